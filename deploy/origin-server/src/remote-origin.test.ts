import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ask, cleanUp, makeFolder, makeStore, startUpstream, write } from '../test/origin.factory.ts';

const MAIN = join(import.meta.dirname, 'remote-origin.ts');
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await cleanUp();
});

function start(remote: string, env: Record<string, string>): ChildProcess {
  const ports = { MARKETING_PORT: '0', DASHBOARD_PORT: '0', ADMIN_PORT: '0' };
  const child = spawn(process.execPath, [MAIN, remote], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, DATA_DIR: makeFolder(), ...ports, ...env },
  });
  children.push(child);
  return child;
}

async function ready(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ type: string; address: string }];
  expect(message.type).toBe('ready');
  return message.address;
}

async function failure(child: ChildProcess): Promise<{ code: number; words: string }> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, words };
}

describe('a remote’s own origin', () => {
  it('serves its files, and its stand-alone page of the live version at every address that is no file', async () => {
    const store = makeStore();
    const settings = { RELEASE_STORE: store, SHELL_ORIGIN: 'https://www.example.org' };
    const origin = await ready(start('mf-dashboard', settings));
    expect((await ask(origin, '/1.0.0-aaaa0000/main.js')).status).toBe(200);
    for (const path of ['/', '/dashboard/tasks']) {
      const { headers, text } = await ask(origin, path);
      const nonce = /nonce="([^"]+)" src="\/1.0.0-aaaa0000\/main.js"/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    }
    expect((await ask(origin, '/favicon.ico')).headers['content-type']).toBe('text/plain; charset=utf-8');

    write(join(store, 'mf-dashboard/1.1.0-bbbb0000/browser/index.html'), 'a part of {{platform-origin}}');
    writeFileSync(
      join(store, 'registry.json'),
      JSON.stringify({ revision: 2, apps: { 'mf-dashboard': { version: '1.1.0-bbbb0000' } } }),
    );
    expect((await ask(origin, '/')).text).toBe('a part of https://www.example.org');
  });

  it.each([
    ['mf-admin', 'console'],
    ['mf-dashboard', 'member'],
  ])('%s forwards to the API as %s', async (remote, audience) => {
    const api = await startUpstream((request, response) =>
      response.end(request.headers['x-audience'] ?? 'member'),
    );
    const origin = await ready(start(remote, { RELEASE_STORE: makeStore(), API_ORIGIN: api }));
    expect((await ask(origin, '/api/x', { headers: { 'x-audience': 'other' } })).text).toBe(audience);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s with code 0', async (signal) => {
    const child = start('mf-dashboard', { RELEASE_STORE: makeStore() });
    await ready(child);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('stops when its parent is gone', async () => {
    const child = start('mf-dashboard', { RELEASE_STORE: makeStore() });
    await ready(child);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('a start that cannot be', () => {
  it('names the port that is in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const child = start('mf-dashboard', { RELEASE_STORE: makeStore(), DASHBOARD_PORT: String(port) });
    const { code, words } = await failure(child);
    holder.close();
    expect(code).toBe(1);
    expect(words).toBe(
      `mf-dashboard: Port ${port} on 127.0.0.1 is in use by another program. ` +
        'Stop that program, or set DASHBOARD_PORT to a free port.\n',
    );
  });

  it('names the release folder that is missing', async () => {
    const { code, words } = await failure(start('mf-dashboard', { RELEASE_STORE: '/nonexistent' }));
    expect(code).toBe(1);
    expect(words).toMatch(
      /^mf-dashboard: The release store has no readable registry at \/nonexistent\/registry.json .*\n$/,
    );
  });

  it('asks which remote is meant', async () => {
    const { code, words } = await failure(start('mf-else', {}));
    expect(code).toBe(1);
    expect(words).toContain('One of mf-marketing, mf-dashboard, mf-admin is needed');
  });
});
