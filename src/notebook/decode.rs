//! From the JSON of a notebook to [`Notebook`].
//!
//! One pass, no tree: what is not needed is stepped over. Notebooks of nbformat 2 and 3 differ in a
//! few names (`worksheets`, `input`, `prompt_number`, `pyout`, `pyerr`), which are read here too, so
//! that positions in the file and saved errors are the same for all; a test holds this against the
//! upgrade of the `nbformat` crate.

use super::json::{Reader, Start, cut};
use super::{Cell, CellKind, Notebook, Output, ReadError, SourceMap, traceback};

type Result<T> = std::result::Result<T, ReadError>;

/// Bytes kept of one text output, and of one table in HTML.
const TEXT_CAP: usize = 16 << 10;
const HTML_CAP: usize = 64 << 10;
/// Bytes kept of all outputs of a notebook; later ones are dropped, errors never.
const OUTPUTS_CAP: usize = 2 << 20;
/// Frames of a traceback that are searched for the cell's own.
const FRAMES: usize = 64;

pub(super) fn notebook(text: &str) -> Result<Notebook> {
    let mut decoder = Decoder {
        reader: Reader::new(text),
        lines: Lines { text, at: 0, line: 1, column: 1 },
        budget: OUTPUTS_CAP,
        cut: false,
    };
    if decoder.reader.peek()? != Start::Object {
        // Said as broken JSON if it is that, and as something else if it is valid.
        decoder.reader.skip()?;
        decoder.reader.finish()?;
        return Err(ReadError::new("valid JSON, but not a notebook: an object with `cells` was expected"));
    }
    decoder.top()
}

struct Decoder<'a> {
    reader: Reader<'a>,
    lines: Lines<'a>,
    budget: usize,
    /// Some text of the cell being read was left out or cut short.
    cut: bool,
}

/// Counts lines and columns forward only, so that the whole file is counted once.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    column: u32,
}

impl Lines<'_> {
    fn position(&mut self, at: usize) -> (u32, u32) {
        if at < self.at {
            // Only where keys repeat or stand in an unusual order.
            (self.at, self.line, self.column) = (0, 1, 1);
        }
        let between = &self.text[self.at..at];
        let tail = match memchr::memrchr(b'\n', between.as_bytes()) {
            None => between,
            Some(last) => {
                self.line += memchr::memchr_iter(b'\n', between.as_bytes()).count() as u32;
                self.column = 1;
                &between[last + 1..]
            }
        };
        self.column += tail.chars().count() as u32;
        self.at = at;
        (self.line, self.column)
    }
}

#[derive(Default)]
struct Metadata {
    language: Option<String>,
    kernel_language: Option<String>,
    kernel: Option<String>,
    version: Option<String>,
    snapshot: Option<Box<str>>,
}

impl<'a> Decoder<'a> {
    fn top(&mut self) -> Result<Notebook> {
        let mut notebook = Notebook::default();
        let mut metadata = Metadata::default();
        let mut has_cells = false;
        self.reader.enter()?;
        let mut first = true;
        while let Some(key) = self.reader.next_key(first)? {
            first = false;
            match key.as_ref() {
                "cells" if self.reader.peek()? == Start::Array => {
                    has_cells = true;
                    notebook.cells.clear();
                    self.cells(&mut notebook.cells)?;
                }
                "worksheets" if self.reader.peek()? == Start::Array => {
                    has_cells = true;
                    self.items(|this| this.worksheet(&mut notebook.cells))?;
                }
                "metadata" => self.metadata(&mut metadata)?,
                _ => {
                    self.reader.skip()?;
                }
            }
        }
        self.reader.finish()?;
        if !has_cells {
            return Err(ReadError::new("valid JSON, but not a notebook: it has no list `cells`"));
        }
        notebook.cells.shrink_to_fit();
        notebook.snapshot = metadata.snapshot;
        notebook.python_version = metadata.version;
        notebook.kernel_is_python_3 = metadata.kernel.as_deref().is_some_and(|kernel| kernel.to_lowercase().contains("python3"));
        notebook.language = metadata
            .language
            .or(metadata.kernel_language)
            .or_else(|| metadata.kernel.as_deref().and_then(language_of_kernel).map(str::to_owned))
            .map(|language| language.to_lowercase());
        Ok(notebook)
    }

    /// Calls `item` at each item of the array that comes next; steps over anything else.
    fn items(&mut self, mut item: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        if self.reader.peek()? != Start::Array {
            self.reader.skip()?;
            return Ok(());
        }
        self.reader.enter()?;
        let mut first = true;
        while self.reader.next_item(first)? {
            first = false;
            item(self)?;
        }
        Ok(())
    }

    /// Calls `value` at each value of the object that comes next; steps over anything else.
    fn entries(&mut self, mut value: impl FnMut(&mut Self, &str) -> Result<()>) -> Result<()> {
        if self.reader.peek()? != Start::Object {
            self.reader.skip()?;
            return Ok(());
        }
        self.reader.enter()?;
        let mut first = true;
        while let Some(key) = self.reader.next_key(first)? {
            first = false;
            value(self, &key)?;
        }
        Ok(())
    }

