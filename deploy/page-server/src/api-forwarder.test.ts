import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createLogger } from '@platform/server-kit/logging';
import { findFreePort } from '@platform/server-kit/node-utils';
import { createMetrics } from '@platform/server-kit/telemetry';
import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';
import { createApiForwarder } from './api-forwarder.ts';
import type { PageServerOptions } from './page-server.ts';

afterEach(cleanUp);

async function startOriginFor(
  apiOrigin: string,
  env: Record<string, string> = {},
  options: Partial<PageServerOptions> = {},
) {
  return startTestServer({ settings: createSettings({ API_ORIGIN: apiOrigin, ...env }), ...options });
}

/** Starts an API that responds with the request it received. */
function startEchoApi(): Promise<string> {
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

const parseEcho = (response: { text: string }) =>
  JSON.parse(response.text) as { method: string; url: string; headers: Record<string, string>; body: string };

describe('forwarding to the API', () => {
  it('passes on method, path, headers and body unchanged', async () => {
    const origin = await startOriginFor(await startEchoApi());
    const headers = { cookie: 'sid=1', 'idempotency-key': 'k', 'content-type': 'application/json' };
    const echo = parseEcho(
      await sendRequest(origin, '/api/user/tasks?a=%20b&c', { method: 'POST', headers }, '{"taskId":"1"}'),
    );
    expect(echo).toMatchObject({
      method: 'POST',
      url: '/api/user/tasks?a=%20b&c',
      headers,
      body: '{"taskId":"1"}',
    });
  });

  it('reframes the body: an empty one for a POST without a body, chunks for a GET with one', async () => {
    const origin = await startOriginFor(await startEchoApi());
    const bodiless = parseEcho(await sendRequest(origin, '/api/x', { method: 'POST' }));
    expect(bodiless.headers).toMatchObject({ 'content-length': '0' });
    expect(bodiless.headers['transfer-encoding']).toBeUndefined();
    const chunked = parseEcho(
      await sendRequest(origin, '/api/x', { headers: { 'transfer-encoding': 'chunked' } }, 'body'),
    );
    expect(chunked).toMatchObject({ method: 'GET', body: 'body' });
  });

  it('sets X-Audience only for the console', async () => {
    const origin = await startOriginFor(await startEchoApi(), {}, { getAudience: () => 'console' });
    expect(parseEcho(await sendRequest(origin, '/api/x')).headers['x-audience']).toBe('console');
  });

  it('reads the client address through as many proxies as TRUST_PROXY names', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1', 'x-forwarded-proto': 'https' };
    const upstream = await startEchoApi();
    const oneProxy = parseEcho(
      await sendRequest(await startOriginFor(upstream, { TRUST_PROXY: '1' }), '/api/x', { headers }),
    );
    expect(oneProxy.headers).toMatchObject({ 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' });
    const twoProxies = parseEcho(
      await sendRequest(await startOriginFor(upstream, { TRUST_PROXY: '2' }), '/api/x', { headers }),
    );
    expect(twoProxies.headers['x-forwarded-for']).toBe('6.6.6.6');
  });

  it('keeps the status, every cookie and the headers of the API response', async () => {
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(429, {
        'set-cookie': ['a=1', 'b=2'],
        'retry-after': '7',
        'referrer-policy': 'no-referrer',
      });
      response.end('slow down');
    });
    const { status, headers, text } = await sendRequest(await startOriginFor(upstream), '/api/x');
    expect(status).toBe(429);
    expect(text).toBe('slow down');
    expect(headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'retry-after': '7',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('streams in both directions: each chunk arrives before the next is sent', async () => {
    const upstream = await startUpstream((request, response) => {
      request.on('data', (chunk: Buffer) => response.write(`echo ${chunk.toString()}`));
      request.on('end', () => response.end());
    });
    const { port } = new URL(await startOriginFor(upstream));
    const request = http.request({ port, host: '127.0.0.1', path: '/api/x', method: 'POST' });
    request.write('one');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(String((await once(response, 'data'))[0])).toBe('echo one');
    request.write('two');
    expect(String((await once(response, 'data'))[0])).toBe('echo two');
    request.end();
    await once(response, 'end');
  });

  it('passes a file of 10 MB on unchanged, which a slow client sends for longer than the API may be silent', async () => {
    const log = createLogger('shell', 'silent');
    const received: Buffer[] = [];
    const upstream = await startUpstream((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk));
      request.on('end', () => response.end('stored'));
    });
    const forwarder = createApiForwarder({
      apiOrigins: [upstream],
      publicOrigin: 'http://localhost',
      trustedHops: 0,
      forwarderSecret: undefined,
      log,
      responseTimeoutMs: 2_000,
    });
    const { port } = new URL(
      await startUpstream((request, response) => forwarder.forward(request, response)),
    );
    const content = randomBytes(10 * 1024 * 1024);
    const headers = { 'content-length': content.length };
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: '/api/user/files',
      method: 'POST',
      headers,
    });
    const responded = once(request, 'response') as Promise<[http.IncomingMessage]>;
    for (let at = 0; at < content.length; at += content.length / 4) {
      request.write(content.subarray(at, at + content.length / 4));
      await setTimeout(600);
    }
    request.end();
    const [response] = await responded;
    forwarder.close();
    expect(String((await once(response, 'data'))[0])).toBe('stored');
    expect(Buffer.concat(received).equals(content)).toBe(true);
  });

  it('relays a response that arrives before the request body has been sent', async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(413).end('too large'));
    const response = await sendRequest(
      await startOriginFor(upstream),
      '/api/x',
      { method: 'POST' },
      'x'.repeat(1_000_000),
    );
    expect(response).toMatchObject({ status: 413, text: 'too large' });
  });

  it('reuses connections to the API', async () => {
    const ports = new Set<number | undefined>();
    const upstream = await startUpstream((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('ok');
    });
    const origin = await startOriginFor(upstream);
    for (let i = 0; i < 3; i++) await sendRequest(origin, '/api/x');
    expect(ports.size).toBe(1);
  });
});

