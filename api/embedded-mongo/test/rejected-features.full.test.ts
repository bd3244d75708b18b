// cspell:ignore buildinfo
import { BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, Timestamp, type Document } from 'mongodb';
import { assertServerError, useEngine } from './test-engine.ts';

const { db } = useEngine();

const commands: Document[] = [
  ...['bulkWrite', 'collMod', 'configureFailPoint', 'count', 'dbStats', 'foo', 'listDatabases'],
  ...['buildInfo', 'buildinfo', 'isMaster', 'mapReduce', 'renameCollection', 'saslStart', 'validate'],
].map((name) => ({ [name]: 'x' }));

const options: Document[] = [
  ...['allowDiskUse', 'collation', 'comment', 'let', 'maxTimeMS', 'returnKey', 'tailable'].map((option) => ({
    ...{ find: 'x', [option]: 1 },
  })),
  ...['collation', 'hint', 'let'].flatMap((option) => [
    { aggregate: 'x', pipeline: [], cursor: {}, [option]: {} },
    { distinct: 'x', key: 'a', [option]: {} },
    { findAndModify: 'x', query: {}, remove: true, [option]: {} },
    { update: 'x', updates: [{ q: {}, u: { $set: { b: 1 } }, [option]: {} }] },
    { delete: 'x', deletes: [{ q: {}, limit: 1, [option]: {} }] },
  ]),
  { findAndModify: 'x', query: {}, update: { $set: { b: 1 } }, arrayFilters: [] },
  { findAndModify: 'x', query: {}, update: { $set: { b: 1 } }, fields: { b: 1 } },
  { update: 'x', updates: [{ q: {}, u: { $set: { b: 1 } }, arrayFilters: [] }] },
  { create: 'y', collation: { locale: 'en' } },
  { create: 'y', capped: true, size: 1_000 },
  { create: 'y', validator: {} },
  { create: 'y', viewOn: 'x' },
  { create: 'y', timeseries: {} },
  { createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }], commitQuorum: 1 },
  { find: 'x', writeConcern: { w: 1 } },
  { insert: 'x', documents: [{ a: 1 }], bypassDocumentValidation: true },
  { ping: 1, foo: 1 },
];

const filters: Array<[filter: Document, code: number]> = [
  ...[
    ...[
      { $comment: 'x' },
      { $where: 'true' },
      { $text: { $search: 'x' } },
      { $jsonSchema: {} },
      { $expr: {} },
    ],
    ...[{ a: { $all: [1] } }, { a: { $mod: [4, 0] } }, { a: { $bitsAllSet: 1 } }, { a: { $near: [0, 0] } }],
    ...[{ a: { $regex: '^x' } }, { a: { $regex: '^x', $options: 'i' } }, { a: { $not: { $gt: 1 } } }],
    ...[{ a: { $in: [/^x/] } }, { a: { $nin: [/^x/] } }],
  ].map((filter): [Document, number] => [filter, 2]),
  ...['x', '^x.y', '^(?:x)', '^x|y', '^[xy]', '^x+', '^\\d', '^x\\b', 'x$', '^x$y', '(x)\\1', '^x{2}'].map(
    (pattern): [Document, number] => [{ a: new BSONRegExp(pattern) }, 51091],
  ),
  ...['m', 's', 'x', 'im'].map((flags): [Document, number] => [{ a: new BSONRegExp('^x', flags) }, 51091]),
];

const updates: Array<[update: Document | Document[], code: number]> = [
  ...[
    '$addToSet',
    '$bit',
    '$currentDate',
    '$max',
    '$min',
    '$mul',
    '$pop',
    '$pull',
    '$pullAll',
    '$rename',
  ].map((operator): [Document, number] => [{ [operator]: { a: 1 } }, 9]),
  [[{ $set: { a: 1 } }], 9],
  [{ $push: { list: { $each: [1] } } }, 2],
  ...['list.$', 'list.$[]', 'list.$[x]', '$'].map((path): [Document, number] => [{ $set: { [path]: 1 } }, 2]),
];