    fn owned_string(&mut self) -> Result<Option<String>> {
        Ok(self.reader.string_or_skip()?.map(|text| text.into_owned()))
    }

    fn worksheet(&mut self, cells: &mut Vec<Cell>) -> Result<()> {
        self.entries(|this, key| if key == "cells" { this.cells(cells) } else { this.reader.skip().map(drop) })
    }

    fn metadata(&mut self, metadata: &mut Metadata) -> Result<()> {
        self.entries(|this, key| {
            match key {
                "language_info" => this.entries(|this, key| {
                    match key {
                        "name" => metadata.language = this.owned_string()?,
                        "version" => metadata.version = this.owned_string()?,
                        _ => drop(this.reader.skip()?),
                    }
                    Ok(())
                })?,
                "kernelspec" => this.entries(|this, key| {
                    match key {
                        "language" => metadata.kernel_language = this.owned_string()?,
                        "name" => metadata.kernel = this.owned_string()?,
                        _ => drop(this.reader.skip()?),
                    }
                    Ok(())
                })?,
                // nbformat 3 of kernels other than IPython.
                "language" => metadata.kernel_language = this.owned_string()?,
                "crane" => {
                    let range = this.reader.skip()?;
                    metadata.snapshot = Some(this.reader.text[range].into());
                }
                _ => drop(this.reader.skip()?),
            }
            Ok(())
        })
    }

    fn cells(&mut self, cells: &mut Vec<Cell>) -> Result<()> {
        self.items(|this| {
            let cell = this.cell()?;
            cells.push(cell);
            Ok(())
        })
    }

    fn cell(&mut self) -> Result<Cell> {
        let mut cell = Cell::default();
        let mut known = false;
        // Where what needs the kind of the cell stands, if it comes before the kind.
        let (mut source, mut outputs) = (None, None);
        self.entries(|this, key| {
            match key {
                "cell_type" => {
                    known = true;
                    let code = this.reader.string_or_skip()?.as_deref() == Some("code");
                    cell.kind = if code { CellKind::Code } else { CellKind::Other };
                }
                "id" => cell.id = this.owned_string()?.filter(|id| !id.is_empty()),
                "execution_count" | "prompt_number" => cell.execution_count = this.reader.count()?,
                "metadata" => this.tags(&mut cell.tags)?,
                "source" | "input" if known && cell.kind == CellKind::Code => this.source(&mut cell)?,
                "outputs" if known && cell.kind == CellKind::Code => this.outputs(&mut cell)?,
                "source" | "input" => source = Some(this.reader.skip()?),
                "outputs" => outputs = Some(this.reader.skip()?),
                _ => drop(this.reader.skip()?),
            }
            Ok(())
        })?;
        if cell.kind == CellKind::Code {
            let end = self.reader.pos;
            if let Some(range) = source {
                self.reader.pos = range.start;
                self.source(&mut cell)?;
            }
            if let Some(range) = outputs {
                self.reader.pos = range.start;
                self.outputs(&mut cell)?;
            }
            self.reader.pos = end;
        }
        Ok(cell)
    }

    fn tags(&mut self, tags: &mut Vec<String>) -> Result<()> {
        self.entries(|this, key| {
            if key != "tags" {
                return this.reader.skip().map(drop);
            }
            this.items(|this| {
                tags.extend(this.owned_string()?);
                Ok(())
            })
        })
    }

    fn source(&mut self, cell: &mut Cell) -> Result<()> {
        cell.source.clear();
        cell.map = SourceMap::default();
        match self.reader.peek()? {
            Start::String => self.segment(cell)?,
            Start::Array => self.items(|this| match this.reader.peek()? {
                Start::String => this.segment(cell),
                _ => this.reader.skip().map(drop),
            })?,
            _ => drop(self.reader.skip()?),
        }
        cell.source.shrink_to_fit();
        cell.map.shrink();
        Ok(())
    }

    /// One string of a source.
    fn segment(&mut self, cell: &mut Cell) -> Result<()> {
        let (range, _) = self.reader.raw_string()?;
        let raw = &self.reader.text[range.clone()];
        if let Some(at) = raw.bytes().position(|byte| byte < 0x20) {
            return Err(self.reader.error(range.start + at, "not valid JSON: a control character stands unescaped in a string"));
        }
        let (line, column) = self.lines.position(range.start);
        let start = cell.source.len();
        cell.map.start_segment(start as u32, line, column);
        let (source, map) = (&mut cell.source, &mut cell.map);
        let mut carriage = false;
        self.reader.decode(range, usize::MAX, source, |at, character, width| {
            carriage |= character == '\r';
            map.note_escape(at as u32, character, width);
        })?;
        if carriage {
            drop_carriage_returns(cell, start);
        }
        Ok(())
    }

    fn outputs(&mut self, cell: &mut Cell) -> Result<()> {
        let outputs = &mut cell.outputs;
        outputs.clear();
        self.cut = false;
        self.items(|this| {
            if let Some(output) = this.output()? {
                outputs.push(output);
            }
            Ok(())
        })?;
        cell.outputs_cut = self.cut;
        Ok(())
    }

