import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
