import { ObjectId, type Collection, type Document } from 'mongodb';
import { createIndex, explainFind, useEngine } from './test-engine.ts';

const { db } = useEngine();

describe('a query examines only what it needs', () => {
  const collection = (): Collection => db().collection('journals');
  const ACCOUNTS = 20;
  const DOC_COUNT = 6_000;

  const statuses = ['pending', 'done', 'failed'];
  const docs = Array.from({ length: DOC_COUNT }, (_item, n) => ({
    _id: new ObjectId(),
    account: n % ACCOUNTS,
    at: new Date(1_700_000_000_000 + Math.floor(n / 7) * 1_000),
    status: statuses[n % 3],
    reference: `r${n}`,
  }));
  type Journal = (typeof docs)[number];
  const newestFirst = (a: Journal, b: Journal): number =>
    b.at.getTime() - a.at.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);

  beforeAll(async () => {
    await createIndex(collection(), { account: 1, at: -1, _id: -1 });
    await createIndex(collection(), { status: 1, at: -1 });
    await createIndex(collection(), { reference: 1 }, { unique: true });
    await collection().insertMany(docs);
  });

  test('for a lookup by unique key', async () => {
    expect(await explainFind(collection(), { reference: 'r77' })).toMatchObject({
      keys: 1,
      records: 1,
      returned: 1,
    });
  });

  test('for a first page in index order, forward and backward', async () => {
    for (const direction of [1, -1]) {
      const stats = await explainFind(collection(), { account: 3 }, { at: direction, _id: direction }, 20);
      expect(stats.returned).toBe(20);
      expect(stats.records).toBeLessThanOrEqual(21);
      expect(stats.plan).not.toContain('SORT');
    }
  });

  test('for every page of keyset pagination, and the pages add up to the whole', async () => {
    const references: string[] = [];
    let last: Document | undefined;
    for (;;) {
      const afterLast = last
        ? {
            $or: [
              { at: { $lt: last.at as Date } },
              { at: last.at as Date, _id: { $lt: last._id as ObjectId } },
            ],
          }
        : {};
      const filter = { account: 3, ...afterLast };
      const page = await collection().find(filter).sort({ at: -1, _id: -1 }).limit(25).toArray();
      const stats = await explainFind(collection(), filter, { at: -1, _id: -1 }, 25);
      expect(stats.records).toBeLessThanOrEqual(60);
      references.push(...page.map(({ reference }) => reference as string));
      last = page.at(-1);
      if (page.length < 25) break;
    }
    const expected = docs.filter(({ account }) => account === 3).sort(newestFirst);
    expect(references).toEqual(expected.map(({ reference }) => reference));
    expect(references).toHaveLength(DOC_COUNT / ACCOUNTS);
  });

  test('for several values of a field in a common order', async () => {
    const filter = { status: { $in: ['pending', 'failed'] } };
    const stats = await explainFind(collection(), filter, { at: -1 }, 20);
    expect(stats.records).toBeLessThanOrEqual(25);
    const page = await collection().find(filter).sort({ at: -1 }).limit(20).toArray();
    const expected = docs.filter(({ status }) => status !== 'done').sort(newestFirst);
    expect(page.map(({ at }) => at as Date)).toEqual(expected.slice(0, 20).map(({ at }) => at));
  });

  test('for a range on a field', async () => {
    const from = new Date(1_700_000_000_000 + 100_000);
    const stats = await explainFind(collection(), {
      account: 5,
      at: { $gte: from, $lt: new Date(from.getTime() + 50_000) },
    });
    expect(stats.records).toBe(stats.returned);
    expect(stats.returned).toBeGreaterThan(0);
  });

  test('for a hinted index, even if a better one exists', async () => {
    const twoIds = docs.slice(77, 79).map(({ _id }) => _id);
    const filter = { _id: { $in: twoIds }, account: 17, at: { $gt: new Date(0) } };
    const explain = { find: 'journals', filter, sort: { at: -1 } };
    const planned = await db().command({ explain });
    const hinted = await db().command({ explain: { ...explain, hint: 'account_1_at_-1__id_-1' } });
    expect(JSON.stringify(planned.queryPlanner)).toContain('"_id_"');
    expect(JSON.stringify(hinted.queryPlanner)).toContain('"account_1_at_-1__id_-1"');
    expect(planned.executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 2 });
    expect(hinted.executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: DOC_COUNT / ACCOUNTS });
    const found = await collection().find(filter).hint('account_1_at_-1__id_-1').toArray();
    expect(found).toMatchObject([{ reference: 'r77' }]);
  });

  test('for a count', async () => {
    expect(await collection().countDocuments({ status: 'pending' })).toBe(DOC_COUNT / 3);
    expect(await collection().countDocuments({ status: { $in: ['pending', 'done'] } })).toBe(
      (DOC_COUNT * 2) / 3,
    );
    expect(await collection().countDocuments({ account: 3, at: { $lt: new Date(1_700_000_100_000) } })).toBe(
      35,
    );
  });

  test('for reads in a transaction, including its own changes', async () => {
    const { client } = db();
    await client.withSession(async (session) => {
      session.startTransaction();
      await collection().insertOne(
        { account: 3, at: new Date(1_800_000_000_000), status: 'pending', reference: 'uncommitted' },
        { session },
      );
      await collection().deleteOne({ reference: 'r5983' }, { session });
      const page = await collection()
        .find({ account: 3 }, { session })
        .sort({ at: -1, _id: -1 })
        .limit(3)
        .toArray();
      expect(page.map(({ reference }) => reference as string)).toEqual(['uncommitted', 'r5963', 'r5943']);
      expect(await collection().countDocuments({ status: 'pending' }, { session })).toBe(DOC_COUNT / 3 + 1);
      await session.abortTransaction();
    });
  });
});