    fn output(&mut self) -> Result<Option<Output>> {
        let mut kind = String::new();
        let (mut stream, mut text, mut plain, mut html) = (None, None, None, None);
        let (mut name, mut value, mut line) = (String::new(), String::new(), None);
        self.entries(|this, key| {
            match key {
                "output_type" => kind = this.owned_string()?.unwrap_or_default(),
                "name" | "stream" => stream = this.owned_string()?,
                // Of a stream, and in nbformat 3 the plain text of a result.
                "text" => text = this.text(TEXT_CAP)?,
                "html" => html = this.text(HTML_CAP)?,
                "data" => this.entries(|this, mime| {
                    match mime {
                        "text/plain" => plain = this.text(TEXT_CAP)?,
                        "text/html" => html = this.text(HTML_CAP)?,
                        _ => drop(this.reader.skip()?),
                    }
                    Ok(())
                })?,
                "ename" => name = this.text(256)?.unwrap_or_default(),
                "evalue" => value = this.text(TEXT_CAP)?.unwrap_or_default(),
                "traceback" => line = this.traceback()?,
                _ => drop(this.reader.skip()?),
            }
            Ok(())
        })?;
        if matches!(kind.as_str(), "error" | "pyerr") {
            return Ok(Some(Output::Error { name, value, line }));
        }
        let size = 64 + [&text, &plain, &html].into_iter().flatten().map(String::len).sum::<usize>();
        if size > self.budget {
            self.cut = true;
            return Ok(None);
        }
        self.budget -= size;
        let plain = plain.or_else(|| text.take_if(|_| kind != "stream")).unwrap_or_default();
        Ok(match kind.as_str() {
            "stream" => {
                Some(Output::Stream { name: stream.unwrap_or_else(|| "stdout".to_owned()), text: text.unwrap_or_default() })
            }
            "execute_result" | "pyout" => Some(Output::Result { plain, html }),
            "display_data" if !plain.is_empty() || html.is_some() => Some(Output::Display { plain, html }),
            _ => None,
        })
    }

    /// The string, or the joined list of strings, that comes next, up to `cap` bytes.
    fn text(&mut self, cap: usize) -> Result<Option<String>> {
        let cap = cap.min(self.budget.max(256));
        let mut out = String::new();
        match self.reader.peek()? {
            Start::String => {
                let (range, _) = self.reader.raw_string()?;
                self.reader.decode(range, cap, &mut out, |_, _, _| {})?;
            }
            Start::Array => self.items(|this| {
                if this.reader.peek()? != Start::String {
                    return this.reader.skip().map(drop);
                }
                let (range, _) = this.reader.raw_string()?;
                this.reader.decode(range, cap - out.len().min(cap), &mut out, |_, _, _| {})
            })?,
            _ => {
                self.reader.skip()?;
                return Ok(None);
            }
        }
        self.cut |= out.len() + 4 > cap;
        out.truncate(cut(&out, cap).len());
        out.shrink_to_fit();
        Ok(Some(out))
    }

    fn traceback(&mut self) -> Result<Option<u32>> {
        let mut line = None;
        let mut frames = 0;
        self.items(|this| {
            if line.is_some() || frames >= FRAMES {
                return this.reader.skip().map(drop);
            }
            frames += 1;
            if let Some(frame) = this.text(TEXT_CAP)? {
                line = traceback::cell_line(&traceback::without_colours(&frame));
            }
            Ok(())
        })?;
        Ok(line)
    }
}

/// Makes `\r\n` one `\n` in what a segment added to the source from `start` on.
fn drop_carriage_returns(cell: &mut Cell, start: usize) {
    let added = cell.source.split_off(start);
    let dropped: Vec<u32> = added.match_indices("\r\n").map(|(at, _)| (start + at) as u32).collect();
    cell.source.push_str(&added.replace("\r\n", "\n"));
    cell.map.drop_characters(start as u32, &dropped);
}

/// The language of a notebook that names only its kernel; `None` is taken for Python.
fn language_of_kernel(kernel: &str) -> Option<&'static str> {
    let kernel = kernel.to_lowercase();
    let table = [
        ("ir", "r"), ("julia", "julia"), ("javascript", "javascript"), ("bash", "bash"), ("scala", "scala"),
        ("spark", "scala"), ("haskell", "haskell"), ("ruby", "ruby"), ("octave", "octave"), ("matlab", "matlab"),
        ("xcpp", "c++"), ("cling", "c++"), ("rust", "rust"), ("gophernotes", "go"), ("java", "java"),
        ("kotlin", "kotlin"), ("swift", "swift"), ("tslab", "typescript"), ("deno", "typescript"),
        ("sagemath", "sage"), ("coq", "coq"), ("ocaml", "ocaml"), (".net-csharp", "c#"), (".net-fsharp", "f#"),
        ("python2", "python2"),
    ];
    // `julia-1.9`, `sagemath-10.2`: a version may follow.
    let stem = kernel.trim_end_matches(|end: char| end.is_ascii_digit() || matches!(end, '-' | '.' | '_'));
    table.iter().find(|(name, _)| *name == kernel || *name == stem).map(|(_, language)| *language)
}
