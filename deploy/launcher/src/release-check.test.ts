import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Writes a complete build of the shell. */
function createBuild(): string {
  const build = join(folder, 'build');
  writeRelease(build, { app: 'shell', version: '1.0.0-a' });
  return build;
}

it('checks a build without publishing it, then a published version', () => {
  const build = createBuild();
  const success = {
    status: 0,
    stdout: 'shell 1.0.0-a can go live: its files are complete and fit the live releases.\n',
    stderr: '',
  };
  expect(runTool('check', 'shell', build)).toEqual(success);
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
