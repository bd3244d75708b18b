import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '@platform/server-kit/logging';
import type { PacerOptions } from '@platform/server-kit/node-utils';
import { handleError } from './error-handler.ts';
import { paceClients } from './pace-clients.ts';
import { requestContext } from './request-context.ts';

/** Two calls of a network go ahead. The clock stands still, so each further one would wait for too long. */
const PACE: PacerOptions = { perSecond: 0.05, burst: 1, maxWaitMs: 10_000, nowMs: () => 0 };

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(
    requestContext({ trustedHops: 1, forwarderSecret: '' }, createLogger('api', 'silent')),
    paceClients(PACE),
  );
  app.use((_request, response) => void response.end('served'));
  app.use(handleError);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function call(address: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': address } });
}

test('rejects calls above the pace of a network, and serves others at once', async () => {
  for (let index = 0; index < 2; index++) expect((await call('192.0.2.1')).status).toBe(200);
  const rejected = await call('192.0.2.1');

  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('retry-after')).toBe('10');
  expect(await rejected.json()).toMatchObject({ code: 'rate_limited' });
  expect(await (await call('192.0.2.2')).text()).toBe('served');
});

test('does not pace calls of this machine', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => call('127.0.0.1')));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});
