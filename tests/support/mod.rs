//! A folder that is gone after the test, and the binary run in it with an environment of our choice.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;

/// How a command went.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

pub struct Sandbox(PathBuf);

static NUMBER: AtomicUsize = AtomicUsize::new(0);

impl Sandbox {
    pub fn new() -> Self {
        let name = format!("crane-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Sandbox(folder.canonicalize().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    /// Runs crane; arguments are separated by spaces.
    pub fn crane(&self, arguments: &str) -> Ran {
        self.crane_in(arguments, b"", &[])
    }

    pub fn crane_with(&self, arguments: &str, input: &[u8]) -> Ran {
        self.crane_in(arguments, input, &[])
    }

    pub fn crane_in(&self, arguments: &str, input: &[u8], environment: &[(&str, &str)]) -> Ran {
        let mut command = self.command(env!("CARGO_BIN_EXE_crane"));
        command.args(arguments.split_whitespace()).envs(environment.iter().copied());
        run(command, input)
    }

    /// Runs a line of bash, in which `$CRANE` is the binary.
    pub fn shell(&self, line: &str) -> Ran {
        let mut command = self.command("bash");
        command.args(["-c", line]).env("CRANE", env!("CARGO_BIN_EXE_crane"));
        run(command, b"")
    }

    /// Runs git with a user and without anybody's configuration; what it printed.
    pub fn git(&self, arguments: &str) -> String {
        let mut command = self.command("git");
        let user = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always"];
        command.args(user).args(arguments.split_whitespace()).env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_NOSYSTEM", "1");
        let ran = run(command, b"");
        assert_eq!(ran.status, 0, "git {arguments}: {ran:?}");
        ran.stdout
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.0).env_clear();
        for name in ["PATH", "SYSTEMROOT"] {
            if let Some(value) = std::env::var_os(name) {
                command.env(name, value);
            }
        }
        command.env("HOME", &self.0).env("GIT_CEILING_DIRECTORIES", self.0.parent().unwrap());
        command
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn run(mut command: Command, input: &[u8]) -> Ran {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read its input is fine.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Ran {
        status: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A notebook of code cells that never ran.
pub fn notebook(sources: &[&str]) -> String {
    let cells: Vec<_> = sources.iter().map(|source| (None, (*source).to_owned())).collect();
    notebook_with_counts(&cells)
}

/// A notebook of code cells with their execution counts.
pub fn notebook_with_counts(cells: &[(Option<u32>, String)]) -> String {
    let cells: Vec<_> = cells
        .iter()
        .enumerate()
        .map(|(index, (count, source))| {
            let lines: Vec<&str> = source.split_inclusive('\n').collect();
            json!({"cell_type": "code", "id": format!("c{index}"), "execution_count": count, "metadata": {}, "outputs": [], "source": lines})
        })
        .collect();
    let document = json!({"cells": cells, "metadata": {"language_info": {"name": "python"}}, "nbformat": 4, "nbformat_minor": 5});
    serde_json::to_string_pretty(&document).unwrap()
}
