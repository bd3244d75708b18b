import { BSON, BSONRegExp } from 'mongodb';
import { RawClient } from './raw-client.ts';
import { createIndex, useEngine } from './test-engine.ts';

const { db, engine } = useEngine();

test('patterns that go back and forth in other engines take linear time', async () => {
  const collection = db().collection('long-texts');
  await createIndex(collection, { n: 1 });
  await collection.insertOne({ n: 1, text: `${'a'.repeat(20_000)}!` });
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '(.*a){12}b'])
    expect(await collection.countDocuments({ text: new BSONRegExp(pattern) })).toBe(0);
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
