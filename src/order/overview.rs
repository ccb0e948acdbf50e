//! `crane order`: the last session as a table, and its hidden state.

use super::{Order, label};
use crate::notebook::Notebook;

/// What there is to show of the order of a notebook, for people and as JSON.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Overview {
    /// In the order in which they happened.
    pub runs: Vec<Row>,
    /// Code cells that have no count.
    pub never_ran: Vec<Row>,
    /// Cells of an older session, or copies.
    pub doubtful: Vec<Row>,
    /// Names that a cell used although no run that can still be seen had defined them.
    pub hidden: Vec<Hidden>,
    /// Whether the cells ran from top to bottom, once each, without an error.
    pub top_to_bottom: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Row {
    /// From 1, among all cells.
    pub cell: usize,
    pub execution_count: Option<u32>,
    pub failed: bool,
    /// Runs before this one that can no longer be seen.
    pub gap_before: u32,
    /// The cell's first line with code.
    pub first_line: String,
}

/// A name of the hidden state.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Hidden {
    pub name: String,
    /// The cell that used it, from 1, and its label.
    pub cell: usize,
    pub label: String,
    /// A cell that defines it, from 1, which ran later or not at all.
    pub defined_in: Option<usize>,
}

impl Overview {
    pub fn of(notebook: &Notebook) -> Overview {
        let order = Order::of(notebook);
        let row = |cell: usize, failed: bool, gap_before: u32| Row {
            cell: cell + 1,
            execution_count: notebook.cells[cell].execution_count,
            failed,
            gap_before,
            first_line: first_line(&notebook.cells[cell].source),
        };
        let hidden = crate::checks::names::hidden_state(notebook, &order)
            .into_iter()
            .map(|hidden| Hidden {
                label: label(notebook, hidden.cell),
                name: hidden.name,
                cell: hidden.cell + 1,
                defined_in: hidden.defined_in.map(|cell| cell + 1),
            })
            .collect();
        Overview {
            runs: order.runs.iter().map(|run| row(run.cell, run.failed, run.gap_before)).collect(),
            never_ran: order.never_ran.iter().map(|cell| row(*cell, false, 0)).collect(),
            doubtful: order.doubtful.iter().map(|cell| row(*cell, false, 0)).collect(),
            hidden,
            top_to_bottom: order.top_to_bottom(),
        }
    }

    /// For people. The text of the notebook in it is untrusted, like everything that is printed.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut line = |text: String| {
            out.push_str(text.trim_end());
            out.push('\n');
        };
        if self.runs.is_empty() && self.doubtful.is_empty() {
            line("No cell has an execution count: nothing is known of any run.".into());
        }
        for row in &self.runs {
            if row.gap_before > 0 {
                line(format!("       …  {}", plural(row.gap_before, "run", "that can no longer be seen")));
            }
            let count = row.execution_count.map(|count| format!("In [{count}]")).unwrap_or_default();
            let mark = if row.failed { "failed" } else { "" };
            line(format!("{count:>9}  cell {:<4} {mark:<6} {}", row.cell, row.first_line));
        }
        let mut section = |title: &str, rows: &[Row]| {
            if !rows.is_empty() {
                line(format!("\n{title}"));
                for row in rows {
                    line(format!("           cell {:<4}        {}", row.cell, row.first_line));
                }
            }
        };
        section("Never ran:", &self.never_ran);
        section("Share their count with another cell (an older session, or a copy):", &self.doubtful);
        if !self.hidden.is_empty() {
            line("\nHidden state: names that were there although no run above had defined them".into());
            for hidden in &self.hidden {
                let from = match hidden.defined_in {
                    Some(cell) => format!("; cell {cell} defines it, and ran later or not at all"),
                    None => "; no cell defines it any more".into(),
                };
                line(format!("           {} used in {} (cell {}){from}", hidden.name, hidden.label, hidden.cell));
            }
        } else if self.top_to_bottom && !self.runs.is_empty() {
            line("\nRan from top to bottom: no hidden state.".into());
        }
        out
    }
}

fn plural(count: u32, noun: &str, rest: &str) -> String {
    format!("{count} {noun}{} {rest}", if count == 1 { "" } else { "s" })
}

/// The first line that is neither blank nor a comment, cut to fit a table.
fn first_line(source: &str) -> String {
    let line = source.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    line.unwrap_or_default().chars().take(60).collect()
}
