import { once } from 'node:events';
import net from 'node:net';
import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';
import type { FormHandler } from './form-posts.ts';

afterEach(cleanUp);

/** Answers with what it received, or calls the API at `/login`. */
const echoForm: FormHandler = async ({ path, query, fields, cookie, callApi }) => {
  const answer = path === '/login' ? await callApi('/api/auth/login', { username: 'ada' }) : undefined;
  const received = fields instanceof Response ? await fields.json() : [...fields];
  const html = JSON.stringify(
    answer
      ? [answer.status, answer.headers.getSetCookie(), await answer.text()]
      : { path, next: query.get('next'), received, hint: cookie('hint') },
  );
  const status = fields instanceof Response ? fields.status : 200;
  return { kind: 'document', status, html, headers: { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] } };
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function post(path: string, body: string, headers: Record<string, string> = {}, env = {}) {
  const origin = await startTestServer({ settings: createSettings(env), forms: echoForm });
  return sendRequest(origin, path, { method: 'POST', headers: { ...FORM, ...headers } }, body);
}

it('reads the fields of a form, and sends the headers of the answer', async () => {
  const { status, text, headers } = await post('/x?next=/y', 'name=Zo%C3%AB+A&name=2&a=%7B%', {
    cookie: 'hint=1',
  });

  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    path: '/x',
    next: '/y',
    hint: '1',
    received: [
      ['name', 'Zoë A'],
      ['name', '2'],
      ['a', '{%'],
    ],
  });
  expect(headers).toMatchObject({
    'retry-after': '7',
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
  });
});

it('reads the field of a mail program that unsubscribes with one click, also as multipart', async () => {
  const body = [
    '--limit',
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    '--limit--',
    '',
  ].join('\r\n');
  const type = { 'content-type': 'multipart/form-data; boundary=limit' };
  const { status, text } = await post('/x?token=one', body, type);

  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ received: [['List-Unsubscribe', 'One-Click']] });
});

describe('a form of another site', () => {
  it.each([
    ['is rejected', { 'sec-fetch-site': 'cross-site' }],
    ['is rejected', { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' }],
    ['is rejected', { 'sec-fetch-site': 'same-site', origin: 'null' }],
    ['is rejected', { 'sec-fetch-site': 'elsewhere' }],
    ['is rejected', { origin: 'https://evil.example' }],
    ['is rejected', { origin: 'null' }],
    ['is accepted', { 'sec-fetch-site': 'same-origin' }],
    ['is accepted', { 'sec-fetch-site': 'none' }],
    ['is accepted', {}],
  ])('%s with the headers %j', async (outcome, headers) => {
    const { status, text } = await post('/x', 'a=1', headers);

    expect(status).toBe(outcome === 'is rejected' ? 403 : 200);
    expect(text.includes('"code":"cross_site_request"')).toBe(outcome === 'is rejected');
    expect(text.includes('["a","1"]')).toBe(outcome === 'is accepted');
  });

  it.each([
    ['http://shop.example', 403],
    ['https://shop.example', 200],
  ])('is told from this one by the origin that a trusted proxy received: %s', async (origin, status) => {
    const forwarded = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https', origin };

    expect((await post('/x', 'a=1', forwarded, { TRUST_PROXY: '1' })).status).toBe(status);
    expect((await post('/x', 'a=1', forwarded)).status).toBe(403);
  });
});

describe('what is no form of a page', () => {
  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])(
    'is rejected with the content type "%s"',
    async (type) => {
      const { status, text } = await post('/x', 'a=1', { 'content-type': type });

      expect(status).toBe(415);
      expect(JSON.parse(text)).toMatchObject({ received: { code: 'unsupported_media_type' } });
    },
  );

  it.each([
    ['announced', { 'content-length': String(64 * 1024 + 1) }],
    ['sent in chunks', { 'transfer-encoding': 'chunked' }],
  ])(
    'is rejected if it is larger than 64 KB, %s, and the connection stays usable',
    async (_name, headers) => {
      const origin = await startTestServer({ forms: echoForm });
      const body = 'a'.repeat(64 * 1024 + 1);
      const { status, text } = await sendRequest(
        origin,
        '/x',
        { method: 'POST', headers: { ...FORM, ...headers } },
        body,
      );

      expect(status).toBe(413);
      expect(JSON.parse(text)).toMatchObject({ received: { code: 'payload_too_large' } });
    },
  );

  it('costs nothing if the client leaves within it', async () => {
    const handled = jest.fn(echoForm);
    const origin = await startTestServer({ forms: handled });
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    const head = `host: a\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: 9`;
    await new Promise<unknown>((sent) => socket.write(`POST /x HTTP/1.1\r\n${head}\r\n\r\na=`, sent));
    socket.destroy();
    await once(socket, 'close');

    expect((await sendRequest(origin, '/healthz')).status).toBe(200);
    expect(handled).not.toHaveBeenCalled();
  });
});