describe('when the API fails', () => {
  it('responds 503 in the error shape to a GET and a POST while it is down, and recovers afterwards', async () => {
    const port = await findFreePort();
    const origin = await startOriginFor(`http://127.0.0.1:${port}`);
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', 'x'.repeat(300_000)],
    ] as const) {
      const { status, headers, text } = await sendRequest(origin, '/api/auth/me', { method }, body);
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
    expect((await sendRequest(origin, '/api/auth/me')).text).toBe('back');
    api.closeAllConnections();
    api.close();
  });

  it('responds 503 if the API closes the connection before it responds', async () => {
    const upstream = await startUpstream((request) => request.socket.destroy());
    expect(
      (await sendRequest(await startOriginFor(upstream), '/api/x', { method: 'POST' }, '{}')).status,
    ).toBe(503);
  });

  it('aborts the connection if the API response ends early, so a partial body never looks complete', async () => {
    const upstream = await startUpstream((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    });
    await expect(sendRequest(await startOriginFor(upstream), '/api/x')).rejects.toThrow('aborted');
  });

  it('closes the request to the API when the client disconnects', async () => {
    const { promise: apiClosed, resolve } = Promise.withResolvers<unknown>();
    const upstream = await startUpstream((_request, response) => {
      response.on('close', resolve);
      response.write('first');
    });
    const { port } = new URL(await startOriginFor(upstream));
    const request = http.get({ port, host: '127.0.0.1', path: '/api/x' });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response, 'data');
    request.destroy();
    await apiClosed;
  });
});

describe('a stream of events', () => {
  it('is passed on part by part, kept out of the metrics, and ended when the server stops', async () => {
    let send: (text: string) => void = () => undefined;
    const api = await startUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      send = (text) => void response.write(text);
      send('id: 1\n\n');
    });
    const metrics = createMetrics('shell', { dataDir: tmpdir(), revision: 'tests' });
    const origin = await startOriginFor(api, {}, { metrics });
    const response = await fetch(`${origin}/api/user/notices/stream`);
    const parts = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await parts.read()).value).toBe('id: 1\n\n');
    send('id: 2\n\n');
    expect((await parts.read()).value).toBe('id: 2\n\n');
    const startedAtMs = performance.now();
    const stopped = cleanUp();
    expect((await parts.read()).done).toBe(true);
    await stopped;
    expect(performance.now() - startedAtMs).toBeLessThan(4_000);
    expect(await metrics.registry.metrics()).not.toContain('route="api"');
  });
});