describe('of several indexes, a query uses the one with the fewest keys', () => {
  const locks = (): Collection => db().collection('locks');
  const ids = Array.from({ length: 4_000 }, () => new ObjectId());
  const AT = new Date(1_700_000_000_000);

  beforeAll(async () => {
    await createIndex(locks(), { released: 1, at: 1 });
    await createIndex(locks(), { user: 1 });
    await createIndex(locks(), { kind: 1, at: -1 });
    await createIndex(locks(), { user: 1, reference: 1 }, { unique: true });
    await locks().insertMany(
      ids.map((_id, n) => ({
        _id,
        released: n % 2 === 0,
        at: new Date(AT.getTime() + n),
        user: n % 400,
        kind: n < 10 ? 'rare' : n < 1_500 ? 'common' : 'frequent',
        reference: n,
      })),
    );
  });

  test.each<[string, Document, Document, number]>([
    ['ids beside a range', { _id: { $in: ids.slice(0, 3) }, released: true, at: { $gt: AT } }, {}, 3],
    ['ids beside a sort', { _id: { $in: ids.slice(0, 200) }, released: true }, { at: 1 }, 200],
    ['thousands of ids', { _id: { $in: ids.slice(0, 3_000) } }, {}, 3_000],
    ['no ids', { _id: { $in: [] }, released: true, at: { $gt: AT } }, { at: 1 }, 0],
    ['no values without an index', { other: { $in: [] } }, {}, 0],
    ['few keys beside two fixed fields', { released: true, at: { $gt: AT }, user: 2 }, {}, 10],
    ['few keys beside an index in sort order', { released: true, user: 2 }, { at: 1 }, 10],
    ['the fewer keys of two ranges', { kind: 'rare', released: true }, {}, 10],
    ['at most 2,048 keys', { kind: 'common', released: true, at: { $gt: AT } }, {}, 1_490],
    ['few keys in a branch', { released: true, $or: [{ user: 2 }, { kind: 'rare' }] }, {}, 19],
    ['no values in a branch', { released: true, $or: [{ user: 2 }, { _id: { $in: [] } }] }, {}, 10],
  ])('%s', async (_title, filter, sort, records) => {
    const stats = await explainFind(locks(), filter, sort);
    expect(stats).toMatchObject({ records, plan: expect.not.stringContaining('COLLSCAN') as string });
  });

  test('in a transaction by its snapshot', async () => {
    await db().client.withSession(async (session) => {
      session.startTransaction();
      const filter = { released: true, at: { $gt: AT }, user: 2 };
      expect(await locks().countDocuments(filter, { session })).toBe(10);
      const more = Array.from({ length: 200 }, (_item, n) => ({ user: 2, reference: -n, released: false }));
      await locks().insertMany(more);
      expect(await locks().countDocuments(filter, { session })).toBe(10);
      await session.abortTransaction();
    });
    await locks().deleteMany({ reference: { $lte: 0 }, released: false });
  });

  test('and by rules where all have many', async () => {
    const filter = { kind: 'frequent', released: true, at: { $gt: AT } };
    expect((await explainFind(locks(), filter)).plan).toContain('"released_1_at_1"');
    expect(
      (await explainFind(locks(), { kind: 'common', released: true }, { at: 1 }, 5)).records,
    ).toBeLessThan(60);
  });
});
