"""A real JupyterLab, and a real Notebook 7, in a real browser: open, run, edit, run, save; the file has the snapshot, and no dialog appears.

Needs what `tests/setup_browser.sh` installs.
"""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from conftest import ROOT, needs
from test_record import check

nbformat = pytest.importorskip("nbformat")

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
pytestmark = [
    needs("jupyterlab", "selenium", "ipykernel"),
    pytest.mark.skipif(not (BROWSER and DRIVER), reason="Chromium is missing: run tests/setup_browser.sh"),
]


class Lab:
    """A JupyterLab or Notebook 7 server with its own folders, and a browser tab."""

    def __init__(self, root, collaboration=False, jupytext=False, notebook=False):
        self.root = root
        self.page = "notebooks" if notebook else "lab/tree"
        self.collaboration = collaboration
        self.port = _free_port()
        work = root / "work"
        work.mkdir()
        self.work = work
        env = dict(os.environ, PYTHONPATH=str(ROOT), CRANE_SNAPSHOT="1", JUPYTER_TOKEN="t")
        for name in ("XDG_CONFIG_HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
            env[name] = str(root / name.lower())
        startup = root / "ipythondir" / "profile_default" / "startup"
        startup.mkdir(parents=True)
        shutil.copy(ROOT / "data" / "50-crane.py", startup)
        spec = root / "jupyter_data_dir" / "kernels" / "python3"
        spec.mkdir(parents=True)
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        (spec / "kernel.json").write_text(json.dumps({"argv": argv, "display_name": "Python 3", "language": "python"}))
        extensions = {
            "crane_snapshot": True,
            "jupyter_server_ydoc": collaboration,
            "jupyter_collaboration": collaboration,
            "jupyter_server_fileid": collaboration,
            "jupytext": jupytext,
        }
        config = root / "config.py"
        config.write_text(f"c.ServerApp.jpserver_extensions = {extensions!r}\n")
        settings = root / "jupyter_config_dir" / "labconfig"
        settings.mkdir(parents=True)
        disabled = {"@jupyterlab/apputils-extension:announcements": True}
        if not collaboration:
            disabled.update({"@jupyter/collaboration-extension": True, "@jupyter/docprovider-extension": True})
        (settings / "page_config.json").write_text(json.dumps({"disabledExtensions": disabled}))
        self.log = open(root / "server.log", "w")
        self.server = subprocess.Popen(
            [sys.executable, "-m", "notebook" if notebook else "jupyterlab", "--no-browser", "--allow-root", f"--port={self.port}", f"--config={config}",
             f"--ServerApp.root_dir={work}", "--ServerApp.disable_check_xsrf=True",
             f"--{'JupyterNotebookApp' if notebook else 'LabApp'}.workspaces_dir={root / 'ws'}"],
            env=env, cwd=root, stdout=self.log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.browser = None
        self._wait_for_server()

    def _wait_for_server(self):
        for _ in range(240):
            try:
                self.get("/api/status")
                return
            except OSError:
                if self.server.poll() is not None:
                    break
                time.sleep(0.5)
        raise AssertionError("the server did not start:\n" + (self.root / "server.log").read_text()[-3000:])

    def get(self, path):
        return json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}?token=t", timeout=5))

    def open(self, name):
        from selenium import webdriver

        if self.browser is None:
            options = webdriver.ChromeOptions()
            options.binary_location = BROWSER
            for argument in (
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--window-size=1400,1200",
            ):
                options.add_argument(argument)
            options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
            self.browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
            self.browser.set_script_timeout(120)
        self.browser.get(f"http://127.0.0.1:{self.port}/{self.page}/{name}?token=t&reset")
        self.until("return !!(window.jupyterapp || document.querySelector('.jp-Notebook .jp-Cell'))")
        self.until("return document.querySelectorAll('.jp-Notebook .jp-CodeCell').length > 0")
        end = time.time() + 90
        while not any(
            s["path"] == name and s["kernel"]["execution_state"] == "idle" for s in self.get("/api/sessions")
        ):
            assert time.time() < end, self.get("/api/sessions")
            time.sleep(0.3)
        # The page must know of it too, or it asks which kernel to take.
        self.until(
            "return [...document.querySelectorAll('.jp-Toolbar-kernelName')].some(e => e.textContent.includes('Python'))"
        )
        time.sleep(1)

    def until(self, script, seconds=90):
        end = time.time() + seconds
        while time.time() < end:
            if self.browser.execute_script(script):
                return
            time.sleep(0.2)
        self.browser.save_screenshot(str(self.root / "failed.png"))
        raise AssertionError(
            f"never true: {script}\ndialogs: {self.dialogs()}\n" + (self.root / "server.log").read_text()[-2000:]
        )

    def menu(self, top, label):
        """Chooses an item of the menu bar, as a user would."""
        self.browser.execute_script("document.activeElement && document.activeElement.blur()")
        from selenium.webdriver.common.action_chains import ActionChains

        for item in self.browser.find_elements("css selector", ".lm-MenuBar-item"):
            if item.text == top:
                item.click()
        self.until(
            f"return [...document.querySelectorAll('.lm-Menu-itemLabel')].some(e => e.textContent.startsWith({label!r}))"
        )
        for item in self.browser.find_elements("css selector", ".lm-Menu-item"):
            if item.text.startswith(label):
                ActionChains(self.browser).move_to_element(item).click().perform()
                return
        raise AssertionError(f"no menu item {label}")

    def dialogs(self):
        return [d.text for d in self.browser.find_elements("css selector", ".jp-Dialog")]

    def accept(self):
        """Presses the dialog's accepting button (for dialogs that the test asked for)."""
        self.until("return !!document.querySelector('.jp-Dialog .jp-mod-accept')")
        self.browser.find_element("css selector", ".jp-Dialog .jp-mod-accept").click()

    def rename(self, name):
        """By the menu; the server, the page and the session know of it afterwards."""
        from selenium.webdriver.common.keys import Keys

        self.menu("File", "Rename")
        self.until("return !!document.querySelector('.jp-Dialog input')")
        field = self.browser.find_element("css selector", ".jp-Dialog input")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(name)
        self.accept()
        end = time.time() + 60
        while not any(session["path"] == name for session in self.get("/api/sessions")):
            assert time.time() < end, (self.get("/api/sessions"), self.dialogs())
            time.sleep(0.3)
        self.until("return !document.querySelector('.jp-Dialog')")

    def run_all(self, last_count):
        self.menu("Run", "Run All Cells")
        self.until(
            "return [...document.querySelectorAll('.jp-Notebook .jp-CodeCell .jp-InputPrompt')]"
            f".some(e => e.textContent.includes('[{last_count}]'))"
        )

    def type_into(self, cell, text):
        from selenium.webdriver.common.keys import Keys

        editor = self.browser.find_elements("css selector", ".jp-Notebook .jp-CodeCell .cm-content")[cell]
        editor.click()
        editor.send_keys(Keys.CONTROL, Keys.END)
        editor.send_keys(Keys.CONTROL + Keys.END)
        editor.send_keys(text)

    def save(self):
        # Under collaboration the server saves by itself, a second after each change. A save by hand at that
        # very moment was seen to bring up JupyterLab's "File Changed".
        if not self.collaboration:
            self.menu("File", "Save Notebook")

    def snapshot_of(self, name, wanted, seconds=60):
        """The file's snapshot, once it holds what is wanted."""
        end = time.time() + seconds
        found = None
        while time.time() < end:
            try:
                found = json.loads((self.work / name).read_text())["metadata"].get("crane")
            except (ValueError, OSError):
                found = None
            found = found if found is None else check(found)
            if found is not None and wanted(found):
                return found
            time.sleep(0.3)
        self.browser.save_screenshot(str(self.root / "failed.png"))
        raise AssertionError(f"the file has {json.dumps(found)[:1500]}; dialogs: {self.dialogs()}")

    def quiet(self):
        """No dialog was shown, and neither the page nor the server complains of us."""
        assert self.dialogs() == []
        text = (self.root / "server.log").read_text()
        assert "crane-snapshot: the recording" not in text and "Out-of-band" not in text, text[-3000:]
        complaints = [e["message"] for e in self.browser.get_log("browser") if e["level"] == "SEVERE"]
        assert not [m for m in complaints if "crane" in m.lower() or "comm" in m.lower().split()], complaints

    def close(self):
        if self.browser is not None:
            self.browser.quit()
        self.server.terminate()
        try:
            self.server.wait(20)
        except subprocess.TimeoutExpired:
            self.server.kill()
        self.log.close()


def _free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def write(path, *sources):
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    for i, cell in enumerate(cells):
        cell["id"] = f"cell-{i}"
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)


