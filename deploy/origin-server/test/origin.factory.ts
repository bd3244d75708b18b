import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestListener, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Log } from '../src/log.ts';
import { type OriginServerOptions, startOriginServer } from '../src/origin-server.ts';
import { openReleaseStore } from '../src/releases/release-store.ts';
import { type OriginSettings, readOriginSettings } from '../src/settings.ts';

/** What a test made and has to undo, in reverse order. */
const undo: (() => unknown)[] = [];

export async function cleanUp(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'origin-server-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const SCRIPT = `console.log(${JSON.stringify('a'.repeat(4000))});`;

/** A store with one release of mf-dashboard, live: a script in three encodings, a stand-alone page, a file without variants. */
export function makeStore(version = '1.0.0-aaaa0000'): string {
  const folder = makeFolder();
  const browser = join(folder, 'mf-dashboard', version, 'browser');
  write(join(browser, 'main.js'), SCRIPT);
  write(join(browser, 'main.js.br'), brotliCompressSync(SCRIPT));
  write(join(browser, 'main.js.gz'), gzipSync(SCRIPT));
  write(join(browser, 'img/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(join(browser, 'index.html'), `<script nonce="{{csp-nonce}}" src="/${version}/main.js"></script>`);
  write(join(folder, 'mf-dashboard', version, 'release.json'), 'private');
  write(
    join(folder, 'registry.json'),
    JSON.stringify({ revision: 1, apps: { 'mf-dashboard': { version } } }),
  );
  return folder;
}

export function makeSettings(env: Record<string, string> = {}): OriginSettings {
  return readOriginSettings('mf-dashboard', { DASHBOARD_PORT: '0', DATA_DIR: '/nonexistent', ...env });
}

export const silent: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export async function startOrigin(options: Partial<OriginServerOptions> = {}): Promise<string> {
  const settings = options.settings ?? makeSettings();
  const server = await startOriginServer({
    settings,
    log: silent,
    files: { releases: openReleaseStore(makeStore(), silent), app: 'mf-dashboard', prefix: '/' },
    pages: () => undefined,
    ...options,
  });
  undo.push(() => server.stop());
  return server.address;
}

/** A server of the test's own, in the API's place. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** One request as it is: the path is not normalised, the answer not decompressed. */
export async function ask(
  address: string,
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const request = http.request({ host: hostname, port, path, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() };
}
