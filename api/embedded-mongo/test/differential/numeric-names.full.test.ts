import { BSON, type Document } from 'mongodb';
import { useServer } from '../test-engine.ts';
import { idsOf, insertRows, servers } from './servers.ts';

/** Fields in an order that objects of JavaScript cannot have, because those put numeric names first. */
const ordered = (...fields: Array<[name: string, value: unknown]>): Document => new Map(fields);

type Row = [title: string, before: Document, update: Document, after: Document];

const UPDATES: Row[] = [
  [
    'an update keeps the order of the other fields',
    ordered(['_id', 1], ['b', 1], ['10', 1], ['2', 1]),
    { $set: { b: 2 } },
    ordered(['_id', 1], ['b', 2], ['10', 1], ['2', 1]),
  ],
  [
    'new numeric names are added in numeric order',
    ordered(['_id', 1]),
    { $set: { b: 1, 10: 1, 2: 1, '00': 1 } },
    ordered(['_id', 1], ['00', 1], ['2', 1], ['10', 1], ['b', 1]),
  ],
  [
    'new numeric names are added in numeric order to a nested document',
    ordered(['_id', 1], ['a', ordered(['x', 1])]),
    { $set: { 'a.10': 1, 'a.9': 1 } },
    ordered(['_id', 1], ['a', ordered(['x', 1], ['9', 1], ['10', 1])]),
  ],
  [
    'a numeric name comes after _id',
    ordered(['5', 1], ['_id', 1]),
    { $inc: { 5: 1 } },
    ordered(['_id', 1], ['5', 2]),
  ],
  [
    'a removed numeric name',
    ordered(['_id', 1], ['b', 1], ['5', 1], ['4', 1]),
    { $unset: { 5: 1 } },
    ordered(['_id', 1], ['b', 1], ['4', 1]),
  ],
  [
    'a replacement',
    ordered(['_id', 1], ['b', 1]),
    ordered(['b', 1], ['3', 1]),
    ordered(['_id', 1], ['b', 1], ['3', 1]),
  ],
];

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  const readRaw = async (name: string, options: object = {}): Promise<Buffer> => {
    const [raw] = await db()
      .collection(name)
      .find({}, { raw: true, ...options })
      .toArray();
    return raw as unknown as Buffer;
  };

  test.each(UPDATES)('%s', async (_title, before, update, after) => {
    const name = (await insertRows(db(), [])).collectionName;
    await db().command({ insert: name, documents: [before] });
    await db().command({ update: name, updates: [{ q: { _id: 1 }, u: update }] });
    expect(await readRaw(name)).toEqual(Buffer.from(BSON.serialize(after)));
  });

  test('documents with other orders are different', async () => {
    const [first, second] = [ordered(['b', 1], ['2', 1]), ordered(['2', 1], ['b', 1])];
    const collection = await insertRows(db(), [{ a: first }, { a: second }]);
    expect(idsOf(await collection.find({ a: first }).toArray())).toEqual([0]);
    expect(idsOf(await collection.find({ a: second }).toArray())).toEqual([1]);
    expect(await collection.distinct('a')).toHaveLength(2);
    expect(idsOf(await collection.find().sort({ a: 1 }).toArray())).toEqual([1, 0]);
  });

  test('filters, sorts and projections find numeric names, and positions of arrays', async () => {
    const collection = await insertRows(db(), [
      { 5: 'x', a: { 0: 1 } },
      { 5: 'w', a: [1, { 7: 2 }] },
    ]);
    expect(idsOf(await collection.find({ 5: 'x' }).toArray())).toEqual([0]);
    expect(idsOf(await collection.find({ 'a.0': 1 }).sort({ 5: 1 }).toArray())).toEqual([1, 0]);
    expect(idsOf(await collection.find({ 'a.1.7': 2 }).toArray())).toEqual([1]);
    expect(idsOf(await collection.find({ a: { $elemMatch: { 7: 2 } } }).toArray())).toEqual([1]);
    expect(await collection.findOne({ _id: 0 }, { projection: { 'a.0': 1 } })).toEqual({
      _id: 0,
      a: { 0: 1 },
    });
    expect(await collection.findOne({ _id: 0 }, { projection: { 5: 1, _id: 0 } })).toEqual({ 5: 'x' });
    expect(await collection.aggregate([{ $group: { _id: '$5', 3: { $sum: 1 } } }]).toArray()).toEqual(
      expect.arrayContaining([
        { _id: 'x', 3: 1 },
        { _id: 'w', 3: 1 },
      ]),
    );
    const nested = await insertRows(db(), [{ a: [[7, 8]] }]);
    expect(idsOf(await nested.find({ a: { $elemMatch: { 1: 8 } } }).toArray())).toEqual([0]);
  });
});
