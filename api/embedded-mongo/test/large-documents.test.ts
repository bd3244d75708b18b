import type { Collection, Document } from 'mongodb';
import { createIndex, useEngine, waitUntil } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

const { db, engine } = useEngine('--ttl-interval-ms=100');

const COUNT = 60;
const at = new Date(0);
// A document of 0.9 MB, which takes many times as long to decode as to read.
const LIST = Array.from({ length: 80_000 }, (_item, n) => n);

async function createCollection(name: string): Promise<Collection> {
  const collection = db().collection(name);
  for (let start = 0; start < COUNT; start += 10)
    await collection.insertMany(Array.from({ length: 10 }, (_item, n) => ({ n: start + n, at, list: LIST })));
  return collection;
}

const SEARCH = { find: 'small', filter: { n: 1 } };
const WRITE = { insert: 'small', documents: [{ n: 2 }] };

describe('with documents that each take long', () => {
  beforeAll(async () => {
    await createCollection('large');
  }, 60_000);

  test.each<[string, Document, Document]>([
    ['a collection scan', SEARCH, { find: 'large', filter: { n: -1 } }],
    [
      'a search of what to update',
      SEARCH,
      { update: 'large', updates: [{ q: { n: -1 }, u: { $set: { a: 1 } } }] },
    ],
    [
      'an update of all',
      WRITE,
      { update: 'large', updates: [{ q: {}, u: { $set: { b: 1 } }, multi: true }] },
    ],
    ['an index build', WRITE, { createIndexes: 'large', indexes: [{ key: { n: 1 }, name: 'n' }] }],
  ])('%s lets others run after a few', async (_title, shortCommand, longCommand) => {
    await RawClient.use(engine().uri, (longClient) =>
      RawClient.use(engine().uri, async (shortClient) => {
        const finished: string[] = [];
        longClient.send({ ...longCommand, $db: 'test' });
        const long = longClient.receive().then((reply) => {
          expect(reply).toMatchObject({ ok: 1 });
          finished.push('long');
        });
        // It is not asked how many: this process may get no time meanwhile.
        while (!finished.includes('long')) {
          expect(await shortClient.command({ ...shortCommand, $db: 'test' })).toMatchObject({ ok: 1 });
          finished.push('short');
        }
        await long;
        expect(finished.indexOf('long')).toBeGreaterThan(1);
      }),
    );
  });

  test('expiry lets others run after a few', async () => {
    const collection = await createCollection('expiring');
    const counts = new Set<number>();
    await createIndex(collection, { at: 1 }, { expireAfterSeconds: 30 });
    await waitUntil(async () => {
      for (let n = 0; n < 20; n++) counts.add(await collection.countDocuments());
      return counts.has(0);
    });
    // Some of the states between the first document that expires and the last.
    expect(counts.size).toBeGreaterThan(3);
  }, 60_000);
});
