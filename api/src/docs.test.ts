import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MONEY } from '../test/mutation-testing/mutations.money.ts';
import { SECURITY } from '../test/mutation-testing/mutations.security.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A test referenced by a document: its file, then part of its title. */
const TEST_REFERENCE = /`([\w./-]+\.test\.ts)`: ([^;|\n]+)/g;

test.each(['money', 'security'])('every test that docs/%s.md names exists', (name) => {
  const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
  const references = [...page.matchAll(TEST_REFERENCE)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }));
  const missing = references.filter(({ file, title }) => {
    const path = ['api/src', 'api/test', ''].map((folder) => join(ROOT, folder, file)).find(existsSync);
    return !path || !readFileSync(path, 'utf8').includes(title);
  });

  expect(references.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('every mutation matches exactly one source location and has a row in the docs', () => {
  for (const [name, mutations] of [
    ['money', MONEY],
    ['security', SECURITY],
  ] as const) {
    const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
    for (const { fault, requirement, edits } of mutations) {
      expect(page).toContain(`| ${requirement} | ${fault} |`);
      for (const { file, search } of edits) {
        const matches = readFileSync(join(ROOT, 'api/src', file), 'utf8').split(search).length - 1;
        expect({ fault, search, matches }).toMatchObject({ matches: 1 });
      }
    }
  }
});
