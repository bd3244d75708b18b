import type { ServerResponse } from 'node:http';
import type { Logger } from '../logging/index.ts';
import { createHttpServer, StartError } from '../node-utils/index.ts';
import type { Registry } from 'prom-client';

export type MetricsServerOptions = {
  readonly registry: Registry;
  /** The name of the process. */
  readonly service: string;
  /** The value of REVISION. */
  readonly revision: string;
  /** The value of METRICS_HOST. */
  readonly metricsHost: string;
  /** The value of METRICS_PORT. */
  readonly metricsPort: number;
  readonly log: Logger;
};

const METRICS_PATH = '/metrics';
const STATUS_PATH = '/status';
const PLAIN_TEXT = 'text/plain; charset=utf-8';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Serves `/metrics` and `/status` (what runs here, and since when) on a port of its own, so that no proxy in front of
 * the public ports can reach them.
 *
 * @returns a function that stops it
 * @throws StartError if the port is not available
 */
export async function startMetricsServer({
  registry,
  service,
  revision,
  metricsHost,
  metricsPort,
  log,
}: MetricsServerOptions): Promise<() => Promise<void>> {
  const { server, stop } = createHttpServer(
    { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (request.url !== METRICS_PATH && request.url !== STATUS_PATH)
        send(response, 404, PLAIN_TEXT, 'The metrics are at /metrics, the status is at /status.\n');
      else if (request.method !== 'GET') send(response, 405, PLAIN_TEXT, 'Only GET is supported.\n');
      else if (request.url === METRICS_PATH) void sendMetrics(response);
      else sendStatus(response);
    },
    ({ message }) => ({ headers: { ...HEADERS, 'content-type': PLAIN_TEXT }, body: `${message}\n` }),
  );

  async function sendMetrics(response: ServerResponse): Promise<void> {
    try {
      send(response, 200, registry.contentType, await registry.metrics());
    } catch (error) {
      log.error({ err: error }, 'metrics could not be collected');
      send(response, 500, PLAIN_TEXT, 'The metrics could not be collected.\n');
    }
  }

  function sendStatus(response: ServerResponse): void {
    const ageSeconds = Math.floor(process.uptime());
    const startedAt = new Date(performance.timeOrigin).toISOString();
    const status = { service, revision, startedAt, ageSeconds };
    send(response, 200, 'application/json', `${JSON.stringify(status)}\n`);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const problem = `METRICS_PORT: cannot listen on ${metricsHost}:${metricsPort} (${cause.message}).`;
      reject(new StartError(`${problem} Choose another port, or 0 for no metrics.`, { cause }));
    });
    server.listen(metricsPort, metricsHost, resolve);
  });
  log.info({ address: server.address() }, 'metrics ready');
  return () => stop(STOP_TIMEOUT_MS);
}

const STOP_TIMEOUT_MS = 1_000;

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
