import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import { createBodyStore } from './body-store.ts';
import { createReceiveBody } from './receive-body.ts';

const store = createBodyStore();
const receive = createReceiveBody(store);
const createTooLarge = () => new AppError('payload_too_large', 'It is larger than 10 bytes.');
const LIMITS = { maxBytes: 10, timeoutMs: 200, createTooLarge, isFile: false };

/** The outcome of each request, in their order. */
let outcomes: Promise<unknown>[];
let server: Server;
beforeEach(async () => {
  outcomes = [];
  server = createServer((request, response) => {
    const received = receive(request as Request, LIMITS, (read) => read());
    outcomes.push(received.then(String, (error: unknown) => (error as AppError).code));
    void received.catch(() => undefined).then(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send(length?: number) {
  const { port } = server.address() as AddressInfo;
  const headers = length === undefined ? {} : { 'content-length': length };
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', headers });
  request.on('error', () => undefined);
  request.on('response', (response) => response.resume());
  return request;
}

async function firstOutcome(): Promise<unknown> {
  await once(server, 'request');
  return outcomes[0];
}

test('receives a body, and frees what it took', async () => {
  const outcome = firstOutcome();
  send().end('0123456789');

  expect(await outcome).toBe('0123456789');
  expect(store.used).toEqual({ memory: 0, disk: 0 });
});

test('ends a body that arrives byte by byte once its time is over', async () => {
  const outcome = firstOutcome();
  const request = send(10);
  const timer = setInterval(() => request.write('a'), 60);

  expect(await outcome).toBe('invalid_request');
  clearInterval(timer);
  expect(store.used).toEqual({ memory: 0, disk: 0 });
});

test.each([
  ['announced', 11],
  ['in chunks', undefined],
])('rejects a body that is too large, %s', async (_name, length) => {
  const outcome = firstOutcome();
  send(length).write('0123456789a');

  expect(await outcome).toBe('payload_too_large');
});
