import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackableWorkspaces, stagePackage } from './stage-package.ts';

type PublishedManifest = {
  private?: boolean;
  version: string;
  exports: Record<string, string | { default: string }>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What a page has once; a package that imports it leaves the choice of the version to the app. */
const SHARED = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

const target = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));

const workspaces = listPackableWorkspaces();

it('packs what a remote in another repository is made with', () => {
  const names = workspaces.map(({ name }) => name.replace('@platform/', ''));
  expect(names).toEqual(expect.arrayContaining(['build', 'contracts', 'design-system', 'kit']));
});

it('leaves out what only servers use, and its dependencies', () => {
  const out = stagePackage('deploy/server-kit', { withTypes: false, target });
  const manifest = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as PublishedManifest;
  expect(Object.keys(manifest.exports)).toEqual(['./logging', './node-utils']);
  expect(Object.keys(manifest.dependencies)).toEqual(['pino']);
});

describe.each(workspaces)('$name', ({ folder }) => {
  const out = stagePackage(folder, { withTypes: false, target });
  const manifest = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as PublishedManifest;
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });

  it('is compiled and has no tests and stories', () => {
    expect(files.filter((file) => /\.tsx?$|\.test\.|stories/.test(file))).toEqual([]);
    const sources = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(out, file), 'utf8'));
    expect(sources.filter((code) => /from '\.[^']*\.tsx?'/.test(code))).toEqual([]);
  });

  it('exports files that it contains', () => {
    const exported = Object.values(manifest.exports).map((entry) =>
      typeof entry === 'string' ? entry : entry.default,
    );
    for (const file of exported.filter((path) => !path.includes('*')))
      expect(existsSync(join(out, file))).toBe(true);
  });

  it('can be published, with versions of its dependencies, and the shared packages as peers', () => {
    expect(manifest.private).toBeUndefined();
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect(version).toMatch(name.startsWith('@platform/') ? /^\^\d+\.\d+\.\d+$/ : /^\d+\.\d+\.\d+$/);
      expect(SHARED).not.toContain(name);
    }
    for (const name of Object.keys(manifest.peerDependencies ?? {})) expect(SHARED).toContain(name);
  });
});
