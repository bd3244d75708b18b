import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readWorkspaces } from '../workspaces.ts';
import { computeVersion } from './fingerprint.ts';

/** In parts, so that it is no link. */
const LESSON = ['mf-admin/lessons/1.1-example', 'md'].join('.');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('package.json', { workspaces: ['shell/kit', 'shell', 'mf-admin', 'server'] });
  write('package-lock.json', {});
  write('shell/package.json', { name: '@p/shell', version: '1.2.3', dependencies: { '@p/kit': '*' } });
  write('shell/src/main.ts', 'shell');
  write('shell/kit/package.json', { name: '@p/kit', version: '1.0.0' });
  write('shell/kit/src/kit.ts', 'kit');
  write('mf-admin/package.json', {
    name: '@p/mf-admin',
    version: '1.0.0',
    dependencies: { '@p/kit': '*', react: '1' },
  });
  write('mf-admin/src/remote.ts', 'remote');
  write(LESSON, 'lesson');
  write('server/package.json', { name: '@p/server', version: '1.0.0' });
  write('server/src/server.ts', 'server');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const version = (app: string, at = root) => computeVersion(`@p/${app}`, readWorkspaces(at), at);

it('combines the package version with a digest of the sources', () => {
  expect(version('shell')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
});

it('is the same for equal sources in another folder', () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(version('shell', copy)).toBe(version('shell'));
  rmSync(copy, { recursive: true });
});

it.each([
  ['a file of one app', 'mf-admin/src/remote.ts', ['mf-admin']],
  ['a text that an app is made of', LESSON, ['mf-admin']],
  ['a workspace that both apps bundle', 'shell/kit/src/kit.ts', ['shell', 'mf-admin']],
  ['the lockfile', 'package-lock.json', ['shell', 'mf-admin']],
  ['a server that no app bundles', 'server/src/server.ts', []],
  ['a test', 'shell/src/main.test.ts', []],
  ['a story', 'shell/src/main.stories.tsx', []],
  ['a README', 'shell/README.md', []],
  ['build output', 'shell/dist/main.js', []],
])('after a change to %s, changes only for the apps that build from it', (_change, path, affectedApps) => {
  const before = { shell: version('shell'), 'mf-admin': version('mf-admin') };
  write(path, 'changed');
  const changed = Object.entries(before).filter(([app, oldVersion]) => version(app) !== oldVersion);
  expect(changed.map(([app]) => app)).toEqual(affectedApps);
});
