import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, type Release, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-tool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runTool(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'release.ts'), ...args],
    {
      env: { ...process.env, RELEASE_STORE: join(folder, 'store'), NO_COLOR: '1' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

/** Writes a complete build, by default of the shell. */
function createBuild(app = 'shell', version = '1.0.0-a', overrides: Partial<Release> = {}): string {
  const build = join(folder, 'build', app, version);
  writeRelease(build, { app, version, ...overrides });
  return build;
}

it('checks a build without publishing it, then a published version', () => {
  const build = createBuild();
  const succeed = (next: string) => ({
    status: 0,
    stdout: `shell 1.0.0-a can go live: its files are complete and fit the live releases.\n${next}\n`,
    stderr: '',
  });
  const success = succeed('To make it live: npm run release -- promote shell 1.0.0-a');
  expect(runTool('check', 'shell', build)).toEqual(
    succeed(`To publish it: npm run release -- publish shell ${build}`),
  );
  expect(runTool('check', 'shell')).toMatchObject({ status: 1, stdout: '' });
  expect(runTool('publish', 'shell', build)).toMatchObject({ status: 0 });
  expect(runTool('check', 'shell')).toEqual(success);
  expect(runTool('check', 'shell', '1.0.0-a')).toEqual(success);
});

it('fails with one line per problem', () => {
  const build = createBuild();
  writeFileSync(join(build, 'browser/font.woff2'), 'else');
  writeFileSync(join(build, 'browser/more.js'), '');
  expect(runTool('check', 'shell', build)).toMatchObject({
    status: 1,
    stderr:
      'shell 1.0.0-a: browser/font.woff2 has changed since it was built\n' +
      'shell 1.0.0-a: browser/more.js is not a file of the build\n',
  });
  expect(runTool('check', 'mf-admin', build)).toMatchObject({
    status: 1,
    stderr: `${build} is a release of shell, not of mf-admin.\n`,
  });
});

it('fails for a build that does not fit a canary', () => {
  const store = join(folder, 'store');
  for (const version of ['1.0.0', '1.1.0'])
    publish(store, createBuild('shell', version, { exports: { '@platform/kit': [version] } }), 'release');
  promote(store, { shell: '1.0.0' }, 'release');
  startCanary(store, 'shell', { version: '1.1.0', percent: 10 }, 'release');
  const build = createBuild('mf-admin', '1.0.0', { imports: { '@platform/kit': ['1.0.0'] } });
  expect(runTool('check', 'mf-admin', build)).toMatchObject({
    status: 1,
    stderr:
      'With the canary of shell: mf-admin 1.0.0 imports `1.0.0` of @platform/kit, which shell 1.1.0 does not export\n',
  });
});
