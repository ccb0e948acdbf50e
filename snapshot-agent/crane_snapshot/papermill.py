"""papermill's engine that records: `papermill --engine crane IN OUT`."""

from papermill.engines import NBClientEngine

from .hooks import KERNEL_ARGUMENTS, Collector


class Engine(NBClientEngine):
    @classmethod
    def execute_managed_notebook(cls, nb_man, kernel_name, **kwargs):
        collector = Collector(nb_man.nb)

        def executed(cell, cell_index, execute_reply):
            # papermill saves after each cell.
            if collector.executed(cell, execute_reply):
                collector.finish()

        arguments = list(kwargs.pop("extra_arguments", ())) + list(KERNEL_ARGUMENTS)
        return super().execute_managed_notebook(
            nb_man, kernel_name, on_cell_executed=executed, extra_arguments=arguments, **kwargs
        )
