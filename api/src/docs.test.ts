import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MONEY } from './stress/mutations.money.ts';
import { SECURITY } from './stress/mutations.security.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A proof in one of the pages: the file of a test and words of its name. */
const PROOF = /`([\w./-]+\.test\.ts)`: ([^;|\n]+)/g;

test.each(['money', 'security'])('what docs/%s.md says to be proved has its test', (name) => {
  const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
  const proofs = [...page.matchAll(PROOF)].map(([, file = '', words = '']) => ({
    file,
    words: words.trim(),
  }));
  const missing = proofs.filter(({ file, words }) => {
    const path = [join(ROOT, 'api/src', file), join(ROOT, file)].find(existsSync);
    return !path || !readFileSync(path, 'utf8').includes(words);
  });

  expect(proofs.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('each fault of `npm run test:broken` has its one place in the source, and its row', () => {
  for (const [name, mutations] of [
    ['money', MONEY],
    ['security', SECURITY],
  ] as const) {
    const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
    for (const { broken, line, edits } of mutations) {
      expect(page).toContain(`| ${line} | ${broken} |`);
      for (const { file, search } of edits) {
        const places = readFileSync(join(ROOT, 'api/src', file), 'utf8').split(search).length - 1;
        expect({ broken, search, places }).toMatchObject({ places: 1 });
      }
    }
  }
});
