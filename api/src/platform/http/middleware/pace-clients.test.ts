import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '@platform/logging';
import { handleError } from './error-handler.ts';
import { paceClients } from './pace-clients.ts';
import { requestContext } from './request-context.ts';

/** More than go ahead at once and may wait. */
const FLOOD = 450;

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(
    requestContext({ trustedHops: 1, forwarderSecret: '' }, createLogger('api', 'silent')),
    paceClients(),
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

function call(address: string, signal?: AbortSignal): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'x-forwarded-for': address },
    signal: signal ?? null,
  });
}

test('rejects calls above the pace of a network, and serves others at once', async () => {
  const abort = new AbortController();
  const rejected = await new Promise<Response>((resolve) => {
    const send = (): void => {
      call('192.0.2.1', abort.signal).then(report, () => undefined);
    };
    const report = (response: Response): void => {
      if (response.status === 429) {
        resolve(response);
        return;
      }
      // A slow machine sends the first ones so slowly that all go ahead.
      send();
      send();
    };
    for (let index = 0; index < FLOOD; index++) send();
  });

  expect(rejected.headers.get('retry-after')).toBe('10');
  expect(await rejected.json()).toMatchObject({ code: 'rate_limited' });
  expect(await (await call('192.0.2.2')).text()).toBe('served');
  abort.abort();
});

test('does not pace calls of this machine', async () => {
  const responses = await Promise.all(Array.from({ length: FLOOD }, () => call('127.0.0.1')));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});
