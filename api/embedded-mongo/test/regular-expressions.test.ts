import { BSON, BSONRegExp, type Document } from 'mongodb';
import { RawClient } from './raw-client.ts';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { db, engine } = useEngine();

test('patterns that go back and forth in other engines take linear time', async () => {
  const collection = db().collection('long-texts');
  await createIndex(collection, { n: 1 });
  await collection.insertOne({ n: 1, text: `${'a'.repeat(20_000)}!` });
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '(.*a){8}b'])
    expect(await collection.countDocuments({ text: new BSONRegExp(pattern) })).toBe(0);
});

test.each<[string, string]>([
  ['a repetition of optional parts', `(?:${'a?'.repeat(600)}){1000}`],
  ['nested repetitions', '(?:(?:(?:a{1,30}){30}){30}){2}'],
  ['a repeated group of alternatives', `(?:${'ab|'.repeat(5_000)}c){9}`],
])('a pattern that would become too large is rejected before: %s', async (_title, pattern) => {
  const filter = { text: new BSONRegExp(pattern) };
  const startedAt = performance.now();
  const error = await captureServerError(db().collection('none').findOne(filter));
  expect(error.code).toBe(51091);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

const LETTERS = Array.from({ length: 20_000 }, (_item, n) => (n % 7 === 3 ? 'b' : 'a')).join('');

test.each<[string, BSONRegExp, string]>([
  ['many instructions', new BSONRegExp('a[ab]{900}[cd]'), LETTERS],
  ['a long literal without case', new BSONRegExp(`${'a'.repeat(3_000)}b`, 'i'), 'a'.repeat(100_000)],
  ['a long literal', new BSONRegExp(`${'a'.repeat(5_000)}b${'a'.repeat(5_000)}`), 'a'.repeat(100_000)],
])('a text too long for a pattern of %s is rejected', async (_title, pattern, text) => {
  const collection = db().collection<Document & { _id: string }>('texts-and-patterns');
  const filter = { _id: _title, 'list.text': pattern };
  await collection.insertOne({ _id: _title, list: [{ text: text.slice(0, 900) }] });
  expect(await collection.countDocuments(filter)).toBe(0);
  await collection.updateOne({ _id: _title }, { $set: { list: [{ text }] } });
  expect((await captureServerError(collection.findOne(filter))).code).toBe(51156);
  expect((await captureServerError(collection.updateOne(filter, { $set: { a: 1 } }))).code).toBe(51156);
  const match = [{ $match: filter }];
  expect((await captureServerError(collection.aggregate(match).toArray())).code).toBe(51156);
  // The limit is one for all texts of a document.
  const parts = Array.from({ length: 2_000 }, (_item, n) => ({ text: text.slice(n * 40, n * 40 + 900) }));
  await collection.updateOne({ _id: _title }, { $set: { list: parts } });
  expect((await captureServerError(collection.findOne(filter))).code).toBe(51156);
});

test('a time limit ends a search by a slow pattern', async () => {
  const collection = db().collection('many-texts');
  await collection.insertMany(Array.from({ length: 200 }, () => ({ text: LETTERS.slice(0, 1_000) })));
  const search = collection.find({ text: new BSONRegExp('a[ab]{900}[cd]') }, { maxTimeMS: 50 });
  const [error] = await Promise.all([captureServerError(search.toArray()), db().command({ ping: 1 })]);
  expect(error.code).toBe(50);
});

test.each(['g', 'z', 'U'])(
  'a regular expression with the option %s is rejected on receipt',
  async (option) => {
    const command = { find: 'rows', filter: { a: new BSONRegExp('pattern', 's') }, $db: 'test' };
    const body = Buffer.from(BSON.serialize(command));
    body.write(option, body.indexOf('pattern\0s\0') + 'pattern\0'.length);
    const raw = await RawClient.connect(engine().uri);
    raw.sendBody(body);
    expect(await raw.receive()).toMatchObject({ ok: 0, code: 51108 });
    raw.close();
  },
);