const pipelines: Array<[pipeline: Document[], code: number]> = [
  ...[
    ...['$addFields', '$bucket', '$bucketAuto', '$count', '$facet', '$graphLookup', '$merge', '$out'],
    ...['$project', '$replaceRoot', '$replaceWith', '$set', '$setWindowFields', '$skip', '$sort'],
    ...['$sortByCount', '$unionWith', '$unset', '$unwind'],
  ].map((stage): [Document[], number] => [[{ [stage]: 1 }], 40324]),
  ...['$addToSet', '$avg', '$first', '$last', '$max', '$min', '$push', '$stdDevPop'].map(
    (accumulator): [Document[], number] => [[{ $group: { _id: 1, n: { [accumulator]: '$a' } } }], 15952],
  ),
  [[{ $group: { _id: { $toLower: '$a' } } }], 168],
  [[{ $group: { _id: { a: '$a' } } }], 168],
  [[{ $group: { _id: ['$a'] } }], 168],
  [[{ $group: { _id: null, n: { $sum: { $add: ['$a', 1] } } } }], 168],
  [[{ $group: { _id: '$$ROOT' } }], 17276],
  [[{ $lookup: { from: 'x', as: 'y', localField: 'a', foreignField: 'b', pipeline: [] } }], 9],
  [[{ $lookup: { from: 'x', as: 'y', let: {}, pipeline: [] } }], 9],
  [[{ $lookup: { from: 'x', as: 'y.z', localField: 'a', foreignField: 'b' } }], 2],
];

const projections: Array<[projection: Document, code: number]> = [
  [{ list: { $slice: 1 } }, 168],
  [{ list: { $elemMatch: { $gt: 1 } } }, 168],
  [{ n: { $size: '$list' } }, 168],
  [{ copy: '$a' }, 168],
  [{ a: { b: 1 } }, 168],
  [{ 'list.$': 1 }, 16410],
];

const values: unknown[] = [
  ...[Decimal128.fromString('1.10'), new Timestamp({ t: 1, i: 1 }), new MinKey(), new MaxKey()],
  ...[new Code('x'), new BSONSymbol('x')],
];

const index = (options: Document): Document => ({
  createIndexes: 'x',
  indexes: [{ key: { a: 1 }, name: 'a', ...options }],
});

/** What MongoDB knows and this engine does not, as commands, and the code of their rejection. */
const REJECTED: Array<[command: Document, code: number]> = [
  ...commands.map((command): [Document, number] => [command, 59]),
  ...options.map((command): [Document, number] => [command, 40415]),
  ...filters.map(([filter, code]): [Document, number] => [{ find: 'x', filter }, code]),
  ...updates.map(([u, code]): [Document, number] => [{ update: 'x', updates: [{ q: {}, u }] }, code]),
  ...pipelines.map(([pipeline, code]): [Document, number] => [
    { aggregate: 'x', pipeline, cursor: {} },
    code,
  ]),
  ...projections.map(([projection, code]): [Document, number] => [{ find: 'x', projection }, code]),
  ...values.map((value): [Document, number] => [{ insert: 'x', documents: [{ value }] }, 2]),
  [{ find: 'x', sort: { $natural: 1 } }, 2],
  [{ explain: { count: 'x' } }, 59],
  [{ explain: { distinct: 'x', key: 'a' } }, 9],
  [index({ collation: { locale: 'en' } }), 197],
  [index({ hidden: true }), 197],
  [index({ wildcardProjection: {} }), 197],
  [index({ key: { a: 'text' } }), 67],
  [index({ key: { a: '2dsphere' } }), 67],
  [index({ key: { a: 'hashed' } }), 67],
  [index({ partialFilterExpression: { a: { $gt: 1 } } }), 67],
  [index({ partialFilterExpression: { a: { $exists: true } } }), 67],
  [{ find: 'x', readConcern: { level: 'majority' } }, 72],
  [{ dropIndexes: 'x', index: { a: 1 } }, 14],
];

test.each(REJECTED)('%j is rejected with code %i', async (command, code) => {
  const collection = db().collection<Document & { _id: number }>('x');
  const kept = { _id: 1, a: 'x', list: [1] };
  await collection.replaceOne({ _id: 1 }, kept, { upsert: true });
  const error = await findError(command);
  expect(error.code).toBe(code);
  expect(error.message).toMatch(
    /embedded database|not supported in partial index|wrong type|start with '\$'/,
  );
  expect(await collection.find().toArray()).toEqual([kept]);
});

/** Returns the error of a command that fails, or of its only statement. */
async function findError(command: Document): Promise<{ code?: unknown; message: string }> {
  try {
    const { writeErrors } = await db().command(command);
    const [error] = (writeErrors ?? []) as Document[];
    return { code: error?.code, message: String(error?.errmsg) };
  } catch (error) {
    return assertServerError(error);
  }
}
