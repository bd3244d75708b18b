import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNextVersion } from './next-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'next-version-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const kit = { name: '@platform/kit', version: '1.2.3' };

it.each([
  [[], '1.2.3'],
  [[`'@platform/kit': patch`], '1.2.4'],
  [[`'@platform/kit': patch`, `'@platform/api': major\n'@platform/kit': minor`], '1.3.0'],
  [[`"@platform/kit": major`, `'@platform/kit': minor`], '2.0.0'],
  [[`'@platform/kit-tools': major`], '1.2.3'],
])('raises a version by the largest of its changesets: %j', (heads, version) => {
  mkdirSync(join(root, '.changeset'));
  heads.forEach((head, index) =>
    writeFileSync(join(root, '.changeset', `${index}.md`), `---\n${head}\n---\n\n'@platform/kit': major\n`),
  );
  expect(findNextVersion(root, kit)).toBe(version);
});

it('leaves a version as it is where there are no changesets', () => {
  expect(findNextVersion(root, kit)).toBe('1.2.3');
});
