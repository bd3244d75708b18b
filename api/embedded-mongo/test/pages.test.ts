import { ObjectId, type Collection, type Document } from 'mongodb';
import { declareIndex, explained, useEngine } from './engine.ts';

const { db } = useEngine();

describe('reading looks only at what it needs', () => {
  const collection = (): Collection => db().collection('journals');
  const ACCOUNTS = 20;
  const ROWS = 6_000;

  const statuses = ['pending', 'done', 'failed'];
  const docs = Array.from({ length: ROWS }, (_item, n) => ({
    _id: new ObjectId(),
    account: n % ACCOUNTS,
    at: new Date(1_700_000_000_000 + Math.floor(n / 7) * 1_000),
    status: statuses[n % 3],
    reference: `r${n}`,
  }));
  type Row = (typeof docs)[number];
  const newestFirst = (a: Row, b: Row): number =>
    b.at.getTime() - a.at.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);

  beforeAll(async () => {
    await declareIndex(collection(), { account: 1, at: -1, _id: -1 });
    await declareIndex(collection(), { status: 1, at: -1 });
    await declareIndex(collection(), { reference: 1 }, { unique: true });
    await collection().insertMany(docs);
  });

  test('one by a unique key', async () => {
    expect(await explained(collection(), { reference: 'r77' })).toMatchObject({
      keys: 1,
      records: 1,
      returned: 1,
    });
  });

  test('a first page in the order of an index, both ways', async () => {
    for (const direction of [1, -1]) {
      const stats = await explained(collection(), { account: 3 }, { at: direction, _id: direction }, 20);
      expect(stats.returned).toBe(20);
      expect(stats.records).toBeLessThanOrEqual(21);
      expect(stats.plan).not.toContain('SORT');
    }
  });

  test('every page after a key, and all pages together are the whole', async () => {
    const found: string[] = [];
    let last: Document | undefined;
    for (;;) {
      const after = last
        ? {
            $or: [
              { at: { $lt: last.at as Date } },
              { at: last.at as Date, _id: { $lt: last._id as ObjectId } },
            ],
          }
        : {};
      const filter = { account: 3, ...after };
      const page = await collection().find(filter).sort({ at: -1, _id: -1 }).limit(25).toArray();
      const stats = await explained(collection(), filter, { at: -1, _id: -1 }, 25);
      expect(stats.records).toBeLessThanOrEqual(60);
      found.push(...page.map(({ reference }) => reference as string));
      last = page.at(-1);
      if (page.length < 25) break;
    }
    const whole = docs.filter(({ account }) => account === 3).sort(newestFirst);
    expect(found).toEqual(whole.map(({ reference }) => reference));
    expect(found).toHaveLength(ROWS / ACCOUNTS);
  });

  test('several values of a field in one order', async () => {
    const filter = { status: { $in: ['pending', 'failed'] } };
    const stats = await explained(collection(), filter, { at: -1 }, 20);
    expect(stats.records).toBeLessThanOrEqual(25);
    const page = await collection().find(filter).sort({ at: -1 }).limit(20).toArray();
    const whole = docs.filter(({ status }) => status !== 'done').sort(newestFirst);
    expect(page.map(({ at }) => at as Date)).toEqual(whole.slice(0, 20).map(({ at }) => at));
  });

  test('a range of a field', async () => {
    const from = new Date(1_700_000_000_000 + 100_000);
    const stats = await explained(collection(), {
      account: 5,
      at: { $gte: from, $lt: new Date(from.getTime() + 50_000) },
    });
    expect(stats.records).toBe(stats.returned);
    expect(stats.returned).toBeGreaterThan(0);
  });

  test('a hint decides for an index, whatever there is better', async () => {
    const two = docs.slice(77, 79).map(({ _id }) => _id);
    const filter = { _id: { $in: two }, account: 17, at: { $gt: new Date(0) } };
    const explain = { find: 'journals', filter, sort: { at: -1 } };
    const planned = await db().command({ explain });
    const hinted = await db().command({ explain: { ...explain, hint: { _id: 1 } } });
    expect(JSON.stringify(planned.queryPlanner)).toContain('"account_1_at_-1__id_-1"');
    expect(JSON.stringify(hinted.queryPlanner)).toContain('"_id_"');
    expect(hinted.executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 2 });
    const found = await collection().find(filter).hint({ _id: 1 }).toArray();
    expect(found).toMatchObject([{ reference: 'r77' }]);
  });

  test('counts look at keys alone', async () => {
    const answer = await db().command({
      explain: { count: 'journals', query: { status: 'pending' } },
      verbosity: 'executionStats',
    });
    expect(answer.executionStats).toMatchObject({ nReturned: ROWS / 3, totalDocsExamined: 0 });
    expect(await collection().countDocuments({ status: 'pending' })).toBe(ROWS / 3);
    expect(await collection().countDocuments({ status: { $in: ['pending', 'done'] } })).toBe((ROWS * 2) / 3);
    expect(await collection().countDocuments({ account: 3, at: { $lt: new Date(1_700_000_100_000) } })).toBe(
      35,
    );
  });

  test('the same in a transaction', async () => {
    const { client } = db();
    await client.withSession(async (session) => {
      session.startTransaction();
      await collection().insertOne(
        { account: 3, at: new Date(1_800_000_000_000), status: 'pending', reference: 'own' },
        { session },
      );
      await collection().deleteOne({ reference: 'r5983' }, { session });
      const page = await collection()
        .find({ account: 3 }, { session })
        .sort({ at: -1, _id: -1 })
        .limit(3)
        .toArray();
      expect(page.map(({ reference }) => reference as string)).toEqual(['own', 'r5963', 'r5943']);
      expect(await collection().countDocuments({ status: 'pending' }, { session })).toBe(ROWS / 3 + 1);
      await session.abortTransaction();
    });
  });
});
