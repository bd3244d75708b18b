import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNextVersion, writeVersion } from './part-version.ts';

/** In parts, so that it is no link. */
const CHANGELOG = ['CHANGELOG', 'md'].join('.');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'part-version-'));
  write('package.json', { workspaces: ['shell', 'mf-a', 'mf-b', 'ui', 'api', 'rules'] });
  write('package-lock.json', { packages: { 'mf-a': { version: '1.0.0' }, 'mf-b': { version: '2.3.4' } } });
  createPart('shell', '1.0.0', { 'app.config.ts': '' });
  createPart('mf-a', '1.0.0', { 'app.config.ts': '', 'src/remote.ts': "import { Button } from '@p/ui';" });
  createPart('mf-b', '2.3.4', { 'app.config.ts': '', 'src/remote.ts': '' });
  createPart(
    'ui',
    '1.1.0',
    { 'src/index.ts': 'export const Button = 1;' },
    { exports: { '.': './src/index.ts' } },
  );
  createPart('api', '1.0.0', {}, { dependencies: { '@p/rules': '*' } });
  write('rules/package.json', { name: '@p/rules', version: '1.0.0' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function createPart(name: string, version: string, files: Record<string, string>, manifest = {}): void {
  write(`${name}/package.json`, { name: `@p/${name}`, version, ...manifest });
  write(`${name}/${CHANGELOG}`, `# @p/${name}\n\n## ${version}\n\n- The first.\n`);
  for (const [path, text] of Object.entries(files)) write(`${name}/${path}`, text);
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const writeNote = (id: string, packages: Readonly<Record<string, string>>, text = `About ${id}.`) =>
  write(
    `.changeset/${id}.md`,
    `---\n${Object.entries(packages)
      .map(([name, bump]) => `'@p/${name}': ${bump}\n`)
      .join('')}---\n\n${text}\n`,
  );
const release = (part: string) => writeVersion(findNextVersion(part, root), root);
const summarize = (part: string) => {
  const { version, notes } = findNextVersion(part, root);
  return [version, ...notes.map(({ id }) => id)];
};

it('raises a part by its own notes, and by those of what it contains', () => {
  writeNote('brave-lion', { 'mf-a': 'minor' });
  writeNote('calm-owl', { ui: 'major' });
  writeNote('dry-fox', { 'mf-b': 'major' });
  writeNote('easy-elk', { rules: 'minor' });
  expect(summarize('mf-a')).toEqual(['1.1.0', 'brave-lion', 'calm-owl']);
  expect(summarize('mf-b')).toEqual(['3.0.0', 'dry-fox']);
  expect(summarize('ui')).toEqual(['2.0.0', 'calm-owl']);
  expect(summarize('api')).toEqual(['1.0.1', 'easy-elk']);
  expect(summarize('shell')).toEqual(['1.0.0']);
});

it('writes version and changelog of that part alone', () => {
  writeNote('brave-lion', { 'mf-a': 'minor' }, 'First line.\nSecond line.');
  const other = read('mf-b/package.json');
  release('mf-a');
  expect(JSON.parse(read('mf-a/package.json'))).toMatchObject({ name: '@p/mf-a', version: '1.1.0' });
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    packages: { 'mf-a': { version: '1.1.0' }, 'mf-b': { version: '2.3.4' } },
  });
  expect(read(`mf-a/${CHANGELOG}`)).toBe(
    '# @p/mf-a\n\n## 1.1.0\n\n- First line.\n  Second line. <!-- brave-lion -->\n\n## 1.0.0\n\n- The first.\n',
  );
  expect(read('mf-b/package.json')).toBe(other);
  expect(summarize('mf-a')).toEqual(['1.1.0']);
});

it('keeps a note until every part has it, in any order', () => {
  writeNote('calm-owl', { ui: 'patch' });
  release('mf-a');
  expect(existsSync(join(root, '.changeset/calm-owl.md'))).toBe(true);
  expect(summarize('mf-a')).toEqual(['1.0.1']);
  expect(summarize('ui')).toEqual(['1.1.1', 'calm-owl']);
  release('ui');
  expect(existsSync(join(root, '.changeset/calm-owl.md'))).toBe(false);
});

it.each([
  ['an unknown part', () => undefined, 'mf-c', '"mf-c" is no part with a changelog. Use one of shell, mf-a,'],
  [
    'a note without packages',
    () => write('.changeset/odd.md', '---\n---\n\nText\n'),
    'mf-a',
    'odd.md is no note',
  ],
  ['an unknown bump', () => writeNote('odd', { 'mf-a': 'huge' }), 'mf-a', 'odd.md is no note'],
])('rejects %s', (_what, prepare, part, message) => {
  prepare();
  expect(() => findNextVersion(part, root)).toThrow(message);
});
