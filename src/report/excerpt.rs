//! The few lines of a cell that a report shows, harmless and of bounded size.

use std::ops::Range;

use super::text;

/// Lines before the first and after the last label.
const CONTEXT: usize = 1;
/// Characters of a line that are shown; longer lines are cut around the label.
const LINE: usize = 160;
/// Lines between the first and the last label; labels further down are dropped.
const MOST_LINES: usize = 40;

/// Part of a cell's source, ready to print.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Excerpt {
    pub text: String,
    /// Number of the first line in the cell, from 0.
    pub first_line: usize,
    /// Where the spans that were asked for lie in `text`, each cut at the end of its first line; `None`
    /// for one that is too far from the first to be shown.
    pub spans: Vec<Option<Range<usize>>>,
}

impl Excerpt {
    pub fn of(source: &str, spans: &[Range<usize>]) -> Self {
        let starts: Vec<usize> = std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let line_of = |at: usize| starts.partition_point(|start| *start <= at) - 1;
        let Some(main) = spans.first().map(|span| line_of(span.start)) else { return Excerpt::default() };
        let near: Vec<Option<usize>> = spans
            .iter()
            .map(|span| Some(line_of(span.start)).filter(|line| line.abs_diff(main) <= MOST_LINES / 2))
            .collect();
        let first = near.iter().flatten().min().map_or(0, |line| line.saturating_sub(CONTEXT));
        let last = near.iter().flatten().max().map_or(0, |line| (line + CONTEXT).min(starts.len() - 1));

        let mut excerpt = Excerpt { text: String::new(), first_line: first, spans: vec![None; spans.len()] };
        for line in first..=last {
            let begin = starts[line];
            let end = starts.get(line + 1).map_or(source.len(), |next| next - 1);
            let here: Vec<usize> = (0..spans.len()).filter(|&index| near[index] == Some(line)).collect();
            excerpt.push_line(source, begin..end, spans, &here);
        }
        excerpt
    }

    fn push_line(&mut self, source: &str, line: Range<usize>, spans: &[Range<usize>], here: &[usize]) {
        let body = &source[line.clone()];
        // The window of the line that is shown, in characters.
        let total = body.chars().count();
        let label = here.first().map_or(0, |&index| source[line.start..spans[index].start.min(line.end)].chars().count());
        let from = if total <= LINE { 0 } else { label.saturating_sub(LINE / 4).min(total - LINE) };
        if from > 0 {
            self.text.push('…');
        }
        let mut starts = vec![None; here.len()];
        let mut ends = vec![None; here.len()];
        let shown_from = self.text.len();
        for (at, c) in body.char_indices().skip(from).take(LINE) {
            for (slot, &index) in here.iter().enumerate() {
                if starts[slot].is_none() && line.start + at >= spans[index].start {
                    starts[slot] = Some(self.text.len());
                }
                if ends[slot].is_none() && line.start + at >= spans[index].end {
                    ends[slot] = Some(self.text.len());
                }
            }
            if c == '\t' || !text::acts(c) { self.text.push(c) } else { text::push_shown(&mut self.text, c) }
        }
        let line_end = self.text.len();
        for (slot, &index) in here.iter().enumerate() {
            let start = starts[slot].unwrap_or(if spans[index].start <= line.start { shown_from } else { line_end });
            self.spans[index] = Some(start..ends[slot].unwrap_or(line_end).max(start));
        }
        if from + LINE < total {
            self.text.push('…');
        }
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(source: &str, spans: &[Range<usize>]) -> (String, usize, Vec<Option<String>>) {
        let excerpt = Excerpt::of(source, spans);
        let shown = excerpt.spans.iter().map(|s| s.clone().map(|s| excerpt.text[s].to_owned())).collect();
        (excerpt.text, excerpt.first_line, shown)
    }

    #[test]
    fn shows_the_lines_around_the_labels() {
        let source = "a\nb\nc = dd\ne\nf";
        assert_eq!(cut(source, &[8..10]), ("b\nc = dd\ne\n".into(), 1, vec![Some("dd".into())]));
        assert_eq!(cut("dd", &[0..2]), ("dd\n".into(), 0, vec![Some("dd".into())]));
        assert_eq!(cut("f(\n1)", &[0..5]).2, [Some("f(".into())]);
        assert_eq!(cut("", &[0..0]).2, [Some(String::new())]);
    }

    #[test]
    fn control_characters_are_shown_and_labels_stay_in_place() {
        let (text, _, spans) = cut("'\x1b[2J' + dd", &[9..11]);
        assert_eq!(text, "'\\x1b[2J' + dd\n");
        assert_eq!(spans, [Some("dd".into())]);
    }

    #[test]
    fn long_lines_and_long_cells_are_cut() {
        let source = format!("x = [{}dd, 1]", "1, ".repeat(100_000));
        let at = source.find("dd").unwrap();
        let (text, _, spans) = cut(&source, &[at..at + 2]);
        assert!(text.chars().count() < LINE + 4);
        assert_eq!(spans, [Some("dd".into())]);

        let many = "x\n".repeat(10_000) + "dd";
        let (text, first, spans) = cut(&many, &[20_000..20_002, 0..1]);
        assert_eq!((text.as_str(), first), ("x\ndd\n", 9_999));
        assert_eq!(spans, [Some("dd".into()), None]);
    }
}
