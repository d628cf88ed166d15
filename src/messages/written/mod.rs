//! The messages of each file of `l10n`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![cfg_attr(rustfmt, rustfmt_skip)]

pub(crate) mod book;
pub(crate) mod card_letters;
pub(crate) mod changes;
pub(crate) mod cli_best;
pub(crate) mod cli_context;
pub(crate) mod cli_guide;
pub(crate) mod cli_house;
pub(crate) mod cli_import;
pub(crate) mod cli_ledger;
pub(crate) mod cli_lines;
pub(crate) mod cli_lineup;
pub(crate) mod cli_new;
pub(crate) mod cli_prompt;
pub(crate) mod cli_record;
pub(crate) mod cli_rules;
pub(crate) mod cli_score;
pub(crate) mod cli_table;
pub(crate) mod cli_table_help;
pub(crate) mod correction;
pub(crate) mod counts;
pub(crate) mod date;
pub(crate) mod diagnostic;
pub(crate) mod entrants;
pub(crate) mod explain;
pub(crate) mod house;
pub(crate) mod integrity;
pub(crate) mod ledger;
pub(crate) mod local_words;
pub(crate) mod page;
pub(crate) mod parse_error;
pub(crate) mod player_stats;
pub(crate) mod players;
pub(crate) mod provenance;
pub(crate) mod review;
pub(crate) mod round_counts;
pub(crate) mod row_error;
pub(crate) mod rule_fault;
pub(crate) mod rules_in_words;
pub(crate) mod ruling;
pub(crate) mod saved_rules;
pub(crate) mod series_files;
pub(crate) mod sheet;
pub(crate) mod standing;
pub(crate) mod standings;
pub(crate) mod summary;
pub(crate) mod terms;
pub(crate) mod verdict;
pub(crate) mod why;
pub(crate) mod words;

/// All files: the name, the messages with their number of variables, and their texts.
#[cfg(test)]
pub(super) const FILES: &[super::tests::File] = &[
    ("book", book::MESSAGES, book::text),
    ("card-letters", card_letters::MESSAGES, card_letters::text),
    ("changes", changes::MESSAGES, changes::text),
    ("cli-best", cli_best::MESSAGES, cli_best::text),
    ("cli-context", cli_context::MESSAGES, cli_context::text),
    ("cli-guide", cli_guide::MESSAGES, cli_guide::text),
    ("cli-house", cli_house::MESSAGES, cli_house::text),
    ("cli-import", cli_import::MESSAGES, cli_import::text),
    ("cli-ledger", cli_ledger::MESSAGES, cli_ledger::text),
    ("cli-lines", cli_lines::MESSAGES, cli_lines::text),
    ("cli-lineup", cli_lineup::MESSAGES, cli_lineup::text),
    ("cli-new", cli_new::MESSAGES, cli_new::text),
    ("cli-prompt", cli_prompt::MESSAGES, cli_prompt::text),
    ("cli-record", cli_record::MESSAGES, cli_record::text),
    ("cli-rules", cli_rules::MESSAGES, cli_rules::text),
    ("cli-score", cli_score::MESSAGES, cli_score::text),
    ("cli-table", cli_table::MESSAGES, cli_table::text),
    ("cli-table-help", cli_table_help::MESSAGES, cli_table_help::text),
    ("correction", correction::MESSAGES, correction::text),
    ("counts", counts::MESSAGES, counts::text),
    ("date", date::MESSAGES, date::text),
    ("diagnostic", diagnostic::MESSAGES, diagnostic::text),
    ("entrants", entrants::MESSAGES, entrants::text),
    ("explain", explain::MESSAGES, explain::text),
    ("house", house::MESSAGES, house::text),
    ("integrity", integrity::MESSAGES, integrity::text),
    ("ledger", ledger::MESSAGES, ledger::text),
    ("local-words", local_words::MESSAGES, local_words::text),
    ("page", page::MESSAGES, page::text),
    ("parse-error", parse_error::MESSAGES, parse_error::text),
    ("player-stats", player_stats::MESSAGES, player_stats::text),
    ("players", players::MESSAGES, players::text),
    ("provenance", provenance::MESSAGES, provenance::text),
    ("review", review::MESSAGES, review::text),
    ("round-counts", round_counts::MESSAGES, round_counts::text),
    ("row-error", row_error::MESSAGES, row_error::text),
    ("rule-fault", rule_fault::MESSAGES, rule_fault::text),
    ("rules-in-words", rules_in_words::MESSAGES, rules_in_words::text),
    ("ruling", ruling::MESSAGES, ruling::text),
    ("saved-rules", saved_rules::MESSAGES, saved_rules::text),
    ("series-files", series_files::MESSAGES, series_files::text),
    ("sheet", sheet::MESSAGES, sheet::text),
    ("standing", standing::MESSAGES, standing::text),
    ("standings", standings::MESSAGES, standings::text),
    ("summary", summary::MESSAGES, summary::text),
    ("terms", terms::MESSAGES, terms::text),
    ("verdict", verdict::MESSAGES, verdict::text),
    ("why", why::MESSAGES, why::text),
    ("words", words::MESSAGES, words::text),
];
