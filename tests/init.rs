//! `crane init` on repositories of many kinds: what is there stays, and nothing is done twice.

mod support;

use std::path::Path;

use support::{Sandbox, notebook};

fn repository() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.git("init -q .");
    sandbox.write("n.ipynb", notebook(&["x = 1"]));
    sandbox
}

fn read(sandbox: &Sandbox, file: &str) -> String {
    std::fs::read_to_string(sandbox.path(file)).unwrap()
}

#[test]
fn a_new_repository_gets_everything_and_nothing_twice() {
    let sandbox = repository();
    sandbox.git("remote add origin https://github.com/someone/something.git");
    sandbox.write("requirements.txt", "numpy");
    let ran = sandbox.crane("init --yes");
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.stdout.contains("1 notebook, on GitHub"), "{}", ran.stdout);
    let hook = read(&sandbox, ".pre-commit-config.yaml");
    let repo = env!("CARGO_PKG_REPOSITORY");
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(hook, format!("repos:\n  - repo: {repo}-pre-commit\n    rev: v{version}\n    hooks:\n      - id: crane\n"));
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("integrations/examples/github-pull-request.yml");
    assert_eq!(read(&sandbox, ".github/workflows/crane.yml"), std::fs::read_to_string(example).unwrap());
    assert_eq!(read(&sandbox, "requirements.txt"), "numpy\ncrane-snapshot>=0.1\n");
    // The configuration is one that crane itself reads.
    let linted = sandbox.crane("lint");
    assert_eq!((linted.status, linted.stderr.as_str()), (0, ""));

    let files = sandbox.shell("find . -path ./.git -prune -o -type f -print | sort; cat requirements.txt crane.toml .pre-commit-config.yaml");
    for arguments in ["init --yes", "init"] {
        let again = sandbox.crane(arguments);
        assert!(again.stdout.ends_with("everything is there\n"), "{}", again.stdout);
    }
    let after = sandbox.shell("find . -path ./.git -prune -o -type f -print | sort; cat requirements.txt crane.toml .pre-commit-config.yaml");
    assert_eq!(after.stdout, files.stdout);
}

#[test]
fn each_part_is_asked_for_and_no_answer_means_no() {
    let sandbox = repository();
    let ran = sandbox.crane("init");
    assert!(ran.stdout.contains("+      - id: crane\n") && ran.stdout.contains("nothing was written"), "{}", ran.stdout);
    assert!(!sandbox.path(".pre-commit-config.yaml").exists() && !sandbox.path("crane.toml").exists());

    let ran = sandbox.crane_with("init", b"n\nyes\n");
    assert_eq!(ran.status, 0);
    assert!(!sandbox.path(".pre-commit-config.yaml").exists() && sandbox.path("crane.toml").exists(), "{}", ran.stdout);

    sandbox.crane("init --yes --only pre-commit");
    assert!(sandbox.path(".pre-commit-config.yaml").exists());
    assert_eq!(sandbox.crane("init --only hook").status, 2);
    assert_eq!(sandbox.crane("init missing").status, 2);
}

#[test]
fn comments_and_order_of_existing_files_stay() {
    let sandbox = repository();
    let hooks = "# ours\nrepos:\n- repo: https://example.com/a\n  rev: v1  # pinned\n  hooks:\n  - id: a\n\n# for the service\nci:\n  autofix_prs: false\n";
    let project = "# header\n[project]\nname = \"x\" # a name\n\n[tool.ruff]\nline-length = 100";
    let jobs = "# jobs\ntest:\n  script: [make]\n";
    for (file, text) in [(".pre-commit-config.yaml", hooks), ("pyproject.toml", project), (".gitlab-ci.yml", jobs)] {
        sandbox.write(file, text);
    }
    let ran = sandbox.crane("init --yes");
    assert!(ran.stdout.contains("on GitLab"), "{}", ran.stdout);
    let now = read(&sandbox, ".pre-commit-config.yaml");
    assert!(now.contains("  - id: a\n- repo: https://github.com/") && now.contains("    - id: crane\n\n# for the service\nci:"), "{now}");
    assert!(read(&sandbox, "pyproject.toml").starts_with(&format!("{project}\n\n[tool.crane]\n")));
    assert!(read(&sandbox, ".gitlab-ci.yml").starts_with("# jobs\ntest:\n  script: [make]\n\n# GitLab shows"));
    // Taking out what was added gives back what was there.
    for (file, text) in [(".pre-commit-config.yaml", hooks), ("pyproject.toml", project), (".gitlab-ci.yml", jobs)] {
        let now = read(&sandbox, file);
        let mut rest = now.lines();
        assert!(text.lines().all(|line| rest.any(|kept| kept == line)), "{now}");
    }
    assert!(sandbox.crane("init --yes --only pre-commit,workflow,config").stdout.ends_with("everything is there\n"));
}

#[test]
fn what_cannot_be_changed_safely_is_left_and_said() {
    let sandbox = repository();
    sandbox.git("remote add origin https://github.com/someone/something.git");
    sandbox.write(".pre-commit-config.yaml", "repos: [{repo: local, hooks: []}]\n");
    sandbox.write("pyproject.toml", "[tool\n");
    sandbox.write("requirements.txt", "numpy==2.0 --hash=sha256:00\n");
    // A link would make us write where it leads.
    #[cfg(unix)]
    std::os::unix::fs::symlink(std::env::temp_dir(), sandbox.path(".github")).unwrap();
    let before = sandbox.shell("cat .pre-commit-config.yaml pyproject.toml requirements.txt").stdout;
    let ran = sandbox.crane("init --yes");
    assert_eq!(ran.status, 0);
    for said in ["is not written one item a line. Add below `repos:`", "pyproject.toml is no valid TOML", "requirements.txt is written by a tool", "reached through a link"] {
        assert!(ran.stdout.contains(said), "{said}: {}", ran.stdout);
    }
    assert_eq!(sandbox.shell("cat .pre-commit-config.yaml pyproject.toml requirements.txt").stdout, before);
    assert!(ran.stdout.ends_with("nothing left to write\n"), "{}", ran.stdout);
}

#[test]
fn text_of_a_repository_does_not_act() {
    let sandbox = repository();
    sandbox.write("requirements.txt", "numpy # \x1b[2J\n::error::x\n");
    let ran = sandbox.crane("init");
    assert!(!ran.stdout.contains('\x1b') && ran.stdout.contains("\\x1b[2J"), "{}", ran.stdout);
}
