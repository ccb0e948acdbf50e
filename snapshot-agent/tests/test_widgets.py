"""Widgets call the notebook's functions between runs: what those reach is unknown."""

from conftest import needs


@needs("ipywidgets")
def test_what_a_callback_reaches_is_unknown(record):
    found = record(
        "import ipywidgets\nlog, other = [], []\ndef clicked(change):\n    log.append(change)\n"
        "slider = ipywidgets.IntSlider()\nslider.observe(clicked, 'value')\nbutton = ipywidgets.Button()",
        "button.on_click(lambda b: other.append(1))",
    )
    assert "log" in found.runs[0]["unknown"] and "other" in found.runs[0]["set"]
    assert "other" in found.runs[1]["unknown"]
