//! Outputs as the libraries print them, and hostile ones.

use super::*;
use crate::notebook::source::parse_text;

fn facts(source: &str, outputs: Vec<Output>) -> Vec<Shown> {
    let cell = Cell { outputs, ..Cell::code(source) };
    let parsed = parse_text(source, None);
    shown(&cell, &parsed.module.body, parsed.module.body.len(), true)
}

fn stdout(text: &str) -> Vec<Output> {
    vec![Output::Stream { name: "stdout".into(), text: text.into() }]
}

fn result(plain: &str) -> Vec<Output> {
    vec![Output::Result { plain: plain.into(), html: None }]
}

fn html(text: &str) -> Vec<Output> {
    vec![Output::Result { plain: String::new(), html: Some(text.into()) }]
}

/// `name: summary` of each fact.
fn told(source: &str, outputs: Vec<Output>) -> String {
    let text = |shown: &Shown| format!("{} {}", shown.name, serde_json::Value::from(&shown.summary));
    facts(source, outputs).iter().map(text).collect::<Vec<_>>().join("; ")
}

fn shape(name: &str, dimensions: &str) -> String {
    format!("{name} {{\"structure\":{{\"shape\":[{dimensions}]}}}}")
}

/// A table as pandas writes it: each name with its tag.
fn table(names: &[&str], rows: usize, after: &str) -> String {
    let head: String = names.iter().map(|name| format!("      <th>{name}</th>\n")).collect();
    let cells = "      <td>1</td>\n".repeat(names.len());
    let body: String = (0..rows).map(|i| format!("    <tr>\n      <th>{i}</th>\n{cells}    </tr>\n")).collect();
    format!(
        "<div>\n<style scoped>\n</style>\n<table border=\"1\" class=\"dataframe\">\n  <thead>\n    <tr style=\"text-align: right;\">\n      \
         <th></th>\n{head}    </tr>\n  </thead>\n  <tbody>\n{body}  </tbody>\n</table>\n{after}</div>"
    )
}

#[test]
fn lines_belong_to_prints_only_where_they_are_as_many() {
    assert_eq!(told("print(x.shape)", stdout("(3, 4)\n")), shape("x", "3,4"));
    assert_eq!(told("print(x.shape)\nf()", stdout("(3, 4)\n(5, 6)\n")), "");
    let both = told("f()\nprint('train', x.shape)\nprint('test', y.shape, len(z))", stdout("noise\ntrain (3, 4)\n(1, 2)\ntest (5,) 7\n"));
    assert_eq!(both, format!("{}; {}; z {{\"structure\":{{\"length\":7}}}}", shape("x", "3,4"), shape("y", "5")));
    assert_eq!(told("print(f'{a.shape} and {b.shape}')", stdout("(1, 2) and (3,)\n")), format!("{}; {}", shape("a", "1,2"), shape("b", "3")));
    assert_eq!(told("print('s: {}'.format(a.shape))\nprint('t: ' + str(b.shape))", stdout("s: (1,)\nt: (2,)\n")), format!("{}; {}", shape("a", "1"), shape("b", "2")));
    assert_eq!(told("print('\\nShape', a.shape)", stdout("\nShape (1, 2)\n")), shape("a", "1,2"));
    // In a branch or a loop it need not run; with another end there is no line.
    assert_eq!(told("if c:\n    print(x.shape)", stdout("(3, 4)\n")), "");
    assert_eq!(told("print(x.shape, end='')", stdout("(3, 4)\n")), "");
    assert_eq!(told("print(f(u), x.shape)", stdout("1 (3, 4)\n")), "");
    assert_eq!(told("print('n', u, x.shape)", stdout("n 1.5 (3, 4)\n")), "");
    // A number is of use where it is known to be one.
    assert!(facts("print('n:', u)", stdout("n: 1\n"))[0].needs_kind);
}

#[test]
fn the_value_of_the_last_expression() {
    assert_eq!(told("1\nx.shape", result("(3, 4)")), shape("x", "3,4"));
    assert_eq!(told("x.shape, y.shape", result("((3, 4), (3,))")), format!("{}; {}", shape("x", "3,4"), shape("y", "3")));
    assert_eq!(told("x.shape;", result("(3, 4)")), "");
    assert_eq!(told("x.shape\ny = 1", result("(3, 4)")), "");
    let two = vec![result("(3, 4)"), result("(5, 6)")].concat();
    assert_eq!(told("x.shape\ny.shape", two), "");
    assert!(told("x.shape", result("torch.Size([2, 3])")).contains("torch.Tensor"));
}

