//! A text that is gathered part by part, so that nobody gets any of it before all of it is there.

use std::env;
use std::fs;
use std::io::{self, BufReader, Seek as _, Write};
use std::path::{Path, PathBuf};

use tempfile::{SpooledTempFile, spooled_tempfile_in};

use crate::book::disk::{StoreError, parent};

/// The most bytes that are kept in memory: more than an evening has.
const IN_MEMORY: usize = 1 << 20;

/// The most bytes that are copied at once.
const AT_ONCE: usize = 64 << 10;

/// A text in parts. A short one is in memory, a longer one in a file without a name, which the system removes when the
/// program ends, however it ends.
#[derive(Debug)]
pub struct Gathered {
    parts: SpooledTempFile,
    /// The file or the directory that an error is about.
    about: PathBuf,
}

impl Gathered {
    /// A text for that file. If it is a regular or a new one, there is room for the text next to it.
    pub fn for_file(path: &Path) -> Gathered {
        match fs::symlink_metadata(path) {
            Ok(known) if !known.is_file() => Gathered::for_stream(),
            _ => Gathered::new(parent(path), path),
        }
    }

    /// A text for a pipe or the like, kept where the system keeps temporary files.
    pub fn for_stream() -> Gathered {
        let dir = env::temp_dir();
        Gathered::new(&dir, &dir)
    }

    fn new(dir: &Path, about: &Path) -> Gathered {
        Gathered { parts: spooled_tempfile_in(IN_MEMORY, dir), about: about.to_owned() }
    }

    /// Adds a part at the end.
    pub fn add(&mut self, part: &str) -> Result<(), StoreError> {
        self.parts.write_all(part.as_bytes()).map_err(|error| StoreError::Writing(self.about.clone(), error))
    }

    /// Writes all parts.
    pub fn write_to(mut self, out: &mut dyn Write) -> io::Result<()> {
        self.parts.rewind()?;
        io::copy(&mut BufReader::with_capacity(AT_ONCE, self.parts), out)?;
        Ok(())
    }
}
