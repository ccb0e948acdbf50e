//! `--statistics`: how often each check fired, instead of the findings.

use std::fmt::Write as _;

use super::Style;
use super::data::Report;

pub fn render(report: &Report, style: &Style) -> String {
    let mut rows: Vec<(usize, &str)> = report.summary.checks.iter().map(|(name, number)| (*number, *name)).collect();
    rows.sort_by_key(|(number, name)| (std::cmp::Reverse(*number), *name));
    let width = rows.first().map_or(0, |(number, _)| number.to_string().len());
    let mut out = String::new();
    for (number, name) in rows {
        let check = crate::catalog::find(name);
        let (code, summary) = check.map_or(("", ""), |check| (check.code, check.summary));
        let _ = writeln!(out, "{number:>width$}  {code}  {}  {summary}", style.bold(&format!("{name:<24}")));
    }
    super::closing(&mut out, report, style);
    out
}
