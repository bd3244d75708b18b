import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort, findFreePorts } from '@platform/server-kit/node-utils';
import { changeStore, promote, publish, retire } from '@platform/releases';
import { startBucketServer, type TestServer, writeRelease as writeBuild } from '@platform/releases/testing';
import {
  cleanUp,
  createReleaseStore,
  createTempFolder,
  sendRequest,
  startUpstream,
  writeFile,
  writeRelease,
} from '../test/page-server.factory.ts';

const MAIN = join(import.meta.dirname, 'serve-remote.ts');
const children: ChildProcess[] = [];
const servers: TestServer[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const server of servers.splice(0)) await server.stop();
  await cleanUp();
});

function start(remote: string, env: Record<string, string>, logFile?: string): ChildProcess {
  const output = logFile === undefined ? 'ignore' : openSync(logFile, 'a');
  const ports = { MARKETING_PORT: '0', DASHBOARD_PORT: '0', ADMIN_PORT: '0' };
  const child = spawn(process.execPath, [MAIN, remote], {
    stdio: ['ignore', output, 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, DATA_DIR: createTempFolder(), ...ports, ...env },
  });
  children.push(child);
  return child;
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ type: string; address: string }];
  expect(message.type).toBe('ready');
  return message.address;
}

async function waitForEnd(child: ChildProcess): Promise<{ code: number; errorOutput: string }> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, errorOutput };
}

/** A module that a process imports first: it answers every message with the environment. */
const ANSWER_ENVIRONMENT = `process.on('message', () => process.send({ env: process.env }));`;

