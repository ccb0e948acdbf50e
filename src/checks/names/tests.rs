use super::testing::{findings, fresh, kernel};

#[test]
fn placeholder_until_the_cases_below_exist() {
    assert_eq!(fresh(&["x"]), ["CRN101 1:x"]);
    assert_eq!(findings(&["x = 1", "x"]), []);
    assert_eq!(kernel(&[(Some(1), "y = 1"), (None, "x")]), ["CRN101? 2:x"]);
}
