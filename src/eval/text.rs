//! Which of Python's parsers accept a string: only what is certain is said.

/// `int(text)` succeeds.
pub fn is_int(text: &str) -> bool {
    let digits = text.trim().strip_prefix(['+', '-']).unwrap_or(text.trim());
    well_grouped(digits) && digits.bytes().all(|b| b.is_ascii_digit() || b == b'_')
}

/// `float(text)` succeeds.
pub fn is_float(text: &str) -> bool {
    let text = text.trim();
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    if ["nan", "inf", "infinity"].iter().any(|name| unsigned.eq_ignore_ascii_case(name)) {
        return true;
    }
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).map_or((unsigned, None), |(m, e)| (m, Some(e)));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = |part: &str| part.is_empty() || (well_grouped(part) && part.bytes().all(|b| b.is_ascii_digit() || b == b'_'));
    digits(whole) && digits(fraction) && !(whole.is_empty() && fraction.is_empty()) && exponent.is_none_or(is_int)
}

/// Underscores stand only between digits.
fn well_grouped(digits: &str) -> bool {
    !digits.is_empty() && !digits.starts_with('_') && !digits.ends_with('_') && !digits.contains("__")
}

/// Whether no string that starts with `prefix` is a number: some character can stand in none.
pub fn never_number(prefix: &str) -> bool {
    let letters = |c: char| "naninfityNANINFITYeE".contains(c);
    prefix.trim_start().chars().any(|c| !(c.is_ascii_digit() || matches!(c, '+' | '-' | '.' | '_') || letters(c)))
        && !prefix.chars().any(|c| c.is_numeric() && !c.is_ascii())
}

/// `pd.to_datetime(text)` succeeds (`Some(true)`), raises (`Some(false)`), or it is not certain.
/// Dateutil takes much: a string is refused for certain only where a word is no word of a date.
pub fn is_date(text: &str) -> Option<bool> {
    if is_iso_date(text) {
        return Some(true);
    }
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    // Up to five capitals may be a time zone.
    let foreign = |word: &str| {
        let zone = word.chars().count() <= 5 && word.chars().all(char::is_uppercase);
        !zone && !DATE_WORDS.contains(&word.to_lowercase().as_str())
    };
    if words.into_iter().any(foreign) { Some(false) } else { None }
}

/// `YYYY-MM-DD`, perhaps with a time of `HH:MM:SS`.
fn is_iso_date(text: &str) -> bool {
    let number = |part: &str, digits: usize, low: u32, high: u32| {
        part.len() == digits && part.parse::<u32>().is_ok_and(|n| (low..=high).contains(&n))
    };
    let (date, time) = text.split_once([' ', 'T']).map_or((text, None), |(d, t)| (d, Some(t)));
    let date: Vec<&str> = date.split('-').collect();
    let time: Option<Vec<&str>> = time.map(|t| t.split(':').collect());
    matches!(date.as_slice(), [y, m, d] if number(y, 4, 1700, 2200) && number(m, 2, 1, 12) && number(d, 2, 1, 28))
        && time.is_none_or(|t| matches!(t.as_slice(), [h, m, s] if number(h, 2, 0, 23) && number(m, 2, 0, 59) && number(s, 2, 0, 59)))
}

/// Words that `dateutil.parser` knows (its `parserinfo`), and what pandas takes besides.
const DATE_WORDS: [&str; 69] = [
    "jan", "january", "feb", "february", "mar", "march", "apr", "april", "may", "jun", "june", "jul", "july", "aug",
    "august", "sep", "sept", "september", "oct", "october", "nov", "november", "dec", "december", "mon", "monday", "tue",
    "tuesday", "wed", "wednesday", "thu", "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday", "h", "hour",
    "hours", "m", "minute", "minutes", "s", "second", "seconds", "am", "a", "pm", "p", "at", "on", "and", "ad", "t", "of",
    "st", "nd", "rd", "th", "utc", "gmt", "z", "nan", "nat", "none", "now", "today",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_python_reads_them() {
        for (text, int, float) in [
            ("12", true, true), (" -7\n", true, true), ("1_000", true, true), ("1__0", false, false), ("_1", false, false),
            ("1.5", false, true), (".5", false, true), ("5.", false, true), (".", false, false), ("1e5", false, true),
            ("1e", false, false), ("nan", false, true), ("-Infinity", false, true), ("10,000+", false, false),
            ("", false, false), ("- 1", false, false), ("0x1", false, false), ("+-1", false, false),
        ] {
            assert_eq!((is_int(text), is_float(text)), (int, float), "{text:?}");
        }
    }

    #[test]
    fn a_cut_string_is_no_number_only_if_no_rest_could_make_it_one() {
        assert!(never_number("Photo Editor & Candy"));
        assert!(!never_number("12345678901234567890"));
        assert!(!never_number("٣٤٥"));
    }

    #[test]
    fn dates_are_refused_only_for_a_foreign_word() {
        assert_eq!(is_date("2020-01-28"), Some(true));
        assert_eq!(is_date("2020-01-01 10:00:00"), Some(true));
        assert_eq!(is_date("January 7, 2018"), None);
        assert_eq!(is_date("Gross Unkown"), Some(false));
        assert_eq!(is_date("10:30 EST"), None);
    }
}
