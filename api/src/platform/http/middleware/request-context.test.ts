import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '@platform/server-kit/logging';
import { requestContext } from './request-context.ts';

let server: Server;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  const logger = createLogger('api', 'info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const app = express();
  app.use(
    requestContext({ trustedHops: 0, forwarderSecret: 'a secret of the tests, for forwarders' }, logger),
  );
  app.use((request, _response, next) => {
    if (request.headers.cookie) request.user = {};
    next();
  });
  app.get('/healthz', (_request, response) => void response.end());
  app.use((request, response) => void response.status(Number(request.path.slice(1))).end());
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function send(count: number, path: string, headers: Record<string, string> = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  for (let number = 0; number < count; number++)
    await fetch(`http://127.0.0.1:${port}${path}`, { headers }).then((response) => response.text());
}

const countLines = (status: number) =>
  lines.filter((line) => line.status === status && line.ms !== undefined).length;

test('rejected requests without a session get 20 lines per status and minute, and a line with the count of the others', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  await send(50, '/404');
  await send(30, '/401');
  expect([countLines(404), countLines(401)]).toEqual([20, 20]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(-2)).toMatchObject([
    { kind: 404, omitted: 30 },
    { kind: 401, omitted: 10 },
  ]);
});

test('other requests get a line each', async () => {
  await send(30, '/404', { cookie: 'session=1' });
  await send(30, '/200');
  await send(30, '/500');
  expect([countLines(404), countLines(200), countLines(500)]).toEqual([30, 30, 30]);
});

test('health checks get none', async () => {
  await send(5, '/healthz');
  expect(lines).toEqual([]);
});
