// cspell:ignore Straße Nguyễn NGUYỄN
import { parseCollation } from '../src/bson/collation.ts';
import { captureServerError, createIndex, explainFind, useEngine } from './test-engine.ts';

const { db } = useEngine();

const IGNORE_CASE = { locale: 'en', strength: 2 };

test('an index serves queries of its collation only', async () => {
  const collection = db().collection('plans');
  await collection.insertMany(Array.from({ length: 50 }, (_item, n) => ({ a: `Name ${n}` })));
  await createIndex(collection, { a: 1 }, { collation: IGNORE_CASE });
  const explain = async (filter: object, collation?: { locale: string; strength?: number }) => {
    const reply = await collection.find(filter, collation && { collation }).explain('executionStats');
    const { executionStats, queryPlanner } = reply as {
      executionStats: { totalDocsExamined: number; nReturned: number };
      queryPlanner: { winningPlan: { stage: string } };
    };
    const { totalDocsExamined, nReturned } = executionStats;
    return [queryPlanner.winningPlan.stage, totalDocsExamined, nReturned];
  };
  expect(await explain({ a: 'name 7' }, IGNORE_CASE)).toEqual(['IXSCAN', 1, 1]);
  expect(await explain({ a: { $in: ['NAME 7', 'name 7', 'name 8'] } }, IGNORE_CASE)).toEqual([
    'IXSCAN',
    2,
    2,
  ]);
  expect(await explain({ a: 'Name 7' })).toEqual(['COLLSCAN', 50, 1]);
  expect(await explain({ a: 'name 7' }, { locale: 'en', strength: 1 })).toEqual(['COLLSCAN', 50, 1]);
  expect(await explain({ a: { $gt: 'name 8' } }, IGNORE_CASE)).toEqual(['COLLSCAN', 50, 1]);
  expect(await explain({ a: 'Straße' }, IGNORE_CASE)).toEqual(['COLLSCAN', 50, 0]);
  expect((await explainFind(collection, { a: 'Name 7' })).returned).toBe(1);
});

test('rejects a text that has no key in an index with a collation, and keeps the rest', async () => {
  const collection = db().collection<{ _id: number; a: unknown }>('texts');
  await createIndex(collection, { a: 1 }, { collation: IGNORE_CASE });
  for (const text of ['Straße', '日本のテキスト', 'a\u0000b', '\u{1F600}', 'a\u0363'])
    expect(await captureServerError(collection.insertOne({ _id: 1, a: [text] }))).toMatchObject({ code: 2 });
  await collection.insertOne({ _id: 1, a: ['Zoë', 'Nguyễn', '中文', 'a@b.c', 5, null] });
  expect(await collection.countDocuments({ a: 'NGUYỄN' }, { collation: IGNORE_CASE })).toBe(1);
  expect(await collection.countDocuments()).toBe(1);
});

test.each(['sv', 'ja', 'fr_CA', 'es'])(
  'rejects an index and a collection of the locale %s',
  async (locale) => {
    const index = createIndex(db().collection('rejected'), { a: 1 }, { collation: { locale } });
    expect((await captureServerError(index)).code).toBe(67);
    const create = db().createCollection(`rejected-${locale}`, { collation: { locale } });
    expect((await captureServerError(create)).code).toBe(2);
  },
);

/** All single characters that an index supports, and pairs of a letter and an accent. */
function listIndexableTexts(): string[] {
  const collation = parseCollation({ locale: 'en' });
  const characters = Array.from({ length: 0x3000 }, (_item, code) => String.fromCharCode(code));
  const accents = characters.slice(0x300, 0x370);
  const pairs = ['a', 'Z', '1', '-'].flatMap((letter) => accents.map((accent) => letter + accent));
  const chinese = ['一', '丁', '龥', '中文', '文中'];
  const numbers = ['1', '01', '001', '10', '1.0', '1.00', 'a2', 'a02'];
  return [...characters, ...pairs, ...chinese, ...numbers, 'ae', 'ss', 'aa'].filter(
    (text) => collation?.toKey(text) !== undefined,
  );
}

const TEXTS = listIndexableTexts();

test.each(
  ['en', 'en_US', 'de', 'fr', 'it', 'nl', 'pt'].flatMap((locale) => [
    { locale, strength: 1 },
    { locale, strength: 1, caseLevel: true },
    { locale, strength: 2 },
    { locale, strength: 3, numericOrdering: true },
  ]),
)('the keys of %j are the same for equal strings only', (spec) => {
  expect(TEXTS.length).toBeGreaterThan(500);
  const collation = parseCollation(spec);
  const sorted = TEXTS.toSorted((a, b) => collation?.compare(a, b) ?? 0);
  const differences = sorted.slice(1).filter((text, index) => {
    const before = sorted[index] ?? '';
    const hasSameKey = collation?.toKey(before) === collation?.toKey(text);
    return hasSameKey !== (collation?.compare(before, text) === 0);
  });
  expect(differences).toEqual([]);
  // Equal keys stand together in the order of the collation.
  expect(new Set(TEXTS.map((text) => collation?.toKey(text))).size).toBe(
    1 + sorted.slice(1).filter((text, index) => collation?.compare(sorted[index] ?? '', text) !== 0).length,
  );
});
