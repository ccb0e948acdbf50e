"""The Jupyter server's side: at each save, puts what the notebook's kernel recorded into the metadata.

The front end never holds the key, so a save replaces nothing that it knows of, and no dialog asks.
"""

import json
import os

from . import sidecar
from .assemble import agreement, assemble, overlap


def _load_jupyter_server_extension(app):
    """Nothing yet: jupytext replaces the contents manager after extensions are loaded."""


async def _start_jupyter_server_extension(app):
    register(app)


def register(app):
    hook = Hook(app)

    def crane_snapshot(model, path, contents_manager, **kwargs):
        try:
            hook(model, path, contents_manager)
        except Exception:  # The user's save comes first.
            app.log.warning("crane-snapshot: the recording of %s was not saved", path, exc_info=True)

    app.contents_manager.register_pre_save_hook(crane_snapshot)


class Hook:
    def __init__(self, app):
        self.app = app

    def __call__(self, model, path, contents_manager):
        if model.get("type") != "notebook" or not isinstance(model.get("content"), dict):
            return
        notebook = model["content"]
        metadata = notebook.get("metadata")
        if not isinstance(metadata, dict):
            return
        recording = self._recording(path, notebook)
        if recording is not None:
            metadata["crane"] = assemble(recording, notebook)
        elif "crane" not in metadata:
            kept = self._on_disk(path, contents_manager)
            if kept is not None:
                metadata["crane"] = kept

    def _recording(self, path, notebook):
        """The recording of the kernel that the notebook has, if it is of this notebook.

        Of several kernels the one that ran the cells as they stand, with their counts; the later one where both did.
        """
        folder = self._runtime()
        for kernels in self._kernels(path):
            found = []
            for kernel in kernels:
                file = sidecar.path_of_kernel(kernel, folder)
                recording = sidecar.read(file)
                # A kernel that two notebooks share has runs of both.
                if recording is not None and overlap(recording, notebook):
                    found.append((agreement(recording, notebook), os.stat(file).st_mtime_ns, len(found), recording))
            if found:
                return max(found)[-1]
        return None

    def _runtime(self):
        from jupyter_core.paths import jupyter_runtime_dir

        return getattr(self.app, "runtime_dir", None) or jupyter_runtime_dir()

    def _kernels(self, path):
        """Kernels of the notebook's sessions, and all others that run: a session may still have an old path."""
        found = []
        try:
            cursor = self.app.session_manager.connection.execute("SELECT kernel_id FROM session WHERE path=?", (path,))
            found = [row[0] for row in cursor.fetchall()]
        except Exception:
            found = []
        try:
            running = list(self.app.kernel_manager.list_kernel_ids())
        except Exception:
            running = []
        return found, [kernel for kernel in running if kernel not in found]

    def _on_disk(self, path, contents_manager):
        """What the file holds: the session may be over while its recording is still true."""
        locate = getattr(contents_manager, "_get_os_path", None)
        if locate is None:
            return None
        file = locate(path)
        if not os.path.isfile(file):
            return None
        with open(file, "rb") as opened:
            content = opened.read()
        if b'"crane"' not in content:
            return None
        try:
            metadata = json.loads(content).get("metadata", {})
        except (ValueError, AttributeError):
            return None
        return metadata.get("crane") if isinstance(metadata, dict) else None
