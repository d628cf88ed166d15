//! Texts that wait to be written, so that all of them are known to be right before the first is written.

use std::env::temp_dir;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tempfile::SpooledTempFile;

use crate::book::disk::StoreError;

/// The most bytes that wait in memory.
const MOST_IN_MEMORY: usize = 1 << 20;

/// Texts that wait to be written: a few of them in memory, and more in a temporary file, which has no name where the system
/// allows it, and is gone with the program.
#[derive(Clone, Debug)]
pub struct WaitingTexts(Option<Arc<Mutex<SpooledTempFile>>>);

#[derive(Debug)]
pub(crate) struct WaitingText {
    all: WaitingTexts,
    from: u64,
    length: usize,
}

impl Default for WaitingTexts {
    fn default() -> WaitingTexts {
        WaitingTexts(Some(Arc::new(Mutex::new(SpooledTempFile::new(MOST_IN_MEMORY)))))
    }
}

impl WaitingTexts {
    /// Keeps none of the texts, because nothing is going to be written.
    pub const fn none() -> WaitingTexts {
        WaitingTexts(None)
    }

    /// Keeps a text.
    pub(crate) fn keep(&self, text: &str) -> Result<WaitingText, StoreError> {
        if self.0.is_none() {
            return Ok(WaitingText { all: WaitingTexts::none(), from: 0, length: 0 });
        }
        let from = self.with_file(|file| {
            let from = file.seek(SeekFrom::End(0))?;
            file.write_all(text.as_bytes())?;
            Ok(from)
        })?;
        Ok(WaitingText { all: self.clone(), from, length: text.len() })
    }

    fn with_file<T>(
        &self,
        run: impl FnOnce(&mut SpooledTempFile) -> std::io::Result<T>,
    ) -> Result<T, StoreError> {
        let done = match &self.0 {
            // Each use goes to its place in the file first, wherever another one stopped.
            Some(file) => run(&mut file.lock().unwrap_or_else(PoisonError::into_inner)),
            None => Err(ErrorKind::NotFound.into()),
        };
        done.map_err(|error| StoreError::Keeping(temp_dir(), error))
    }
}

impl WaitingText {
    /// The text. Fails if none was kept.
    pub(crate) fn read(&self) -> Result<String, StoreError> {
        let bytes = self.all.with_file(|file| {
            let mut bytes = vec![0; self.length];
            file.seek(SeekFrom::Start(self.from))?;
            file.read_exact(&mut bytes)?;
            Ok(bytes)
        })?;
        String::from_utf8(bytes).map_err(|_| StoreError::Decoding(temp_dir()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_from_memory_and_from_the_file() {
        let texts = WaitingTexts::default();
        let long = "ä♠".repeat(MOST_IN_MEMORY / 10);
        let all = ["", "short", &long, &long, &long, "last"];
        let waiting: Vec<WaitingText> = all.iter().map(|text| texts.keep(text).unwrap()).collect();
        assert!(texts.0.as_ref().unwrap().lock().unwrap().is_rolled());
        for (text, waiting) in all.iter().zip(&waiting).rev() {
            assert_eq!(waiting.read().unwrap(), *text);
        }
        // More can be kept after some were read.
        let more = texts.keep("more").unwrap();
        assert_eq!((more.read().unwrap().as_str(), waiting[1].read().unwrap().as_str()), ("more", "short"));
        // A text that was not kept is not read as an empty one.
        assert!(WaitingTexts::none().keep("short").unwrap().read().is_err());
    }
}
