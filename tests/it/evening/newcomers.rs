//! New players whose names are close to known ones, and names that keep their spelling.

use serde_json::Value;

use crate::table::Table;

fn players(table: &Table) -> Value {
    table.ok("score --json").json()["series"]["players"].clone()
}

fn known() -> Table {
    let table = Table::new();
    table.ok("new Alexandra Bob name=first");
    table
}

#[test]
fn names_keep_their_first_spelling() {
    let table = known();
    let done = table.ok("new BOB alexandra dealer=bob name=second");
    assert_eq!(done.err, "");
    assert_eq!(players(&table), serde_json::json!(["Bob", "Alexandra"]));
    assert_eq!(table.ok("score --json").json()["dealer"], "Bob");
    assert!(table.ok("table bob ALEXANDRA target=90").err.contains("Started series"));
    assert_eq!(players(&table), serde_json::json!(["Bob", "Alexandra"]));
    table.run_with(&["table"], "new ALEXANDRA cid\ncid 4 v 23\n");
    assert_eq!(players(&table), serde_json::json!(["Alexandra", "cid"]));
}

#[test]
fn a_new_name_close_to_a_known_one_is_remarked_on_once() {
    for command in ["new alex Bob", "table alex Bob", "new Alexandre Bob --no-input -q"] {
        let table = known();
        table.ok(command).warns("is a new player, but the ledger knows `Alexandra`");
        // It stays as it was typed, and is known from then on.
        let name = command.split(' ').nth(1).unwrap();
        assert_eq!(players(&table)[0], name);
        assert_eq!(table.ok(&format!("new {} Bob", name.to_uppercase())).err, "");
        assert_eq!(players(&table)[0], name);
    }
    let table = known();
    for command in ["new Zoe Bob", "new BOB alexandra"] {
        assert_eq!(table.ok(command).err, "", "{command}");
    }
}
