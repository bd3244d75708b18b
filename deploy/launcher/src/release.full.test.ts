import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, readRegistry, rollback } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const store = join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createBuild(version: string): string {
  const build = join(folder, version);
  writeRelease(build, { app: 'mf-admin', version });
  return build;
}

/** Runs the command line as a CI run does. */
function release(...args: string[]): Promise<{ code: unknown; text: string }> {
  return releaseWith({ RELEASE_STORE: store, GITHUB_ACTOR: 'ada', GITHUB_RUN_ID: '7' }, ...args);
}

function releaseWith(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; text: string }> {
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'release.ts'), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    );
  });
}

it('succeeds if a version is already published or live, and rolls back to a named one with author and reason', async () => {
  const build = createBuild('1.0.0');
  for (const source of [build, createBuild('1.1.0')]) {
    const { version } = publish(store, source, 'release').release;
    promote(store, { 'mf-admin': version }, 'release', { by: 'grace' });
  }
  expect(await release('publish', 'mf-admin', build)).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /^mf-admin 1\.0\.0 is already published with the same content\.[^]* promote mf-admin 1\.0\.0\n$/,
    ),
  });
  expect(await release('publish', 'mf-admin', build, '--quiet')).toEqual({ code: 0, text: '1.0.0\n' });
  expect(await release('promote', 'mf-admin', '1.1.0')).toMatchObject({
    code: 0,
    text: expect.stringContaining('mf-admin 1.1.0 is already live.'),
  });

  const { text } = await release('rollback', 'mf-admin', '1.0.0', '--reason', 'the queue is empty');
  expect(text).toMatch(/live 1\.0\.0/);
  expect(text).toMatch(/promote 1\.1\.0 by grace\b/);
  expect(text).toMatch(/rollback 1\.0\.0 by ada in GitHub run 7: the queue is empty/);
});

it('starts and ends a canary', async () => {
  publish(store, createBuild('1.1.1'), 'release');
  const started = await release('canary', 'mf-admin', '10%', '1.1.1', '--reason', 'new list');
  expect(started.text).toMatch(/ 10% 1\.1\.1 /);
  expect(readRegistry(store).apps['mf-admin']?.canary).toEqual({ version: '1.1.1', percent: 10 });
  const { text } = await release('canary', 'mf-admin', '--end');
  expect(text).toMatch(/ canary 1\.1\.1 by ada in GitHub run 7: new list/);
  expect(text).toMatch(/ end-canary 1\.1\.1 by ada/);
  expect(await release('canary', 'mf-admin', 'all')).toMatchObject({
    code: 1,
    text: expect.stringContaining('whole number of percent from 1 to 100'),
  });
});

it('retires a remote after a reason and a confirmation, and says so in the list', async () => {
  expect(await release('retire', 'mf-admin', '--yes')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Give the reason for the history'),
  });
  expect(await release('retire', 'mf-admin', '--reason', 'moved')).toMatchObject({
    code: 1,
    text: expect.stringContaining('This takes mf-admin away from all visitors: /mf-admin/*. Add --yes'),
  });
  const { text } = await release('retire', 'mf-admin', '--reason', 'moved', '--yes');
  expect(text).toMatch(/^mf-admin retired\n/);
  expect(text).toMatch(/ retire 1\.0\.0 by ada in GitHub run 7: moved/);
  expect(readRegistry(store).apps).toEqual({});
  expect((await release('promote', 'mf-admin', '1.0.0')).text).toMatch(
    /^mf-admin\n[^]*\nPages were not opened in a browser: no shell is live\.\nTo take it back: .*retire mf-admin .*\n$/,
  );
});

it('opens the pages of what becomes live, unless no shell is live or it is left out', async () => {
  const ownStore = join(folder, 'pages');
  const env = { RELEASE_STORE: ownStore, CHROMIUM: join(folder, 'no-browser') };
  for (const version of ['1.0.0', '1.1.0']) {
    const build = join(folder, 'shell', version);
    writeRelease(build, { app: 'shell', version });
    publish(ownStore, build, 'release');
  }
  const failure = { code: 1, text: expect.stringContaining('The browser check needs Chromium') };
  expect(await releaseWith(env, 'promote', 'shell', '1.0.0')).toMatchObject(failure);
  expect(readRegistry(ownStore).apps).toEqual({});
  const { code, text } = await releaseWith(env, 'promote', 'shell', '1.0.0', '--no-browser');
  expect([code, text.includes('browser')]).toEqual([0, false]);
  expect(await releaseWith(env, 'canary', 'shell', '5', '1.1.0')).toMatchObject(failure);
  expect(await releaseWith(env, 'promote', 'shell', '1.0.0')).toMatchObject({
    code: 0,
    text: expect.stringContaining('shell 1.0.0 is already live.'),
  });
});

it('deletes old versions, but none on a wrong number', async () => {
  expect(await release('gc', 'mf-admin', '--keep', 'all')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--keep must be a whole number from 1.'),
  });
  expect((await release('gc', 'mf-admin', '--keep', '1')).text).toBe('mf-admin: nothing to delete\n');
});

it('deploys the builds of a folder with their origins, and leaves alone what was changed by hand', async () => {
  const builds = join(folder, 'builds');
  const ownStore = join(folder, 'deployed');
  const env = { RELEASE_STORE: ownStore, ADMIN_ORIGIN: 'https://admin.example.org', APP_ENV: 'production' };
  const write = (version: string) => {
    writeRelease(join(builds, 'shell'), { app: 'shell', version });
    writeRelease(join(builds, 'mf-admin'), { app: 'mf-admin', version });
  };
  const deploy = (...args: string[]) => releaseWith(env, 'deploy', builds, ...args);

  write('1.0.0');
  expect(await deploy()).toEqual({ code: 0, text: 'mf-admin 1.0.0 is live.\nshell 1.0.0 is live.\n' });
  expect(readRegistry(ownStore).apps['mf-admin']).toMatchObject({
    version: '1.0.0',
    origin: 'https://admin.example.org',
  });
  rmSync(builds, { recursive: true });
  write('1.1.0');
  await deploy();
  rollback(ownStore, 'mf-admin', 'release', { by: 'grace' });
  const pinned = 'mf-admin: 1.0.0 stays live because it was promoted by hand; the sources are 1.1.0.';
  expect((await deploy()).text).toContain(pinned);
  expect((await deploy('--all')).text).toContain('mf-admin 1.1.0 is live.');
  rmSync(builds, { recursive: true });
  write('1.2.0');
  rmSync(join(builds, 'mf-admin/browser/main.js'));
  expect(await deploy()).toMatchObject({
    code: 1,
    text: expect.stringMatching(
      /^mf-admin: 1\.2\.0 is not live, 1\.1\.0 is\..*main\.js is missing;.*\nshell 1\.2\.0 is live\.\n$/,
    ),
  });
  expect(await releaseWith(env, 'deploy', join(folder, 'nothing'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('has no builds'),
  });
});
