//! Asks a model about the cases now, in the way in which `crane lint --llm` asks.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::package::{Vote, Votes};
use super::{Ask, Case, Engine, Plan, positive, report, verdict};
use crate::finding::{Target, Verdict, World};
use crate::llm::prompt::{Prompt, Telling};
use crate::llm::question::Asker;

/// Votes by case, without those that were not asked or not answered.
pub fn votes(cases: &[Case], plan: &Plan, (ask, telling): (Ask<'_>, &Telling<'_>)) -> Result<BTreeMap<String, Votes>, String> {
    let prompts: Vec<Option<(&Case, Prompt)>> = cases.par_iter().map(|case| prompt_of(case, plan, telling)).collect::<Result<_, String>>()?;
    let (cases, prompts): (Vec<&Case>, Vec<Prompt>) = prompts.into_iter().flatten().unzip();
    let answers = ask(&prompts);
    let by_case = cases.into_iter().zip(answers).filter_map(|(case, voted)| {
        let voted = voted?;
        let (crash, asked) = (voted.votes.0 as usize, voted.votes.1 as usize);
        let reasoning = voted.shared.map(|reply| reply.diagnosis).unwrap_or_default();
        let answers = (0..asked).map(|at| Vote { detection: at < crash, reasoning: reasoning.clone() }).collect();
        Some((case.id.clone(), Votes { answers, of: asked }))
    });
    Ok(by_case.collect())
}

fn prompt_of<'c>(case: &'c Case, plan: &Plan, telling: &Telling<'_>) -> Result<Option<(&'c Case, Prompt)>, String> {
    let report = report(case, plan)?;
    let cell = case.target_index();
    let (verdict, unknown) = verdict(&report, cell);
    if matches!(plan.engine, Engine::LiveHybrid(_)) && (verdict != Verdict::Undecided || positive(&report, cell).is_some()) {
        return Ok(None);
    }
    let Some(notebook) = &report.notebook else { return Ok(None) };
    let target = Target { cell, world: World::Kernel, verdict, unknown };
    let mut made = None;
    Asker::new(notebook, &plan.options(), telling.packages).each(&[&target], |_, question| made = Some(telling.render(&question)));
    Ok(made.transpose()?.map(|prompt| (case, prompt)))
}
