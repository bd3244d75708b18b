import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { sendBytes, type BytesFile } from './bytes-file.ts';

const FILE: BytesFile = {
  type: 'image/png',
  size: 6,
  pieces: [Buffer.from('abc'), Buffer.from('def')],
  tag: 'a1',
  isImmutable: true,
  downloadName: null,
};

let server: Server;
let file: BytesFile = FILE;
beforeAll(async () => {
  const app = express();
  app.get('/', (request, response) => sendBytes(request, response, file));
  app.use((error: Error, _request: Request, response: Response, next: NextFunction) =>
    response.headersSent ? next(error) : response.status(500).json({ message: error.message }),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  file = FILE;
});

const fetchFile = (init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, init);

test('sends all pieces with type, length, tag and a private cache time', async () => {
  const response = await fetchFile();

  expect(await response.text()).toBe('abcdef');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '6',
    etag: '"a1"',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(response.headers.get('content-disposition')).toBeNull();
});

test('sends a 304 without a body to a client that has the file', async () => {
  const response = await fetchFile({ headers: { 'if-none-match': '"a1"', 'cache-control': 'max-age=0' } });

  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', '"a1"']);
});

test('sends the headers alone to a HEAD request', async () => {
  const response = await fetchFile({ method: 'HEAD' });

  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '6',
    '',
  ]);
});

test('names a download in ASCII and in UTF-8', async () => {
  file = { ...FILE, isImmutable: false, downloadName: 'Zoë "1".pdf' };

  const { headers } = await fetchFile();

  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Zo_ _1_.pdf"; filename*=UTF-8''Zo%C3%AB%20%221%22.pdf`,
  );
  expect(headers.get('cache-control')).toBeNull();
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
});

test('fails as a whole if the first piece cannot be read', async () => {
  file = { ...FILE, pieces: failingAfter([]) };

  const response = await fetchFile();

  expect([response.status, await response.json()]).toEqual([500, { message: 'no such piece' }]);
  expect(response.headers.get('cache-control')).toBeNull();
});

test('aborts the connection if a later piece cannot be read', async () => {
  file = { ...FILE, pieces: failingAfter([Buffer.from('abc')]) };

  await expect(fetchFile().then((response) => response.text())).rejects.toThrow();
});

async function* failingAfter(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    yield piece;
    // The first piece has left before the second one fails.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no such piece');
}
