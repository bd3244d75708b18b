import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { createLogger } from '@platform/server-kit/logging';
import { listen, type ListeningServer } from './listen.ts';

let server: ListeningServer;
let served: (string | undefined)[] = [];
const serve: RequestListener = (request, response) => {
  served.push(request.url);
  response.end('served');
};
beforeAll(async () => {
  const settings = { host: '127.0.0.1', port: 0, production: false, drainSeconds: 0 };
  server = await listen(serve, settings, createLogger('api', 'silent'));
});
afterAll(() => server.stop());
beforeEach(() => {
  served = [];
});

test.each([
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: gzip, chunked',
])('rejects a body framed by %j, and does not take what follows for a request', async (encoding) => {
  const received = await sendBytes(
    `POST /x HTTP/1.1\r\nHost: x\r\n${encoding}\r\n\r\n0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n`,
  );

  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(received).toContain('"code":"invalid_request"');
  expect(served).toEqual([]);
});

test.each(['Transfer-Encoding: Chunked', 'Content-Length: 5'])(
  'accepts a body framed by %j',
  async (framing) => {
    await sendBytes(`POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${framing}\r\n\r\n0\r\n\r\n`);

    expect(served).toEqual(['/x']);
  },
);

/** Sends bytes as they are, and returns what arrives until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}
