//! A board that is killed while a phone enters: what it answered is recorded once, and nothing is half recorded.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::phone::form::seal_of;
use crate::phone::running::Board;
use crate::table::{Table, sized};

/// The delay is adjusted so that about half of the killed boards have recorded the hand, and the loop ends only when there
/// are enough of both kinds, however fast the machine is.
#[test]
fn a_killed_board_loses_and_doubles_nothing() {
    let enough = sized(5, 20);
    let table = Table::new();
    table.ok("new Ann Bob");
    let (mut delay, mut number) = (Duration::from_millis(1), 0);
    let (mut recorded, mut missing, mut acknowledged) = (0, 0, 0);
    while recorded.min(missing) < enough {
        number += 1;
        let mut board = Board::open(&table, &["--enter"]);
        let (host, path) = (board.host.clone(), board.path.clone().unwrap());
        let page = board.ask("GET", &path, &host).body;
        let form = format!("line=draw+%23+h{number}&after={}", seal_of(&page));
        let mut phone = TcpStream::connect(&host).unwrap();
        let head = format!("POST {path}record HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n");
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
        let request = format!("{head}{kind}Content-Length: {}\r\n\r\n{form}", form.len());
        phone.write_all(request.as_bytes()).unwrap();
        let until = Instant::now() + delay;
        while Instant::now() < until {
            std::hint::spin_loop();
        }
        board.running.0.kill().unwrap();
        board.running.0.wait().unwrap();
        let mut answer = Vec::new();
        // A killed board may reset the connection.
        let _ = phone.read_to_end(&mut answer);
        let said = answer.starts_with(b"HTTP/1.1 303 ");
        let times = table.file().1.matches(&format!("# h{number}\"")).count();
        assert!(times == 1 || times == 0 && !said, "h{number}: {times} {said}");
        recorded += times;
        missing += 1 - times;
        acknowledged += usize::from(said);
        delay = if times == 1 { delay - delay / 10 } else { delay + delay / 10 };
    }
    assert_eq!(table.ok("audit -q").err, "");
    assert_eq!(table.hands(), recorded);
    eprintln!("{number} boards killed: {recorded} recorded, {acknowledged} of them acknowledged");
}
