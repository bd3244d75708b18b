import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../logging/index.ts';
import { findFreePort } from '../node-utils/index.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const log = createLogger('test', 'silent');
const cleanupSteps: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanupSteps.splice(0).reverse()) await step();
});

async function serveMetrics(dataDir = __dirname) {
  const metrics = createMetrics('test', { dataDir, revision: 'a1b2c3' });
  const metricsPort = await findFreePort();
  const options = { ...metrics, revision: 'a1b2c3', metricsHost: '127.0.0.1', metricsPort, log };
  cleanupSteps.push(await startMetricsServer(options));
  return { ...metrics, options, address: `http://127.0.0.1:${metricsPort}` };
}

it('serves the metrics of Node and of the disk at /metrics, and nothing else but the status', async () => {
  const { address } = await serveMetrics();
  const response = await fetch(`${address}/metrics`);
  const text = await response.text();

  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{service="test"\} /m);
  expect(text).toMatch(/^data_disk_free_bytes\{service="test"\} [1-9]/m);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics?x`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
});

it('says at /status and in the metrics which revision runs, and since when', async () => {
  const { address } = await serveMetrics();
  const response = await fetch(`${address}/status`);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({
    service: 'test',
    revision: 'a1b2c3',
    startedAt: new Date(performance.timeOrigin).toISOString(),
    ageSeconds: expect.any(Number),
  });
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('platform_build_info{revision="a1b2c3",service="test"} 1');
  expect((await fetch(`${address}/status`, { method: 'POST' })).status).toBe(405);
});

it('has no value of a gauge that has none now', async () => {
  const { registry, addGauge } = createMetrics('test', { dataDir: __dirname, revision: 'a1b2c3' });
  let depth: number | undefined = 3;
  addGauge('depth', 'x', () => depth);
  expect(await registry.metrics()).toContain('depth{service="test"} 3');
  depth = undefined;
  expect(await registry.metrics()).not.toMatch(/^depth/m);
});

it('has no values for a disk that is gone', async () => {
  const { address } = await serveMetrics('/nonexistent/folder');
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).not.toMatch(/^data_disk_\w+\{/m);
});

it('says which setting to change if the port is taken', async () => {
  const { options } = await serveMetrics();
  await expect(startMetricsServer(options)).rejects.toThrow(/^METRICS_PORT: cannot listen on 127\.0\.0\.1/);
});

it('measures requests by route, method and class of status, whatever clients send', async () => {
  const { registry, observeRequest } = createMetrics('test', { dataDir: __dirname, revision: 'a1b2c3' });
  const server = http.createServer((request, response) => {
    observeRequest(request, response, () => '/items/:id');
    if (request.url === '/abort') response.destroy();
    else response.writeHead(request.url === '/items/1' ? 200 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanupSteps.push(() => server.close());
  const { port } = server.address() as AddressInfo;

  const send = async (method: string, path: string) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'close');
  };
  await send('GET', '/items/1');
  await send('GET', '/items/2?token=secret');
  await send('PUT', '/items/1');
  await expect(send('GET', '/abort')).rejects.toThrow();

  const text = await registry.metrics();
  const count = (method: string, status: string) =>
    `http_request_duration_seconds_count{service="test",method="${method}",route="/items/:id",status_class="${status}"} 1`;
  expect(text).toContain(count('GET', '2xx'));
  expect(text).toContain(count('GET', '4xx'));
  expect(text).toContain(count('other', '2xx'));
  expect(text).toContain(count('GET', 'aborted'));
  expect(text).toContain('http_requests_in_progress{service="test"} 0');
  expect(text).not.toContain('secret');
});