describe('the origin of a remote', () => {
  it('serves its metrics on a port of their own, by kinds of requests, and not on its public port', async () => {
    const metricsPort = await findFreePort();
    const child = start('mf-dashboard', {
      METRICS_PORT: String(metricsPort),
      REVISION: 'a1b2c3',
      RELEASE_STORE: createReleaseStore(),
    });
    const address = await waitForAddress(child);
    await sendRequest(address, '/1.0.0-aaaa0000/main.js');
    await sendRequest(address, '/any/page?token=secret');
    await sendRequest(address, '/', { method: 'DELETE' });
    expect((await sendRequest(address, '/metrics')).text).not.toContain('nodejs_');

    const { text } = await sendRequest(`http://127.0.0.1:${metricsPort}`, '/metrics');
    for (const route of ['file', 'page', 'rejected']) expect(text).toContain(`route="${route}"`);
    expect(text).toContain('platform_build_info{revision="a1b2c3",service="mf-dashboard"} 1');
    expect(text).toContain('release_registry_revision{service="mf-dashboard"} 1');
    expect(text).toContain('release_store_readable{service="mf-dashboard"} 1');
    expect(text).not.toMatch(/secret|main\.js|any/);
    const status = await sendRequest(`http://127.0.0.1:${metricsPort}`, '/status');
    expect(JSON.parse(status.text)).toMatchObject({ service: 'mf-dashboard', revision: 'a1b2c3' });
    for (const path of ['/status', '/healthz', '/readyz'])
      expect((await sendRequest(address, path)).text).not.toContain('a1b2c3');
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('forwards calls without a warning of Node, however many parts wait for the end of a response', async () => {
    const child = start('mf-dashboard', {
      API_ORIGIN: await startUpstream((_request, response) => response.end('{}')),
      METRICS_PORT: String(await findFreePort()),
      RELEASE_STORE: createReleaseStore(),
    });
    const ended = waitForEnd(child);
    expect((await sendRequest(await waitForAddress(child), '/api/x')).text).toBe('{}');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errorOutput: '' });
  });

  it('keeps no secret in its environment, and says in production whose addresses count', async () => {
    const hook = join(createTempFolder(), 'answer-environment.mjs');
    writeFile(hook, ANSWER_ENVIRONMENT);
    const log = join(createTempFolder(), 'server.log');
    const child = start(
      'mf-dashboard',
      {
        APP_ENV: 'production',
        TRUST_PROXY: '0',
        OPERATOR_NAME: 'Skill Works Ltd',
        OPERATOR_ADDRESS: '5 Market Street, Leeds',
        OPERATOR_EMAIL: 'office@skill-works.example',
        FORWARDER_SECRET: 'f'.repeat(32),
        RELEASE_STORE: createReleaseStore(),
        NODE_OPTIONS: `--import=${hook}`,
        SESSION_SECRET: 'of the API',
        PII_KEYS: 'of the API',
        ADMIN_PASSWORD: 'of the API',
      },
      log,
    );
    await waitForAddress(child);
    child.send('environment');
    const [{ env }] = (await once(child, 'message')) as [{ env: Record<string, string> }];
    expect(Object.keys(env)).toEqual(expect.arrayContaining(['PATH', 'DATA_DIR', 'TRUST_PROXY']));
    expect(Object.keys(env).filter((name) => /SECRET|KEYS|PASSWORD/.test(name))).toEqual([]);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(readFileSync(log, 'utf8')).toMatch(
      /"level":40.*"TRUST_PROXY=0: limits count the address that connects/,
    );
    expect(readFileSync(log, 'utf8')).toMatch(/"variables":\["ADMIN_PASSWORD","PII_KEYS","SESSION_SECRET"\]/);
  });

  it('serves the release files, and the standalone page of the live version at every other path', async () => {
    const store = createReleaseStore();
    const settings = {
      ...{ RELEASE_STORE: store, SHELL_ORIGIN: 'https://www.example.org' },
      OPERATOR_NAME: 'Skills "R" Us & Co $&',
    };
    const origin = await waitForAddress(start('mf-dashboard', settings));
    expect((await sendRequest(origin, '/1.0.0-aaaa0000/main.js')).status).toBe(200);
    for (const path of ['/', '/dashboard/tasks']) {
      const { headers, text } = await sendRequest(origin, path);
      const nonce = /nonce="([^"]+)" src="\/1.0.0-aaaa0000\/main.js"/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    }
    expect((await sendRequest(origin, '/favicon.ico')).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );

    writeRelease(store, 'mf-dashboard', '1.1.0-bbbb0000');
    writeFile(
      join(store, 'mf-dashboard/1.1.0-bbbb0000/browser/index.html'),
      'a part of {{platform-origin}} of {{platform-operator}}',
    );
    writeFileSync(
      join(store, 'registry.json'),
      JSON.stringify({ revision: 2, apps: { 'mf-dashboard': { version: '1.1.0-bbbb0000' } } }),
    );
    expect((await sendRequest(origin, '/')).text).toMatch(
      /^a part of https:\/\/www\.example\.org of {&quot;name&quot;:&quot;Skills \\&quot;R\\&quot; Us &amp; Co \$&amp;&quot;,/,
    );
  });

  it('preloads the scripts of the page that is opened, for those who can see it', async () => {
    const store = createReleaseStore();
    const goLive = (app: string, visibility: 'members' | 'everybody') => {
      writeRelease(store, app, '1.0.0', visibility);
      writeFile(join(store, app, '1.0.0/browser/index.html'), '<head>{{page-scripts}}</head>');
      return [app, { version: '1.0.0' }];
    };
    const apps = Object.fromEntries([goLive('mf-reports', 'members'), goLive('mf-news', 'everybody')]);
    writeFile(join(store, 'registry.json'), JSON.stringify({ revision: 2, apps }));
    const { port } = await findFreePorts(['port']);
    const env = {
      RELEASE_STORE: store,
      REPORTS_PORT: port,
      NEWS_PORT: '0',
      SHELL_ORIGIN: 'http://127.0.0.1:4000',
    };
    const reports = await waitForAddress(start('mf-reports', env));
    const news = await waitForAddress(start('mf-news', env));
    const read = async (origin: string, path: string, cookie = '') =>
      (await sendRequest(origin, path, { headers: { cookie } })).text;

    const links =
      '<link rel="preload" as="script" href="/1.0.0/list.js" crossorigin integrity="sha384-of-the-list">\n' +
      '<link rel="preload" as="script" href="/1.0.0/common.js">';
    for (const cookie of [`signed-in-${port}=1`, 'signed-in-4000=1']) {
      // With its prefix in the shell, and without: the console leaves it out.
      for (const path of ['/mf-reports/lists/7', '/lists/7'])
        expect(await read(reports, path, cookie)).toBe(`<head>${links}</head>`);
      expect(await read(reports, '/other', cookie)).toBe('<head></head>');
    }
    expect(await read(reports, '/lists/7', 'other=1')).toBe('<head></head>');
    expect(await read(news, '/lists/7')).toBe(`<head>${links}</head>`);
  });

  it('serves the files of a retired remote to open tabs, and no page, until it is promoted', async () => {
    const store = createReleaseStore();
    retire(store, 'mf-dashboard', 'release');
    const origin = await waitForAddress(start('mf-dashboard', { RELEASE_STORE: store }));
    expect((await sendRequest(origin, '/1.0.0-aaaa0000/main.js')).status).toBe(200);
    expect((await sendRequest(origin, '/')).status).toBe(404);

    const live = { 'mf-dashboard': { version: '1.0.0-aaaa0000' } };
    writeFileSync(join(store, 'registry.json'), JSON.stringify({ revision: 3, apps: live }));
    expect((await sendRequest(origin, '/')).status).toBe(200);
  });

  it('serves the files of a remote before its first promotion, and then its pages, for the users of its section', async () => {
    const store = createReleaseStore();
    writeRelease(store, 'mf-reports', '1.0.0', 'members');
    writeFile(join(store, 'mf-reports/1.0.0/browser/index.html'), 'reports');
    writeFile(join(store, 'mf-reports/1.0.0/browser/main.js'), 'main');
    writeRelease(store, 'mf-reports', '1.1.0', 'administrators');
    const api = await startUpstream((request, response) =>
      response.end(request.headers['x-audience'] ?? 'member'),
    );
    const env = { RELEASE_STORE: store, REPORTS_PORT: '0', API_ORIGIN: api };
    const origin = await waitForAddress(start('mf-reports', env));
    expect((await sendRequest(origin, '/1.0.0/main.js')).text).toBe('main');
    expect((await sendRequest(origin, '/')).status).toBe(404);

    const goLive = async (version: string, revision: number) => {
      const apps = { 'mf-reports': { version } };
      writeFile(join(store, 'registry.json'), JSON.stringify({ revision, apps }));
      return (await sendRequest(origin, '/api/x')).text;
    };
    expect(await goLive('1.1.0', 2)).toBe('console');
    expect(await goLive('1.0.0', 3)).toBe('member');
    expect((await sendRequest(origin, '/')).text).toBe('reports');
  });

  it.each([
    ['mf-admin', 'console'],
    ['mf-dashboard', 'member'],
  ])('forwards the API requests of %s with the audience %s', async (remote, audience) => {
    const api = await startUpstream((request, response) =>
      response.end(request.headers['x-audience'] ?? 'member'),
    );
    const origin = await waitForAddress(
      start(remote, { RELEASE_STORE: createReleaseStore(), API_ORIGIN: api }),
    );
    expect((await sendRequest(origin, '/api/x', { headers: { 'x-audience': 'other' } })).text).toBe(audience);
  });

  it('serves a remote that no code names, at the address of the settings with its name', async () => {
    const store = createReleaseStore();
    writeRelease(store, 'mf-reports', '1.0.0', 'members');
    writeFile(join(store, 'mf-reports/1.0.0/browser/index.html'), 'reports');
    writeFile(
      join(store, 'registry.json'),
      JSON.stringify({ revision: 2, apps: { 'mf-reports': { version: '1.0.0' } } }),
    );
    const { port } = await findFreePorts(['port']);
    const origin = await waitForAddress(start('mf-reports', { RELEASE_STORE: store, REPORTS_PORT: port }));
    expect(origin).toBe(`http://127.0.0.1:${port}`);
    expect((await sendRequest(origin, '/')).text).toBe('reports');

    const { errorOutput } = await waitForEnd(start('mf-reports', { RELEASE_STORE: store }));
    expect(errorOutput).toMatch(/^mf-reports: REPORTS_PORT is missing\. It must be /);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s with code 0', async (signal) => {
    const child = start('mf-dashboard', { RELEASE_STORE: createReleaseStore() });
    await waitForAddress(child);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('stops when its parent process disappears', async () => {
    const child = start('mf-dashboard', { RELEASE_STORE: createReleaseStore() });
    await waitForAddress(child);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('serves the releases of a bucket, also when the bucket is gone at its next start', async () => {
    const bucket = await startBucketServer();
    servers.push(bucket);
    const folder = createTempFolder();
    const dataDir = join(folder, 'data');
    const env = {
      DATA_DIR: dataDir,
      RELEASE_STORE: 's3://releases/production',
      RELEASE_STORE_ENDPOINT: bucket.origin,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const settings = {
      releaseStore: env.RELEASE_STORE,
      releaseStoreEndpoint: bucket.origin,
      dataDir: join(folder, 'ci'),
      awsAccessKeyId: 'key',
      awsSecretAccessKey: 'secret',
    };
    writeBuild(join(folder, 'build'), { app: 'mf-dashboard', version: '1.0.0' });
    await changeStore(settings, (store) => {
      publish(store, join(folder, 'build'), 'release');
      promote(store, { 'mf-dashboard': '1.0.0' }, 'release');
    });
    const readScript = async () => {
      const child = start('mf-dashboard', env);
      const { body } = await sendRequest(await waitForAddress(child), '/1.0.0/main.js');
      child.kill();
      await once(child, 'exit');
      return body.toString();
    };
    expect(await readScript()).toBe('main of mf-dashboard');
    await bucket.stop();
    expect(await readScript()).toBe('main of mf-dashboard');
    const { errorOutput } = await waitForEnd(start('mf-dashboard', { ...env, DATA_DIR: createTempFolder() }));
    expect(errorOutput).toMatch(
      /^mf-dashboard: The release store s3:\/\/releases\/production cannot be read \(.*\), and this machine has no copy/,
    );
  });
});

describe('a failed start', () => {
  it('names the port in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const child = start('mf-dashboard', {
      RELEASE_STORE: createReleaseStore(),
      DASHBOARD_PORT: String(port),
    });
    const { code, errorOutput } = await waitForEnd(child);
    holder.close();
    expect(code).toBe(1);
    expect(errorOutput).toBe(
      `mf-dashboard: Port ${port} on 127.0.0.1 is in use by another program. ` +
        'Stop that program, or set DASHBOARD_PORT to a free port.\n',
    );
  });

  it('names the missing release store', async () => {
    const { code, errorOutput } = await waitForEnd(start('mf-dashboard', { RELEASE_STORE: '/nonexistent' }));
    expect(code).toBe(1);
    expect(errorOutput).toMatch(
      /^mf-dashboard: The release store has no readable registry at \/nonexistent\/registry.json .*\n$/,
    );
  });

  it.each(['', 'shell', '../mf-admin'])('rejects %j, which is not the name of a remote', async (name) => {
    const { code, errorOutput } = await waitForEnd(start(name, {}));
    expect(code).toBe(1);
    expect(errorOutput).toContain(`"${name}" is not a remote.`);
  });

  it('lists the live remotes if the named one has not been published', async () => {
    const { code, errorOutput } = await waitForEnd(
      start('mf-else', { RELEASE_STORE: createReleaseStore(), ELSE_PORT: '0' }),
    );
    expect(code).toBe(1);
    expect(errorOutput).toMatch(
      /^mf-else: No version of mf-else is in .*\. Publish one, or use one of mf-dashboard, mf-admin\.\n$/,
    );
  });

  it('names a release without a section', async () => {
    const store = createReleaseStore();
    writeRelease(store, 'mf-dashboard', '1.0.0-aaaa0000');
    const { errorOutput } = await waitForEnd(start('mf-dashboard', { RELEASE_STORE: store }));
    expect(errorOutput).toBe(
      'mf-dashboard: mf-dashboard 1.0.0-aaaa0000 has no section. Promote another version.\n',
    );
  });
});
