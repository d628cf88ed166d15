//! The processor time, the wall time and the peak memory of programs, as Linux counts them.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What a program took.
#[derive(Clone, Copy)]
pub(crate) struct Took {
    /// The time on all processors together, in hundredths of a second.
    pub cpu: u64,
    pub wall: Duration,
    /// In KB.
    pub memory: u64,
}

/// Runs a command, which must succeed.
pub(crate) fn run(command: &mut Command) -> Took {
    let before = children();
    let start = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let mut memory = 0;
    let ended = loop {
        // The system keeps the peak, so the last reading before the exit is it, or nearly.
        memory = memory.max(peak_memory(&child));
        if let Some(ended) = child.try_wait().unwrap() {
            break ended;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    assert!(ended.success(), "{command:?}");
    Took { cpu: children() - before, wall: start.elapsed(), memory }
}

/// The processor time of all children that have ended, in hundredths of a second. It is kept in nanoseconds, so the sum over
/// many short programs is exact.
pub(crate) fn children() -> u64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap();
    // The name, in parentheses, may contain spaces. User time and system time of children are the 16th and 17th fields.
    let fields = text.rsplit_once(')').unwrap().1.split_whitespace();
    fields.skip(13).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

fn peak_memory(child: &Child) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse().ok()).unwrap_or(0)
}

/// Returns true if a program can be run.
pub(crate) fn installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is = |dir: PathBuf| dir.join(program).is_file();
    std::env::split_paths(&path).any(is)
}

/// The middle one.
pub(crate) fn median<T: Copy + Ord>(of: impl IntoIterator<Item = T>) -> T {
    let mut sorted: Vec<T> = of.into_iter().collect();
    sorted.sort_unstable();
    sorted[sorted.len() / 2]
}
