import type { Collection, Document } from 'mongodb';
import { captureServerError, createIndex, useServer } from '../test-engine.ts';
import { insertRows, servers, type Row } from './servers.ts';

type Action = (collection: Collection<Row>) => Promise<unknown>;

const deepPath = (levels: number): string => Array<string>(levels).fill('a').join('.');
const deepDoc = (levels: number): Document =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as Document;
const update =
  (change: Document): Action =>
  (collection) =>
    collection.updateOne({}, change);
const aggregate =
  (stage: Document): Action =>
  (collection) =>
    collection.aggregate([stage]).toArray();

const TOO_DEEP: Array<[title: string, action: Action]> = [
  ['an insert', (collection) => collection.insertOne({ _id: 1, ...deepDoc(190) })],
  ['an update of a path', update({ $set: { [deepPath(190)]: 1 } })],
  ['an update of a longer path', update({ $set: { [deepPath(250)]: 1 } })],
  ['an update to a value', update({ $set: { 'a.b.c.d.e.f.g.h': deepDoc(175) } })],
  [
    'an upsert by a path',
    (collection) =>
      collection.updateOne({ _id: 1, [deepPath(250)]: 1 }, { $set: { b: 1 } }, { upsert: true }),
  ],
  ['a sort', (collection) => collection.find().sort(deepPath(250), 1).toArray()],
  ['a projection', (collection) => collection.findOne({}, { projection: { [deepPath(250)]: 1 } })],
];

const NULL_BYTES: Array<[title: string, action: Action, code: number]> = [
  ['a key of distinct values', (collection) => collection.distinct('x\0y'), 31032],
  ['a path', aggregate({ $group: { _id: '$x\0y' } }), 16411],
  [
    'the name of a join',
    aggregate({ $lookup: { from: 'x', localField: 'b', foreignField: 'b', as: 'x\0y' } }),
    16411,
  ],
  ['the name of an index', (collection) => createIndex(collection, { b: 1 }, { name: 'x\0y' }), 67],
];

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  /** Asserts that an action is rejected and leaves the only document as it was. */
  async function expectRejection(action: Action, code: number): Promise<void> {
    const docs = [{ _id: 0, b: 1, list: [1, 2], 5: 'x' }];
    const collection = await insertRows(db(), docs);
    expect((await captureServerError(action(collection))).code).toBe(code);
    expect(await collection.find().toArray()).toEqual(docs);
  }

  test.each(TOO_DEEP)('%s nested more deeply than documents can be is rejected', (_title, action) =>
    expectRejection(action, 15),
  );

  test.each(NULL_BYTES)('%s with a null byte is rejected', (_title, action, code) =>
    expectRejection(action, code),
  );

  test('a document of 180 levels is stored, changed, returned and removed', async () => {
    const collection = await insertRows(db(), [deepDoc(179)]);
    await collection.updateOne({}, { $set: { b: 1 } });
    expect(await collection.findOneAndUpdate({}, { $set: { b: 2 } })).toMatchObject({ b: 1 });
    expect(await collection.findOneAndDelete({})).toEqual({ _id: 0, b: 2, ...deepDoc(179) });
  });
});
