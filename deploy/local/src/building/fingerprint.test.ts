import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readWorkspaces } from '../workspaces.ts';
import { versionOf } from './fingerprint.ts';

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
  write('server/package.json', { name: '@p/server', version: '1.0.0' });
  write('server/src/server.ts', 'server');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const version = (app: string, at = root) => versionOf(`@p/${app}`, readWorkspaces(at), at);

it('is the package’s version and a digest of the sources', () => {
  expect(version('shell')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
});

it('is the same for the same sources elsewhere', () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(version('shell', copy)).toBe(version('shell'));
  rmSync(copy, { recursive: true });
});

it.each([
  ['its own files', 'mf-admin/src/remote.ts', ['mf-admin']],
  ['a workspace that both bundle', 'shell/kit/src/kit.ts', ['shell', 'mf-admin']],
  ['the lock', 'package-lock.json', ['shell', 'mf-admin']],
  ['a server', 'server/src/server.ts', []],
  ['a test', 'shell/src/main.test.ts', []],
  ['a text', 'shell/README.md', []],
  ['what was built', 'shell/dist/main.js', []],
])('changes with %s, for those who build from it', (_what, path, changing) => {
  const before = { shell: version('shell'), 'mf-admin': version('mf-admin') };
  write(path, 'changed');
  const changed = Object.entries(before).filter(([app, old]) => version(app) !== old);
  expect(changed.map(([app]) => app)).toEqual(changing);
});
