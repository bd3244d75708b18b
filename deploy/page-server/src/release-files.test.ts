import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  cleanUp,
  createReleaseStore,
  SCRIPT,
  sendRequest,
  silentLog,
  startTestServer,
  writeFile,
} from '../test/page-server.factory.ts';
import { openReleaseStore } from '@platform/releases';

afterEach(cleanUp);

const FILE = '/1.0.0-aaaa0000/main.js';

describe('release files', () => {
  it('are cacheable forever and usable by pages of any origin', async () => {
    const { status, headers, text } = await sendRequest(await startTestServer(), FILE);
    expect(status).toBe(200);
    expect(text).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(SCRIPT.length),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, *;q=0', undefined],
  ])('with Accept-Encoding "%s" have the content encoding %s', async (accepted, encoding) => {
    const address = await startTestServer();
    const { headers, body } = await sendRequest(address, FILE, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    const decoded =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(decoded.toString()).toBe(SCRIPT);
  });

  it('without a compressed variant are sent uncompressed', async () => {
    const { headers, text } = await sendRequest(await startTestServer(), '/1.0.0-aaaa0000/img/mark.svg', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(text).toContain('<svg');
  });

  it('have the same headers and no body in response to HEAD', async () => {
    const { status, headers, body } = await sendRequest(await startTestServer(), FILE, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toHaveLength(0);
  });

  it.each([
    '/1.0.0-aaaa0000/none.js',
    '/1.0.0-aaaa0000/index.html',
    '/1.0.0-aaaa0000/main.js.map',
    '/1.0.0-aaaa0000/',
    '/1.0.0-aaaa0000',
    '/1.0.0-aaaa0000/img',
    '/1.0.0-aaaa0000/release.json',
    '/9.9.9-none/main.js',
    '/1.0.0-aaaa0000/%2e%2e%2frelease.json',
    '/1.0.0-aaaa0000/..%5crelease.json',
  ])('result in an uncached plain-text error for %s', async (path) => {
    const { status, headers, text } = await sendRequest(await startTestServer(), path);
    expect([400, 404]).toContain(status);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(text).toMatch(/^4\d\d /);
  });

  it.each([
    '/../registry.json',
    '/1.0.0-aaaa0000/../release.json',
    '/%2e%2e/registry.json',
    '//etc/passwd',
    '/a%00b',
    '/%zz',
  ])('are not reachable by the unsafe path %s', async (path) => {
    const { status } = await sendRequest(await startTestServer(), path);
    expect(status).toBe(400);
  });

  it('include versions that are not live or were published after the start', async () => {
    const store = createReleaseStore();
    const address = await startTestServer({
      files: { releases: openReleaseStore(store, silentLog), app: 'mf-dashboard', prefix: '/' },
    });
    expect((await sendRequest(address, '/1.1.0-bbbb0000/main.js')).status).toBe(404);
    writeFile(join(store, 'mf-dashboard/1.1.0-bbbb0000/browser/main.js'), 'later');
    expect((await sendRequest(address, '/1.1.0-bbbb0000/main.js')).text).toBe('later');
  });

  it('result in a 404 after their release was deleted, and the server keeps running', async () => {
    const store = createReleaseStore();
    const address = await startTestServer({
      files: { releases: openReleaseStore(store, silentLog), app: 'mf-dashboard', prefix: '/' },
    });
    expect((await sendRequest(address, FILE)).status).toBe(200);
    rmSync(join(store, 'mf-dashboard'), { recursive: true });
    const { status, headers } = await sendRequest(address, FILE);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect((await sendRequest(address, '/healthz')).status).toBe(200);
  });
});
