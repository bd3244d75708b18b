import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { ask, cleanUp, makeSettings, startOrigin, startUpstream } from '../test/origin.factory.ts';
import type { OriginServerOptions } from './origin-server.ts';

afterEach(cleanUp);

async function originBefore(
  apiOrigin: string,
  env: Record<string, string> = {},
  options: Partial<OriginServerOptions> = {},
) {
  return startOrigin({ settings: makeSettings({ API_ORIGIN: apiOrigin, ...env }), ...options });
}

/** An API that answers with what it was asked. */
function startEcho(): Promise<string> {
  return startUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  });
}

const heard = (answer: { text: string }) =>
  JSON.parse(answer.text) as { method: string; url: string; headers: Record<string, string>; body: string };

describe('forwarding to the API', () => {
  it('hands on method, address, headers and body as they came', async () => {
    const origin = await originBefore(await startEcho());
    const headers = { cookie: 'sid=1', 'idempotency-key': 'k', 'content-type': 'application/json' };
    const answer = heard(
      await ask(origin, '/api/user/tasks?a=%20b&c', { method: 'POST', headers }, '{"taskId":"1"}'),
    );
    expect(answer).toMatchObject({
      method: 'POST',
      url: '/api/user/tasks?a=%20b&c',
      headers,
      body: '{"taskId":"1"}',
    });
  });

  it('frames a body anew: none for a bare POST, chunks for a GET that has some', async () => {
    const origin = await originBefore(await startEcho());
    const bare = heard(await ask(origin, '/api/x', { method: 'POST' }));
    expect(bare.headers).toMatchObject({ 'content-length': '0' });
    expect(bare.headers['transfer-encoding']).toBeUndefined();
    const chunked = heard(
      await ask(origin, '/api/x', { headers: { 'transfer-encoding': 'chunked' } }, 'body'),
    );
    expect(chunked).toMatchObject({ method: 'GET', body: 'body' });
  });

  it('says itself what a client may not say, and drops what belongs to the connection', async () => {
    const origin = await originBefore(await startEcho(), { FORWARDER_SECRET: 'ours' });
    const { headers } = heard(
      await ask(origin, '/api/x', {
        headers: {
          'x-forwarded-for': '6.6.6.6',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'evil.example',
          forwarded: 'for=6.6.6.6',
          'x-real-ip': '6.6.6.6',
          'x-audience': 'console',
          'x-forwarder-secret': 'guess',
          'x-request-id': 'mine',
          connection: 'close, x-private',
          'x-private': 'hop',
          te: 'trailers',
        },
      }),
    );
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
      'x-forwarder-secret': 'ours',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['forwarded', 'x-real-ip', 'x-audience', 'x-private', 'te'])
      expect(headers[name]).toBeUndefined();
  });

  it('marks the audience for the console alone', async () => {
    const origin = await originBefore(await startEcho(), {}, { audience: 'console' });
    expect(heard(await ask(origin, '/api/x')).headers['x-audience']).toBe('console');
  });

  it('takes the address of the client from as many proxies as it is told of', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1', 'x-forwarded-proto': 'https' };
    const upstream = await startEcho();
    const one = heard(await ask(await originBefore(upstream, { TRUST_PROXY: '1' }), '/api/x', { headers }));
    expect(one.headers).toMatchObject({ 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' });
    const two = heard(await ask(await originBefore(upstream, { TRUST_PROXY: '2' }), '/api/x', { headers }));
    expect(two.headers['x-forwarded-for']).toBe('6.6.6.6');
  });

  it('keeps every cookie, the status and the API’s own headers', async () => {
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(429, {
        'set-cookie': ['a=1', 'b=2'],
        'retry-after': '7',
        'referrer-policy': 'no-referrer',
      });
      response.end('slow down');
    });
    const { status, headers, text } = await ask(await originBefore(upstream), '/api/x');
    expect(status).toBe(429);
    expect(text).toBe('slow down');
    expect(headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'retry-after': '7',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('streams both ways: each part is on the other side before the next is sent', async () => {
    const upstream = await startUpstream((request, response) => {
      request.on('data', (chunk: Buffer) => response.write(`echo ${chunk.toString()}`));
      request.on('end', () => response.end());
    });
    const { port } = new URL(await originBefore(upstream));
    const request = http.request({ port, host: '127.0.0.1', path: '/api/x', method: 'POST' });
    request.write('one');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(String((await once(response, 'data'))[0])).toBe('echo one');
    request.write('two');
    expect(String((await once(response, 'data'))[0])).toBe('echo two');
    request.end();
    await once(response, 'end');
  });

  it('relays an answer that comes before the body is through', async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(413).end('too large'));
    const answer = await ask(
      await originBefore(upstream),
      '/api/x',
      { method: 'POST' },
      'x'.repeat(1_000_000),
    );
    expect(answer).toMatchObject({ status: 413, text: 'too large' });
  });

  it('uses a connection to the API again', async () => {
    const ports = new Set<number | undefined>();
    const upstream = await startUpstream((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('ok');
    });
    const origin = await originBefore(upstream);
    for (let i = 0; i < 3; i++) await ask(origin, '/api/x');
    expect(ports.size).toBe(1);
  });
});

describe('an API that fails', () => {
  it('is a 503 in the error shape while it is down, for a POST too, and no more when it is back', async () => {
    const port = await freePort();
    const origin = await originBefore(`http://127.0.0.1:${port}`);
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', 'x'.repeat(300_000)],
    ] as const) {
      const { status, headers, text } = await ask(origin, '/api/auth/me', { method }, body);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      const error = JSON.parse(text) as Record<string, string>;
      expect(error).toEqual({
        code: 'unavailable',
        message: expect.any(String),
        requestId: headers['x-request-id'],
      });
    }
    const api = http.createServer((_request, response) => response.end('back')).listen(port, '127.0.0.1');
    await once(api, 'listening');
    expect((await ask(origin, '/api/auth/me')).text).toBe('back');
    api.closeAllConnections();
    api.close();
  });

  it('is a 503 when it hangs up before it answers', async () => {
    const upstream = await startUpstream((request) => request.socket.destroy());
    expect((await ask(await originBefore(upstream), '/api/x', { method: 'POST' }, '{}')).status).toBe(503);
  });

  it('cuts the connection when it hangs up in the middle, so that half an answer is not taken for a whole one', async () => {
    const upstream = await startUpstream((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    });
    await expect(ask(await originBefore(upstream), '/api/x')).rejects.toThrow('aborted');
  });

  it('is told when the client goes away', async () => {
    let gone: (value: unknown) => void;
    const left = new Promise((resolve) => (gone = resolve));
    const upstream = await startUpstream((_request, response) => {
      response.on('close', gone);
      response.write('first');
    });
    const { port } = new URL(await originBefore(upstream));
    const request = http.get({ port, host: '127.0.0.1', path: '/api/x' });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response, 'data');
    request.destroy();
    await left;
  });
});

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
