import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a stop waits for answers that are under way. */
const STOP_MS = 10_000;
/** Longer than a forwarding server keeps an idle connection, so that it never sends into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** @throws Error with one sentence for a person when the port cannot be had. */
export function listen(
  handler: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 30_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why =
        cause.code === 'EADDRINUSE'
          ? 'is in use by another process. End it, or set another port'
          : `cannot be had (${cause.message}). Set another one`;
      reject(new Error(`API_PORT: ${host}:${port} ${why}.`, { cause }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Takes no new connection, lets answers under way finish, and cuts what is left after a while. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
