"""Both wheels, built here, installed into fresh environments and used."""

import json
import pathlib
import re
import shutil
import sys
import zipfile

from .conftest import ROOT, notebook, run

try:
    import tomllib
except ImportError:  # Python 3.10 and older
    tomllib = None


def toml(file):
    return tomllib.loads((ROOT / file).read_text(encoding="utf-8"))


def version():
    return toml("Cargo.toml")["package"]["version"]


def test_all_version_numbers_agree(tmp_path):
    script = ROOT / "scripts/versions.py"
    run(sys.executable, script)
    run(sys.executable, script, f"refs/tags/v{version()}")
    run(sys.executable, script, "refs/heads/main")
    other = run(sys.executable, script, "refs/tags/v9.9.9", check=False)
    assert other.returncode == 1 and "the tag is v9.9.9" in other.stderr

    # Set in a copy: every place follows, and one that is forgotten is told.
    shutil.copytree(ROOT / "integrations", tmp_path / "integrations")
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    for file in ("scripts/versions.py", "Cargo.toml", "README.md", "snapshot-agent/pyproject.toml"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    package = tmp_path / "snapshot-agent/crane_snapshot/__init__.py"
    package.parent.mkdir()
    package.write_text((ROOT / "snapshot-agent/crane_snapshot/__init__.py").read_text(encoding="utf-8"), encoding="utf-8")
    copy = tmp_path / "scripts/versions.py"
    run(sys.executable, copy, "--set", "9.8.7")
    run(sys.executable, copy, "refs/tags/v9.8.7")
    example = tmp_path / "integrations/examples/github-nightly.yml"
    assert "crane-lint/crane@v9.8.7" in example.read_text(encoding="utf-8")
    package.write_text('__version__ = "1.0.0"\n', encoding="utf-8")
    assert "__init__.py: 1.0.0, not 9.8.7" in run(sys.executable, copy, check=False).stderr


def test_everything_names_one_repository():
    home = toml("Cargo.toml")["package"]["repository"]
    assert toml("pyproject.toml")["project"]["urls"]["Repository"] == home
    owner = home.removeprefix("https://github.com/").split("/")[0]
    for text in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *(ROOT / "integrations").rglob("*.*")]:
        for found in re.findall(r"([\w.-]+)/crane(?:-pre-commit|@)", text.read_text(encoding="utf-8", errors="replace")):
            assert found == owner, text


def test_wheel_of_the_linter_is_the_binary_alone(wheels, installed):
    (wheel,) = wheels.glob("crane_lint-*.whl")
    assert re.fullmatch(rf"crane_lint-{re.escape(version())}-py3-none-linux_\w+\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        files = [name for name in archive.namelist() if ".dist-info/" not in name]
        metadata = archive.read(f"crane_lint-{version()}.dist-info/METADATA").decode()
    assert files == [f"crane_lint-{version()}.data/scripts/crane"]
    assert "\nRequires-Dist" not in metadata and "Description-Content-Type: text/markdown" in metadata

    assert run(installed / "crane", "--version").stdout == f"crane {version()}\n"
    done = run(installed / "crane", "lint", "--output-format", "json", "fixtures/demo", cwd=ROOT, check=False)
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert found["summary"]["findings"] >= 5 and found["tool"]["version"] == version()


def test_source_distribution_holds_what_a_build_needs(tmp_path):
    listed = run("cargo", "package", "--list", "--allow-dirty", "--offline", cwd=ROOT).stdout.splitlines()
    needed = ["build.rs", "Cargo.lock", "README.md", "LICENSE", "src/main.rs", "docs/findings.schema.json"]
    needed += ["docs/checks/undefined-name.md", "models/crane.py", "integrations/examples/gitlab-ci.yml"]
    assert [name for name in needed if name not in listed] == []
    assert not [name for name in listed if name.startswith(("tests/", "target/", "fixtures/", ".venv"))]
    # What the sources include, at whatever depth, is in the package.
    for source in (ROOT / "src").rglob("*.rs"):
        for included in re.findall(r'include_(?:str|bytes)!\("([^"]+)"\)', source.read_text(encoding="utf-8")):
            file = (source.parent / included).resolve()
            assert str(file.relative_to(ROOT)) in listed, f"{source}: {included}"


def test_binstall_finds_what_the_release_packs(crane, tmp_path):
    binstall = toml("Cargo.toml")["package"]["metadata"]["binstall"]
    assert binstall["pkg-url"].endswith("/v{ version }/crane-{ target }{ archive-suffix }")
    target = "x86_64-unknown-linux-gnu"
    built = tmp_path / f"target/{target}/release/crane"
    built.parent.mkdir(parents=True)
    shutil.copy(crane, built)
    for file in ("README.md", "LICENSE"):
        shutil.copy(ROOT / file, tmp_path)
    run(ROOT / "integrations/release/archive.sh", target, "dist", cwd=tmp_path)
    assert [file.name for file in (tmp_path / "dist").iterdir()] == [f"crane-{target}.tar.gz"]
    run("tar", "-xzf", f"dist/crane-{target}.tar.gz", cwd=tmp_path)
    inside = binstall["bin-dir"].replace("{ target }", target).replace("{ bin }{ binary-ext }", "crane")
    assert run(tmp_path / inside, "--version").stdout == f"crane {version()}\n"


def test_the_recorder_is_switched_on_in_server_and_kernels(installed, tmp_path, monkeypatch):
    """In a fresh environment, with nothing but pip: what `pip install crane-snapshot` gives a user."""
    python = installed / "python"
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CRANE_SNAPSHOT", "JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        monkeypatch.delenv(name, raising=False)

    listed = run(installed / "jupyter", "server", "extension", "list")
    assert re.search(r"crane_snapshot\S* \S*enabled", (listed.stdout + listed.stderr).replace("\x1b[32m", "")), listed
    assert "Validating" not in listed.stderr or "OK" in listed.stdout + listed.stderr
    found = run(python, "-c", "from papermill.engines import papermill_engines as e; e.register_entry_points(); print(e.get_engine('crane'))")
    assert "crane_snapshot.papermill.Engine" in found.stdout

    # The startup file: a kernel records once it is switched on, and not before.
    code = "get_ipython().extension_manager.loaded"
    kernel = (
        "from jupyter_client.manager import start_new_kernel\n"
        "manager, client = start_new_kernel(kernel_name='python3')\n"
        f"client.execute_interactive('print({code})', timeout=60, output_hook=lambda m: print(m['content'].get('text', '')))\n"
        "manager.shutdown_kernel(now=True)\n"
    )
    assert "crane_snapshot" not in run(python, "-c", kernel).stdout
    run(installed / "crane-snapshot", "enable")
    assert "crane_snapshot" in run(python, "-c", kernel).stdout

    # And the program itself records into a notebook.
    target = tmp_path / "n.ipynb"
    target.write_text(notebook("numbers = [1, 2]"), encoding="utf-8")
    run(installed / "crane-snapshot", "run", target)
    assert json.loads(target.read_text(encoding="utf-8"))["metadata"]["crane"]["runs"]


def test_no_wheel_holds_tests_or_caches(wheels):
    for wheel in pathlib.Path(wheels).glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            assert not [name for name in archive.namelist() if "test" in name.split("/")[0] or "__pycache__" in name]
