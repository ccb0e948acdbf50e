//! The job that lints a change on GitHub or GitLab: the examples of this repository, as they are.

use super::{Change, Host, Offer, Repository, appended};

const GITHUB: &str = include_str!("../../integrations/examples/github-pull-request.yml");
const GITLAB: &str = include_str!("../../integrations/examples/gitlab-ci.yml");
const GITHUB_FILE: &str = ".github/workflows/crane.yml";
const GITLAB_FILE: &str = ".gitlab-ci.yml";

/// More workflows than this are not looked through.
const MOST: usize = 500;

pub fn offer(repository: &Repository) -> Offer {
    match repository.host {
        Host::GitHub => github(repository),
        Host::GitLab => gitlab(repository),
        Host::Unknown => Offer::ByHand("your CI server runs `crane lint`; see the examples for GitLab, Jenkins, Azure and reviewdog".into()),
    }
}

fn github(repository: &Repository) -> Offer {
    let folder = repository.root.join(".github/workflows");
    let entries = std::fs::read_dir(folder).map(|entries| entries.flatten().take(MOST).collect::<Vec<_>>()).unwrap_or_default();
    for entry in entries {
        let file = format!(".github/workflows/{}", entry.file_name().to_string_lossy());
        if let Ok(Some(text)) = repository.read(&file)
            && runs_crane(&text)
        {
            return Offer::Done(format!("{file} runs crane"));
        }
    }
    match repository.read(GITHUB_FILE) {
        Ok(None) => Offer::Change(Change { file: GITHUB_FILE.into(), before: None, after: GITHUB.into() }),
        Ok(Some(_)) => Offer::ByHand(format!("{GITHUB_FILE} is there, but does not run crane")),
        Err(why) => Offer::ByHand(why),
    }
}

fn gitlab(repository: &Repository) -> Offer {
    let before = match repository.read(GITLAB_FILE) {
        Ok(before) => before,
        Err(why) => return Offer::ByHand(why),
    };
    let text = before.as_deref().unwrap_or_default();
    if runs_crane(text) {
        return Offer::Done(format!("{GITLAB_FILE} runs crane"));
    }
    // A job can be put behind others wherever the file is one document in block style.
    let plain = text.lines().all(|line| !line.starts_with(['{', '[', '-', '.']) || line == "---" || line.starts_with('.') && line != "...");
    // Without a stage of its own a job belongs to `test`, which a list of stages may not have.
    let stages = text.lines().any(|line| line.starts_with("stages:")) && !text.contains("test");
    if !plain || stages || text.lines().filter(|line| *line == "---").count() > 1 {
        return Offer::ByHand(format!("{GITLAB_FILE} is written so that a job cannot be added safely; add\n{GITLAB}"));
    }
    Offer::Change(Change { file: GITLAB_FILE.into(), after: appended(text, GITLAB), before })
}

fn runs_crane(text: &str) -> bool {
    let uses = concat!(env!("CARGO_PKG_REPOSITORY"), "@").trim_start_matches("https://github.com/");
    text.lines().filter(|line| !line.trim_start().starts_with('#')).any(|line| line.contains("crane lint") || line.contains(uses))
}