MODULES = {"plain": [], "jupytext": ["jupytext"], "collaboration": ["jupyter_collaboration"], "notebook": ["notebook"]}


@pytest.fixture(params=MODULES)
def lab(request, tmp_path):
    for module in MODULES[request.param]:
        pytest.importorskip(module)
    lab = Lab(pathlib.Path(tmp_path), **({} if request.param == "plain" else {request.param: True}))
    yield lab
    lab.close()


def test_a_session(lab):
    write(lab.work / "a.ipynb", "x = [1]", "x.append(2)")
    lab.open("a.ipynb")
    lab.run_all(2)
    lab.save()
    first = lab.snapshot_of("a.ipynb", lambda s: len(s["runs"]) == 2)
    assert [(r["cell"], r["count"], r["status"]) for r in first["runs"]] == [("cell-0", 1, "ok"), ("cell-1", 2, "ok")]
    assert first["runs"][1]["set"]["x"]["structure"]["length"] == 2
    assert all("source" not in r for r in first["runs"])

    # Edit, run again, save: the record of the earlier source stays, with that source.
    lab.type_into(1, "\ny = 'new'")
    lab.run_all(4)
    lab.save()
    second = lab.snapshot_of("a.ipynb", lambda s: len(s["runs"]) == 4)
    assert second["runs"][1]["source"] == "x.append(2)" and "source" not in second["runs"][3]
    assert second["runs"][3]["set"]["y"]["values"]["value"] == "new"
    lab.quiet()

    # After a restart the dead session is gone.
    lab.menu("Kernel", "Restart Kernel and Run All Cells")
    lab.accept()
    lab.until("return [...document.querySelectorAll('.jp-InputPrompt')].some(e => e.textContent.includes('[2]'))")
    lab.save()
    third = lab.snapshot_of("a.ipynb", lambda s: len(s["runs"]) == 2)
    assert [r["count"] for r in third["runs"]] == [1, 2]
    lab.quiet()

    # After a rename the recording goes on under the new name, in the same kernel.
    kernel = lab.get("/api/sessions")[0]["kernel"]["id"]
    lab.rename("b.ipynb")
    lab.type_into(0, "\nw = 1")
    lab.run_all(4)
    lab.save()
    fourth = lab.snapshot_of("b.ipynb", lambda s: len(s["runs"]) == 4)
    assert fourth["runs"][2]["set"]["w"]["values"]["value"] == 1 and "source" in fourth["runs"][0]
    assert not (lab.work / "a.ipynb").exists()
    assert kernel in [session["kernel"]["id"] for session in lab.get("/api/sessions")]
    lab.quiet()

    # By hand too, when the server has saved by itself before.
    time.sleep(3)
    lab.menu("File", "Save Notebook")
    time.sleep(3)
    lab.quiet()
    assert lab.snapshot_of("b.ipynb", lambda s: True) == fourth

    # Opened again, it goes on in the kernel that still runs, or begins anew.
    lab.open("b.ipynb")
    fresh = len(lab.get("/api/sessions")) > 1
    lab.run_all(2 if fresh else 6)
    lab.save()
    lab.snapshot_of("b.ipynb", lambda s: s["runs"][-1]["count"] in (2, 6) and s["runs"][-1]["cell"] == "cell-1")
    lab.quiet()
