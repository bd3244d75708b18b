import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@platform/releases';
import { createSection, writeRelease } from '@platform/releases/testing';
import { ROOT } from './workspaces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the release tool on an empty store. */
function release(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'deploy/launcher/src/release.ts'), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: folder, RELEASE_STORE: join(folder, 'store') },
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

/** Writes the build of a remote that this repository does not have, and returns its folder. */
function createBuild(ownedPaths: readonly string[]): string {
  const build = join(folder, 'build');
  const section = createSection(...ownedPaths);
  writeRelease(build, {
    app: 'mf-reports',
    version: '1.0.0',
    section,
    routes: ['/reports', '/reports/:id'],
  });
  return build;
}

it('publishes and promotes a remote of another repository with its address, which can change later', () => {
  expect(release('publish', 'mf-reports', createBuild(['/reports/*']))).toContain('1.0.0');
  expect(release('origin', 'mf-reports', 'https://a.example.org')).toContain('mf-reports is not live.');
  expect(release('promote', 'mf-reports')).toContain(
    'mf-reports has no address yet. Give the public origin of its page server, e.g. ' +
      '--origin https://mf-reports.example.org. No live version has changed.',
  );
  expect(readRegistry(join(folder, 'store')).apps).toEqual({});
  release('promote', 'mf-reports', '--origin', 'https://a.example.org');
  const readLive = () => readRegistry(join(folder, 'store')).apps['mf-reports'];
  expect(readLive()).toEqual({ version: '1.0.0', origin: 'https://a.example.org' });
  expect(release('origin', 'mf-reports', 'https://b.example.org')).toContain('https://b.example.org');
  expect(readLive()).toEqual({ version: '1.0.0', origin: 'https://b.example.org' });
});

it('rejects a build with a route outside its own paths, and unknown apps', () => {
  expect(release('publish', 'mf-reports', createBuild(['/reports']))).toContain(
    'Cannot publish: mf-reports 1.0.0 has the route "/reports/:id", which is outside its own paths.',
  );
  expect(release('promote', 'mf-reports')).toContain(
    'Unknown app "mf-reports". Use one of shell, mf-admin, ',
  );
});
