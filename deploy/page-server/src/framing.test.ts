import { once } from 'node:events';
import net from 'node:net';
import { cleanUp, createSettings, startTestServer, startUpstream } from '../test/page-server.factory.ts';

afterEach(cleanUp);

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: gzip, chunked',
])('rejects a body framed by %j, and does not take what follows for a request', async (encoding) => {
  const forwarded: string[] = [];
  const upstream = await startUpstream((request, response) => {
    forwarded.push(request.url ?? '');
    response.end('ok');
  });
  const origin = await startTestServer({ settings: createSettings({ API_ORIGIN: upstream }) });

  const received = await sendBytes(
    origin,
    `POST /api/x HTTP/1.1\r\nHost: x\r\n${encoding}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  );

  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(received).toContain('x-content-type-options: nosniff');
  expect(received).toContain('"code":"invalid_request"');
  expect(forwarded).toEqual([]);
});

it('accepts a body in chunks', async () => {
  const upstream = await startUpstream((request, response) => request.pipe(response));
  const origin = await startTestServer({ settings: createSettings({ API_ORIGIN: upstream }) });

  const received = await sendBytes(
    origin,
    'POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
  );

  expect(received).toMatch(/^HTTP\/1\.1 200 [^]*\nok\r\n/);
});

/** Sends bytes as they are, and returns what arrives until the server closes the connection. */
async function sendBytes(origin: string, bytes: string): Promise<string> {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}
