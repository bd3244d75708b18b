import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createLogger } from '@platform/server-kit/logging';
import { type PageServerOptions, startPageServer } from '../src/page-server.ts';
import { openReleaseStore } from '@platform/releases';
import type { Visibility } from '@platform/releases/section';
import { type PageServerSettings, readPageServerSettings } from '../src/settings.ts';

/** Cleanup functions of the current test, run in reverse order. */
const cleanupSteps: (() => unknown)[] = [];

export async function cleanUp(): Promise<void> {
  for (const step of cleanupSteps.splice(0).reverse()) await step();
}

export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-server-'));
  cleanupSteps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const SCRIPT = `console.log(${JSON.stringify('a'.repeat(4000))});`;

/**
 * Creates a store with one live release of mf-dashboard: a script in three encodings, a file without compressed
 * variants and a standalone page. mf-admin is live too, with nothing but its metadata.
 */
export function createReleaseStore(version = '1.0.0-aaaa0000'): string {
  const folder = createTempFolder();
  const browser = join(folder, 'mf-dashboard', version, 'browser');
  writeFile(join(browser, 'main.js'), SCRIPT);
  writeFile(join(browser, 'main.js.map'), '{}');
  writeFile(join(browser, 'main.js.br'), brotliCompressSync(SCRIPT));
  writeFile(join(browser, 'main.js.gz'), gzipSync(SCRIPT));
  writeFile(join(browser, 'img/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFile(join(browser, 'index.html'), `<script nonce="{{csp-nonce}}" src="/${version}/main.js"></script>`);
  writeRelease(folder, 'mf-dashboard', version, 'members');
  writeRelease(folder, 'mf-admin', version, 'administrators');
  writeFile(
    join(folder, 'registry.json'),
    JSON.stringify({ revision: 1, apps: { 'mf-dashboard': { version }, 'mf-admin': { version } } }),
  );
  return folder;
}

/** Writes the metadata of a release. */
export function writeRelease(store: string, app: string, version: string, visibility?: Visibility): void {
  const section = visibility && { title: app, visibility, ownedPaths: [`/${app}/*`] };
  const release = { app, version, contract: 1, builtAt: '2026-01-01T00:00:00Z', section };
  writeFile(join(store, app, version, 'release.json'), JSON.stringify(release));
  const pages = { [`/${app}/lists/:id`]: ['list.js', 'common.js'] };
  const assets = { scripts: ['main.js'], fonts: [], overlays: [], chunks: {}, pages };
  writeFile(
    join(store, app, version, 'assets.json'),
    JSON.stringify({ ...assets, integrity: { 'list.js': 'sha384-of-the-list' } }),
  );
}

export function createSettings(env: Record<string, string> = {}): PageServerSettings {
  return readPageServerSettings('mf-dashboard', { DASHBOARD_PORT: '0', DATA_DIR: '/nonexistent', ...env });
}

export const silentLog = createLogger('mf-dashboard', 'silent');

export async function startTestServer(options: Partial<PageServerOptions> = {}): Promise<string> {
  const settings = options.settings ?? createSettings();
  const server = await startPageServer({
    settings,
    log: silentLog,
    files: { releases: openReleaseStore(createReleaseStore(), silentLog), app: 'mf-dashboard', prefix: '/' },
    pages: () => undefined,
    ...options,
  });
  cleanupSteps.push(() => server.stop());
  return server.address;
}

/** Starts a fake API and returns its origin. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanupSteps.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends a raw request: the path is not normalized and the response not decompressed. */
export async function sendRequest(
  address: string,
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<TestResponse> {
  const { hostname, port } = new URL(address);
  const request = http.request({ host: hostname, port, path, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: content,
    text: content.toString(),
  };
}
