import { BSONRegExp } from 'mongodb';
import { createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

test('patterns that go back and forth in other engines take linear time', async () => {
  const collection = db().collection('long-texts');
  await createIndex(collection, { n: 1 });
  await collection.insertOne({ n: 1, text: `${'a'.repeat(20_000)}!` });
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '(.*a){12}b'])
    expect(await collection.countDocuments({ text: new BSONRegExp(pattern) })).toBe(0);
});
