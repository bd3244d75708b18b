import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createDiscardBody } from './discard-body.ts';
import { createHttpServer } from './http-server.ts';

const MB = 1024 * 1024;

/** A body of pieces of 100 bytes. */
function createBody(pieces: number): IncomingMessage {
  const body = Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(100)));
  return Object.assign(body, { complete: false }) as unknown as IncomingMessage;
}

test('drops the first bytes at once, the others at the pace of all bodies together', async () => {
  let nowMs = 0;
  const discard = createDiscardBody({
    bytesPerSecond: 100,
    burstBytes: 1_000,
    nowMs: () => nowMs,
    wait: (ms) => Promise.resolve((nowMs += ms)),
  });

  await discard(createBody(10));
  expect(nowMs).toBe(0);
  await discard(createBody(2));
  expect(nowMs).toBe(2_000);
});

test('leaves a body alone that someone else reads', async () => {
  const body = createBody(1);
  const pieces: Buffer[] = [];
  body.on('data', (piece: Buffer) => pieces.push(piece));

  await createDiscardBody()(body);
  await once(body, 'end');

  expect(pieces).toHaveLength(1);
});

test('a rejected body is answered before it has arrived, and the connection serves the next request', async () => {
  const { server, stop } = createHttpServer({}, (_request, response) => response.writeHead(429).end(), fail);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = new Set<unknown>();
  server.on('connection', (socket) => sockets.add(socket));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  for (let count = 0; count < 2; count += 1) {
    const call = send({ agent, port, method: 'POST', headers: { 'content-length': 2 * MB } });
    call.write(Buffer.alloc(MB));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(429);
    call.end(Buffer.alloc(MB));
    response.resume();
    await once(response, 'end');
  }

  expect(sockets.size).toBe(1);
  agent.destroy();
  await stop(1_000);
});

function fail(): never {
  throw new Error('No request is malformed.');
}