it('ends the oldest forms that stop half way once all of them take too much memory', async () => {
  const origin = await startTestServer({ forms: echoForm });
  const size = 64 * 1024;
  const head = `host: a\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${size}`;
  const sockets = Array.from({ length: 260 }, () => net.connect(Number(new URL(origin).port), '127.0.0.1'));
  const firstEnds = once(
    sockets[0]!.on('error', () => undefined),
    'close',
  );
  for (const socket of sockets) {
    const sent = new Promise<unknown>((done) => socket.on('error', done).once('drain', done));
    if (!socket.write(`POST /x HTTP/1.1\r\n${head}\r\n\r\n${'a'.repeat(size - 1)}`)) await sent;
  }

  await firstEnds;
  const form = await sendRequest(origin, '/x', { method: 'POST', headers: FORM }, 'a=1');
  expect(form.status).toBe(200);
  expect(sockets.at(-1)!.destroyed).toBe(false);
  for (const socket of sockets) socket.destroy();
});

describe('a POST', () => {
  it.each(['/healthz', '/1.0.0-aaaa0000/main.js'])('to %s is answered with 405', async (path) => {
    expect((await post(path, 'a=1')).status).toBe(405);
  });

  it('is answered with 405 on every path of an origin without forms', async () => {
    const { status, headers } = await sendRequest(await startTestServer(), '/x', {
      method: 'POST',
      headers: FORM,
    });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a call of the API for a form', () => {
  it('has the headers of a forwarded request and a JSON body of its own', async () => {
    const upstream = await startUpstream((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.setHeader('set-cookie', ['sid=1; HttpOnly', 'known=2']);
        response.end(
          JSON.stringify([request.method, request.url, request.headers, String(Buffer.concat(chunks))]),
        );
      });
    });
    const headers = {
      cookie: 'device=1',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarder-secret': 'guess',
      'transfer-encoding': 'chunked',
      'sec-fetch-site': 'same-origin',
    };
    const { text } = await post('/login', 'username=ada', headers, {
      API_ORIGIN: upstream,
      FORWARDER_SECRET: 'ours',
    });
    const [status, cookies, received] = JSON.parse(text) as [number, string[], string];
    const [method, url, sent, body] = JSON.parse(received) as [
      string,
      string,
      Record<string, string>,
      string,
    ];

    expect([status, cookies]).toEqual([200, ['sid=1; HttpOnly', 'known=2']]);
    expect([method, url, body]).toEqual(['POST', '/api/auth/login', '{"username":"ada"}']);
    expect(sent).toMatchObject({
      cookie: 'device=1',
      'content-type': 'application/json',
      'content-length': '18',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarder-secret': 'ours',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(sent['transfer-encoding']).toBeUndefined();
  });

  it.each([
    ['does not listen', 'http://127.0.0.1:9'],
    ['breaks off', undefined],
  ])('resolves to a 503 in the error shape if the API %s', async (_name, address) => {
    const upstream =
      address ??
      (await startUpstream((_request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half');
        setImmediate(() => response.destroy());
      }));
    const { text } = await post('/login', 'username=ada', {}, { API_ORIGIN: upstream });
    const [status, , body] = JSON.parse(text) as [number, string[], string];

    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
  });
});
