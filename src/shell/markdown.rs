//! Turns a page of docs/ into a man page of section 7.
//!
//! The part of Markdown that these pages use: a title, `##` and `###` headings, paragraphs,
//! lists, tables, fenced code blocks, and bold, italic, code and links within a line. A list item
//! `- **term**: meaning` and a table row become a term with its meaning below it.

use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

/// The man page of a document, with that name, as in `ginscore-rows`. Its title becomes the summary.
pub fn page(name: &str, markdown: &str) -> String {
    let mut lines = markdown.lines();
    let title = lines.by_ref().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let mut roff = Roff::new();
    let source = concat!("ginscore ", env!("CARGO_PKG_VERSION"));
    roff.control("TH", [name.to_uppercase().as_str(), "7", "", source, "ginscore manual"]);
    roff.control("SH", ["NAME"]).text([roman(format!("{name} - {}", lower_first(title)))]);
    let blocks = blocks(lines);
    if !matches!(blocks.first(), Some(Block::Heading(_))) {
        roff.control("SH", ["DESCRIPTION"]);
    }
    let mut after_heading = true;
    for block in &blocks {
        write_block(block, after_heading, &mut roff);
        after_heading = matches!(block, Block::Heading(_) | Block::Subheading(_));
    }
    roff.to_roff()
}

/// A part of a document.
#[derive(Debug, PartialEq, Eq)]
enum Block {
    Heading(String),
    Subheading(String),
    Paragraph(String),
    /// A list item, with `1.` or a bullet.
    Item(String, String),
    /// A term and its meaning.
    Term(String, String),
    Code(Vec<String>),
}

fn blocks<'t>(lines: impl Iterator<Item = &'t str>) -> Vec<Block> {
    let mut blocks = Vec::new();
    // True while the next line of text continues the last block.
    let mut open = false;
    let mut code: Option<Vec<String>> = None;
    let mut heads = Vec::new();
    for line in lines {
        let text = line.trim();
        if text.starts_with("```") {
            match code.take() {
                Some(lines) => blocks.push(Block::Code(lines)),
                None => code = Some(Vec::new()),
            }
            open = false;
        } else if let Some(code) = &mut code {
            code.push(line.to_owned());
        } else if text.is_empty() {
            open = false;
            heads.clear();
        } else if let Some(heading) = text.strip_prefix("### ") {
            blocks.push(Block::Subheading(plain(heading)));
        } else if let Some(heading) = text.strip_prefix("## ") {
            blocks.push(Block::Heading(plain(heading).to_uppercase()));
        } else if let Some(row) = text.strip_prefix('|') {
            let cells = cells(row);
            if heads.is_empty() {
                heads = cells;
            } else if !is_rule(&cells) {
                blocks.push(row_term(&cells, &heads));
            }
        } else if let Some((mark, item)) = item(text) {
            blocks.push(term(item).unwrap_or_else(|| Block::Item(mark, item.to_owned())));
            open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Paragraph(last) | Block::Item(_, last) | Block::Term(_, last)) if open => {
                    last.push(' ');
                    last.push_str(text);
                }
                _ => blocks.push(Block::Paragraph(text.to_owned())),
            }
            open = true;
        }
    }
    blocks
}

/// The mark and the text of a list item.
fn item(text: &str) -> Option<(String, &str)> {
    if let Some(rest) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
        return Some(("\u{2022}".to_owned(), rest));
    }
    let (number, rest) = text.split_once(". ")?;
    let digits = !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit());
    digits.then(|| (format!("{number}."), rest))
}

/// A list item that begins with its term in bold or as code, as in `- **deal**: who deals next`.
fn term(item: &str) -> Option<Block> {
    let (head, meaning) =
        ["**", "`"].into_iter().find_map(|mark| item.strip_prefix(mark)?.split_once(&format!("{mark}: ")))?;
    Some(Block::Term(plain(head), meaning.to_owned()))
}

/// The cells of a table row; `\|` is a bar within a cell.
fn cells(row: &str) -> Vec<String> {
    let row = row.replace("\\|", "\u{0}");
    let row = row.strip_suffix('|').unwrap_or(&row);
    row.split('|').map(|cell| cell.trim().replace('\u{0}', "|")).collect()
}

/// Returns true for the line between the head of a table and its rows.
fn is_rule(cells: &[String]) -> bool {
    cells.iter().all(|cell| cell.chars().all(|sign| "-: ".contains(sign)))
}

/// A row as its first cell and the others; if there are several, each with the head of its column.
fn row_term(cells: &[String], heads: &[String]) -> Block {
    let (first, rest) = cells.split_first().map_or(("", cells), |(first, rest)| (first.as_str(), rest));
    let meaning = match rest {
        [only] => only.clone(),
        several => {
            let named = several.iter().zip(heads.iter().skip(1)).filter(|(cell, _)| !cell.is_empty());
            named.map(|(cell, head)| format!("{head}: {cell}")).collect::<Vec<_>>().join("; ")
        }
    };
    Block::Term(plain(first), meaning)
}