#[test]
fn columns() {
    let names = |text: &str| told("df.columns", result(text));
    assert!(names("Index(['a', 'b '], dtype='object')").ends_with(r#""columns":[{"name":"a"},{"name":"b "}],"complete":true}"#));
    assert!(names("Index(['a', 'b'],\n      dtype='str')").contains(r#""complete":true"#));
    assert!(names("Index(['a',\n       ...\n       'z'],\n      dtype='object', length=150)").contains(r#""complete":false"#));
    assert!(names("RangeIndex(start=0, stop=2, step=1)").contains(r#"[{"name":0},{"name":1}]"#));
    for other in ["MultiIndex([('a', 'b')],\n           )", "Index([1.5], dtype='float64')", "Index(['a'", "Index(['a', 'b'], dtype='object', length=9)", "DatetimeIndex(['2020-01-01'], dtype='datetime64[ns]')"] {
        assert_eq!(names(other), "", "{other}");
    }
    let types = told("df.dtypes", result("PassengerId      int64\nName            object\nx y               bool\ndtype: object"));
    assert!(types.contains(r#"{"name":"PassengerId","types":{"dtype":"int64"}}"#) && types.contains(r#""name":"x y""#), "{types}");
    let missing = told("df.isnull().sum()", result("Age     177\nSex       0\ndtype: int64"));
    assert!(missing.contains(r#"{"name":"Age","values":{"nan":177}}"#), "{missing}");
    assert_eq!(told("df.dtypes", result("a    int64\nb    some thing odd\ndtype: object")), "");
}

#[test]
fn tables() {
    let whole = told("df", html(&table(&["Age", "Sex &amp; Class", "0"], 2, "")));
    assert!(whole.contains(r#""shape":[2,3]"#) && whole.contains(r#"[{"name":"Age"},{"name":"Sex & Class"},{"name":{}}],"complete":true"#), "{whole}");
    let cut = told("df", html(&table(&["a", "...", "z"], 3, "<p>891 rows × 30 columns</p>\n")));
    assert!(cut.contains(r#""shape":[891,30]"#) && cut.contains(r#""complete":false"#), "{cut}");
    let head = told("df.head()", html(&table(&["a"], 5, "")));
    assert!(head.contains(r#""shape":[null,1]"#), "{head}");
    assert!(told("df.head()", html(&table(&["a"], 3, ""))).contains(r#""shape":[3,1]"#));
    // Groups show as many rows each: that is no frame for sure.
    assert!(facts("df.head(2)", html(&table(&["a"], 5, "")))[0].needs_kind);
    assert!(!facts("df.head(5)", html(&table(&["a"], 5, "")))[0].needs_kind);
}

#[test]
fn hostile_tables_say_nothing() {
    let good = table(&["a", "b"], 2, "");
    for text in [
        good[..good.len() - 40].to_owned(),
        good.replace("<td>1</td>", "<td><table border=\"1\" class=\"dataframe\"></table></td>"),
        good.replace("class=\"dataframe\"", "class=\"styled\""),
        good.replacen("<td>1</td>", "", 1),
        table(&["a", "...", "z"], 2, ""),
        table(&["a"], 2, "<p>2 rows × 9 columns</p>"),
        table(&["a"], 2, "<p>many rows × 1 columns</p>"),
        format!("<div><small>shape: (2, 1)</small>{}", table(&["a"], 2, "")),
        table(&vec!["x"; 100_000], 1, ""),
        "<table border=\"1\" class=\"dataframe\">".repeat(1000),
    ] {
        assert_eq!(told("df", html(&text)), "", "{}", &text[..text.len().min(300)]);
    }
    for text in ["array([", "array([[[[[[[[[[[[[[[[[[[[[[[1", "tensor(", "array(['a\\", "dtype: object", "Name: , dtype: int64", "("] {
        assert_eq!(told("x", result(text)), "", "{text}");
    }
}

#[test]
fn info_tells_all() {
    let text = "<class 'pandas.core.frame.DataFrame'>\nRangeIndex: 3 entries, 0 to 2\nData columns (total 2 columns):\n \
                #   Column       Non-Null Count  Dtype  \n---  ------       --------------  -----  \n 0   PassengerId  3 non-null      int64  \n \
                1   x y          2 non-null      object \ndtypes: int64(1), object(1)\nmemory usage: 203.0+ bytes\n";
    let info = told("df.info()", stdout(text));
    assert!(info.contains(r#"{"name":"x y","types":{"dtype":"object"},"values":{"nan":1}}"#) && info.contains(r#""ranges":[[0,2]]"#), "{info}");
    // Two reports and one statement: whose is whose?
    assert_eq!(told("df.info()\nreport()", stdout(&text.repeat(2))), "");
    assert_eq!(told("df.info()", stdout(&text.replace("3 non-null", "9 non-null"))), "");
    assert_eq!(told("df.info()", stdout(&text.replace("pandas.core.frame.DataFrame", "geopandas.geodataframe.GeoDataFrame"))), "");
}

#[test]
fn arrays_and_series() {
    let value = |text: &str| told("x", result(text));
    assert!(value("array([[0., 0., 0.],\n       [0., 0., 0.]])").contains(r#""dtype":"float64"},"structure":{"shape":[2,3]}"#) || value("array([[0., 0., 0.],\n       [0., 0., 0.]])").contains("[2,3]"));
    assert!(value("array([0., 1.], dtype=float32)").contains("float32"));
    assert!(value("array(['a, [b', 'c'], dtype='<U4')").contains("[2]"));
    assert!(value("array([[0., ..., 0.],\n       ...,\n       [0., ..., 0.]], shape=(200, 30))").contains("[200,30]"));
    assert_eq!(value("array([[0., ..., 0.],\n       ...,\n       [0., ..., 0.]])"), "");
    assert!(value("array([], shape=(0, 3), dtype=float64)").contains("[0,3]"));
    assert!(value("tensor([[1, 2], [3, 4]])").contains(r#""dtype":"int64""#));
    assert!(!value("tensor([nan])").contains("dtype"));
    assert_eq!(value("array([list([1]), list([1, 2])], dtype=object)"), "");
    let series = value("0     0.0\n     ... \n99    0.0\nName: c1, Length: 100, dtype: float64");
    assert!(series.contains(r#""name":"c1""#) && series.contains("[100]"), "{series}");
}

#[test]
fn printed_tables() {
    let text = "   Age   Full Name  Fare\n0   22  Braund, Mr  7.25\n1   38     Cumings   NaN\n";
    let whole = told("print('Data:')\nprint(df)\nprint('-' * 5)", stdout(&format!("Data:\n{text}-----\n")));
    assert!(whole.contains(r#""shape":[2,3]"#) && whole.contains(r#"{"name":"Full Name","sample":{"int":"none","float":"none"}}"#) && whole.contains(r#""sample":{"nan":1}"#), "{whole}");
    assert!(whole.contains(r#""complete":true"#), "{whole}");
    // Something else was printed there too, or the lines are not where they should be.
    assert_eq!(told("print('Data:')\nprint(df)\nprint('-' * 5)", stdout(&format!("Data:\nnoise\n{text}-----\n"))), "");
    assert_eq!(told("print('Data:')\nprint(df)\nprint('-' * 5)", stdout(&format!("-----\n{text}Data:\n"))), "");
    // In a loop it may be another's.
    assert_eq!(told("for x in y:\n    print(x)", stdout(text)), "");
    // Only a frame that says its size is one for sure.
    assert!(facts("print(df)", stdout(text))[0].needs_kind);
    assert!(!facts("print(df)", stdout(&format!("{text}\n[2 rows x 3 columns]\n")))[0].needs_kind);
    assert!(!facts("print(df.head())", stdout(text))[0].needs_kind);
    let parts = "   a  \\\n0  1   \n1  2   \n\n     b  \n0  one  \n1  two  \n";
    assert!(told("print(df)", stdout(parts)).contains(r#""columns":[{"name":"a"},{"name":"b","sample":{"int":"none","float":"none"}}],"complete":true"#));
    let cut = "     a  ...  z\n0    1  ...  1\n..  ..  ... ..\n99   1  ...  1\n";
    assert_eq!(told("print(df)", stdout(cut)), "");
    let named = "      a  b\nname      \nx     1  2\n";
    assert!(told("print(df)", stdout(named)).contains(r#""shape":[1,2]"#));
}

#[test]
fn columns_that_run_together_are_not_all() {
    // The value of the first ends in a space.
    let two = "  Cabin Embarked\n0   NaN        S\n1   C1         C\n";
    assert!(!told("print(df)", stdout(two)).contains(r#""complete":true"#));
    // A name with a space over short numbers may be two; over a long one it is not.
    assert!(told("print(df)", stdout("   Net Income\n0           1\n")).contains(r#""complete":false"#));
    assert!(told("print(df)", stdout("   Net Income\n0  1234567890\n")).contains(r#""complete":true"#));
    for text in ["   a  b\n0  1\n", "   a  b\n   1  2\n", "a  b\n0  1\n", "   a\n", "              precision    recall\n\n           0       0.97      0.90\n"] {
        assert_eq!(told("print(df)", stdout(text)), "", "{text}");
    }
}

#[test]
fn tables_one_after_the_other() {
    let (one, two) = ("   a\n0  1\n", "   b\nx  2\n");
    let both = told("print(p)\nprint(q)", stdout(&format!("{one}{two}")));
    assert!(both.starts_with("p ") && both.contains(r#""name":"a""#) && both.contains("; q ") && both.contains(r#""name":"b""#), "{both}");
    assert_eq!(told("print(p)\nprint(q)\nf()", stdout(&format!("{one}{two}{one}"))), "");
    assert_eq!(told("print(p)\nprint(q)", stdout(one)), "");
}

#[test]
fn displayed_tables() {
    let shown = |names: &[&str]| Output::Display { plain: "…".into(), html: Some(table(names, 1, "")) };
    let figure = Output::Display { plain: "<Figure size 640x480 with 1 Axes>".into(), html: None };
    let both = told("display(a)\ndisplay(b.head())", vec![shown(&["x"]), figure, shown(&["y"])]);
    assert!(both.contains(r#"a {"#) && both.contains(r#""name":"x""#) && both.contains(r#"; b {"#), "{both}");
    assert_eq!(told("display(a)\nf()", vec![shown(&["x"]), shown(&["y"])]), "");
    assert_eq!(told("if c:\n    display(a)", vec![shown(&["x"])]), "");
}

#[test]
fn counts_of_columns() {
    assert!(told("df.isna().any()", result("a    False\nb     True\ndtype: bool")).contains(r#"[{"name":"a","values":{"nan":0}},{"name":"b","sample":{"nan":1}}]"#));
    assert!(told("df.isna().sum().sort_values()", result("b    0\na    1\ndtype: int64")).contains(r#""unordered":true"#));
    assert!(told("df['a'].isnull().sum()", result("np.int64(3)")).contains(r#"[{"name":"a","values":{"nan":3}}],"complete":false"#));
    assert!(told("df['a'].unique()", result("array(['x', 'y', nan], dtype=object)")).contains(r#""unique":2,"labels":["x","y"]"#));
    assert_eq!(told("df['a'].unique()", result("array(['x', ..., 'y'], dtype=object)")), "");
    assert!(told("df.describe()", result("          a\ncount  3.00\nmean   1.50")).contains(r#"{"name":"a","structure":{"count":3}}"#));
    // Rounded.
    assert!(!told("df.describe()", result("                  a\ncount  1.234568e+06\nmean   1.500000e+00")).contains("count"));
    assert!(told("print(x.shape[0])", stdout("7\n")).contains(r#""dimension":[0,7]"#));
}

#[test]
fn models_and_datasets() {
    let line = "_".repeat(65);
    let old = format!(
        "Model: \"sequential\"\n{line}\n Layer (type)                Output Shape              Param #   \n{}\n dense (Dense)               (None, 64)                704       \n \
         \n max_pooling2d (MaxPooling2D  (None, 13, 13, 32)       0         \n )                                                               \n \
         \n{}\nTotal params: 769\n{line}\n",
        "=".repeat(65),
        "=".repeat(65)
    );
    let layers = told("model.summary()", stdout(&old));
    assert!(layers.contains(r#"{"types":{"type":"Dense"},"structure":{"output_shape":[null,64],"weights":704}}"#), "{layers}");
    assert!(layers.contains(r#"{"types":{"type":"MaxPooling2D"},"structure":{"output_shape":[null,13,13,32]"#), "{layers}");
    assert_eq!(told("model.summary()\nf()", stdout(&old.repeat(2))), "");
    let data = "DatasetDict({\n    train: Dataset({\n        features: ['text', 'label'],\n        num_rows: 2\n    })\n})";
    assert!(told("raw", result(data)).contains(r#""shape":[2,2]"#));
    assert_eq!(told("raw", result(&data[..data.len() - 1])), "");
}
