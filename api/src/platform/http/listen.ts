import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a shutdown waits for responses in progress. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Longer than forwarding servers keep idle connections, so that they never reuse one that is being closed here. */
const KEEP_ALIVE_MS = 65_000;
/** How long a request may take to arrive: 10 MB over a slow line. Bodies of JSON have a limit of their own. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Starts the HTTP server. @throws Error with a one-sentence message for the operator if the port is unavailable */
export function listen(
  handler: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: 30_000,
    requestTimeout: REQUEST_TIMEOUT_MS,
  };
  const server = createServer(timeouts, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const problem =
        cause.code === 'EADDRINUSE'
          ? 'is in use by another process. Stop that process or choose another port'
          : `is unavailable (${cause.message}). Choose another port`;
      reject(new Error(`API_PORT: ${host}:${port} ${problem}.`, { cause }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Stops accepting connections and waits for responses in progress; closes what is left after the timeout. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
