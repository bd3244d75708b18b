import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMBER_COLLECTIONS, OTHER_COLLECTIONS } from '../src/personal-data/collections.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A file or folder of the sources referenced by a document. */
const SOURCE_REFERENCE = /`([\w.-]+(?:\/[\w.-]+)+)`/g;
const HEADING = /^### (\d+)\. /gm;

function readDocument(name: string): string {
  return readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
}

/** Resolves a path as the documents write it: relative to the API's sources, to its tests or to the repository. */
function resolvePath(path: string): string | undefined {
  return ['api/src', 'api/test', ''].map((folder) => join(ROOT, folder, path)).find(existsSync);
}

test('every file that docs/security.md names exists', () => {
  const paths = [...readDocument('security').matchAll(SOURCE_REFERENCE)].map(([, path = '']) => path);

  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !resolvePath(path))).toEqual([]);
});

test('the requirements of docs/security.md are numbered without a gap', () => {
  const numbers = [...readDocument('security').matchAll(HEADING)].map(([, number]) => Number(number));

  expect(numbers.length).toBeGreaterThanOrEqual(59);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('docs/scaling.md names a shard key for every collection, once', () => {
  const rows = readDocument('scaling').match(/(?<=^\| collections \|.*\n.*\n)(?:\|.*\n)+/m)?.[0] ?? '';
  const named = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );

  expect(named.toSorted()).toEqual([...Object.keys(MEMBER_COLLECTIONS), ...OTHER_COLLECTIONS].toSorted());
});
