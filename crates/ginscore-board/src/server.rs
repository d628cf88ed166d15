//! The server: it listens, answers, and stops with Ctrl-C.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::signal::ctrl_c;
use tokio::time::sleep;

use crate::connection::{Site, serve};
use crate::connections::Connections;

/// The most connections that the system holds until they are taken. Each is taken at once; a port scan makes a thousand.
const BACKLOG: u32 = 1024;

/// The pause after the system could not give a connection though none is open here. Without one, trying again would take all
/// the time there is.
const PAUSE: Duration = Duration::from_millis(100);

/// Ctrl-C, once.
type Stopped = Pin<Box<dyn Future<Output = io::Result<()>> + Send>>;

/// A server that listens, and does not answer yet.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    stopped: Stopped,
}

/// The most files that the runtime, the listener and Ctrl-C open.
const FILES: usize = 7;

impl Server {
    /// Listens at an address. With port 0, the system chooses the port. From here on, Ctrl-C does not end the program.
    ///
    /// # Errors
    /// Fails if the address is not one of this computer, or the port is taken or reserved.
    pub fn listen(address: SocketAddr) -> io::Result<Server> {
        // The runtime panics if it cannot open the files that it needs: an error says it as well.
        let files = (0..FILES).map(|_| std::net::UdpSocket::bind((std::net::Ipv4Addr::LOCALHOST, 0)));
        drop(files.collect::<io::Result<Vec<_>>>()?);
        // One thread: a page for a few phones is little work.
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let entered = runtime.enter();
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        // On Unix, a port can be used again at once after the last board. On Windows this would let two programs share it.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        let listener = socket.listen(BACKLOG)?;
        let address = listener.local_addr()?;
        drop(entered);
        let stopped = runtime.block_on(watch_ctrl_c())?;
        Ok(Server { runtime, listener, address, stopped })
    }

    /// With the port that the system chose.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until Ctrl-C is pressed.
    ///
    /// # Errors
    /// Fails if the system can no longer report Ctrl-C.
    pub fn run(self, site: Site) -> io::Result<()> {
        let Server { runtime, listener, mut stopped, .. } = self;
        let site = Arc::new(site);
        let ended = runtime.block_on(async {
            let mut connections = Connections::default();
            loop {
                let accepted = tokio::select! {
                    ended = &mut stopped => return ended,
                    accepted = listener.accept() => accepted,
                };
                match accepted {
                    Ok((stream, peer)) => answer(&mut connections, stream, peer, &site).await,
                    // The other end has gone again.
                    Err(error) if is_of_peer(&error) => {}
                    // The system has no file left for it: those who have most give one back.
                    Err(_) => {
                        if !connections.close_one().await {
                            sleep(PAUSE).await;
                        }
                    }
                }
            }
        });
        // Nobody waits for answers that are still on their way.
        runtime.shutdown_background();
        ended
    }
}

async fn answer(connections: &mut Connections, stream: TcpStream, peer: SocketAddr, site: &Arc<Site>) {
    // A connection without addresses has ended.
    let Ok(at) = stream.local_addr() else { return };
    connections.make_room().await;
    let task = tokio::spawn(serve(stream, peer.ip(), at, Arc::clone(site)));
    connections.add(peer.ip(), task);
}

fn is_of_peer(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Watches for Ctrl-C from now on. tokio does so from the first time that it is polled.
async fn watch_ctrl_c() -> io::Result<Stopped> {
    let mut stopped: Stopped = Box::pin(ctrl_c());
    let first = std::future::poll_fn(|context| Poll::Ready(stopped.as_mut().poll(context))).await;
    match first {
        Poll::Pending => Ok(stopped),
        Poll::Ready(Ok(())) => Ok(Box::pin(std::future::ready(Ok(())))),
        Poll::Ready(Err(error)) => Err(error),
    }
}
