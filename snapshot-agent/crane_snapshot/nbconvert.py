"""Recording for `jupyter nbconvert --execute --config FILE`, where the file holds

from crane_snapshot.nbconvert import configure
configure(c)
"""

from nbconvert.preprocessors import Preprocessor

from .hooks import KERNEL_ARGUMENTS, Collector

#: Cells and replies of the notebook that is being executed: nbconvert's hook does not name the notebook.
_executed = []


class Save(Preprocessor):
    """Runs after the execution, and puts what was recorded into the notebook's metadata."""

    enabled = True

    def preprocess(self, nb, resources):
        collector = Collector(nb)
        for cell, reply in _executed:
            collector.executed(cell, reply)
        _executed.clear()
        collector.finish()
        return nb, resources


def _after_cell(cell, cell_index, execute_reply):
    _executed.append((cell, execute_reply))


def configure(config):
    """Sets the hook in a traitlets configuration object (`c` in a configuration file)."""
    config.NotebookClient.on_cell_executed = _after_cell
    config.NotebookClient.extra_arguments = list(KERNEL_ARGUMENTS)
    config.Exporter.preprocessors = list(config.Exporter.get("preprocessors") or []) + [Save]