fn write_block(block: &Block, after_heading: bool, roff: &mut Roff) {
    match block {
        Block::Heading(heading) => roff.control("SH", [heading.as_str()]),
        Block::Subheading(heading) => roff.control("SS", [heading.as_str()]),
        Block::Paragraph(text) => {
            if !after_heading {
                roff.control("PP", []);
            }
            roff.text(inlines(text))
        }
        Block::Item(mark, text) => roff.control("IP", [mark.as_str(), "4"]).text(inlines(text)),
        Block::Term(term, meaning) => {
            roff.control("TP", []).text([bold(term.as_str())]).text(inlines(meaning))
        }
        Block::Code(lines) => {
            roff.control("PP", []).control("RS", ["4"]).control("nf", []);
            for line in lines {
                roff.text([roman(line.as_str())]);
            }
            roff.control("fi", []).control("RE", [])
        }
    };
}

/// A line in parts: `**bold**`, `*italic*`, `` `code` `` in bold, and of a link its text.
fn inlines(text: &str) -> Vec<Inline> {
    let mut parts = Vec::new();
    let mut rest = text;
    let mut read = String::new();
    while let Some(at) = rest.find(['`', '*', '[', '\\']) {
        let (before, marked) = rest.split_at(at);
        read.push_str(before);
        let escaped = marked.strip_prefix('\\').and_then(|after| after.chars().next());
        if let Some(sign) = escaped.filter(char::is_ascii_punctuation) {
            read.push(sign);
            rest = marked.get(1 + sign.len_utf8()..).unwrap_or_default();
        } else if let Some((part, after)) = marked_part(marked) {
            if !read.is_empty() {
                parts.push(roman(std::mem::take(&mut read)));
            }
            parts.push(part);
            rest = after;
        } else {
            let sign = marked.chars().next().map_or(0, char::len_utf8);
            let (sign, after) = marked.split_at(sign);
            read.push_str(sign);
            rest = after;
        }
    }
    read.push_str(rest);
    if !read.is_empty() {
        parts.push(roman(read));
    }
    parts
}

/// The part between the marks that the text begins with, and what follows it.
fn marked_part(text: &str) -> Option<(Inline, &str)> {
    if let Some(inner) = text.strip_prefix('[') {
        let (label, after) = inner.split_once("](")?;
        let (_, after) = after.split_once(')')?;
        return Some((roman(plain(label)), after));
    }
    for mark in ["``", "`", "**", "*"] {
        if let Some((inner, after)) = text.strip_prefix(mark).and_then(|inner| inner.split_once(mark)) {
            // A sign on its own, as in `2 * 3`, is no mark.
            if inner.is_empty() || (mark == "*" && inner.starts_with(' ')) {
                return None;
            }
            let part = match mark {
                "*" => italic(inner),
                "**" => bold(plain(inner)),
                _ => bold(inner.trim()),
            };
            return Some((part, after));
        }
    }
    None
}

/// A text without its marks.
fn plain(text: &str) -> String {
    let words = |part: Inline| match part {
        Inline::Roman(text) | Inline::Italic(text) | Inline::Bold(text) => text,
        Inline::LineBreak => String::new(),
    };
    inlines(text).into_iter().map(words).collect()
}

fn lower_first(text: &str) -> String {
    // "CSV and JSON Lines" stays as it is.
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            first.to_lowercase().chain(text.chars().skip(1)).collect()
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_becomes_a_man_page() {
        let page = page(
            "ginscore-x",
            "# The X format\n\nOne line\nand its *second*, see [docs](x.md).\n\n## Files and `x`\n\n\
             - **a**: first\n  and more\n- plain `item`\n\n1. one\n\n| Key | Meaning |\n|---|---|\n| `k` | a \\| b |\n\n\
             ```sh\n.run it\n```\n\nThe end, 2 * 3.\n",
        );
        let body = page.split_once("manual\"\n").map(|(_, body)| body).unwrap();
        assert_eq!(
            body,
            ".SH NAME\nginscore\\-x \\- the X format\n.SH DESCRIPTION\nOne line and its \\fIsecond\\fR, see docs.\n\
             .SH \"FILES AND X\"\n.TP\n\\fBa\\fR\nfirst and more\n.IP \u{2022} 4\nplain \\fBitem\\fR\n.IP 1. 4\none\n\
             .TP\n\\fBk\\fR\na | b\n.PP\n.RS 4\n.nf\n\\&.run it\n.fi\n.RE\n.PP\nThe end, 2 * 3.\n"
        );
    }

    #[test]
    fn a_row_of_several_cells_names_their_columns() {
        let page = page(
            "x",
            "# Y\n\n## Z\n\n| Key | Type | Meaning |\n|---|:--|---|\n| `a` | text | b |\n| `c` | | d |\n",
        );
        assert!(
            page.ends_with(".TP\n\\fBa\\fR\nType: text; Meaning: b\n.TP\n\\fBc\\fR\nMeaning: d\n"),
            "{page}"
        );
    }
}
