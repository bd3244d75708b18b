import { Long, Timestamp, type Document } from 'mongodb';
import { captureServerError, useServer } from '../test-engine.ts';
import { servers } from './servers.ts';

type Times = { operationTime: Timestamp; $clusterTime: { clusterTime: Timestamp; signature: Document } };

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);
  const run = async (command: Document): Promise<Times> => (await db().command(command)) as Times;
  const insert = { insert: 'times', documents: [{ a: 1 }] };
  const secondsAhead = (seconds: number): Timestamp =>
    new Timestamp({ t: Math.floor(Date.now() / 1_000) + seconds, i: 1 });

  test('replies state the time of the cluster, which every write advances', async () => {
    const [first, second, ping] = [await run(insert), await run(insert), await run({ ping: 1 })];
    const { clusterTime, signature } = first.$clusterTime;
    expect(clusterTime.greaterThanOrEqual(first.operationTime)).toBe(true);
    expect(Object.keys(signature)).toEqual(['hash', 'keyId']);
    expect(second.operationTime.greaterThan(first.operationTime)).toBe(true);
    expect(ping.operationTime.greaterThanOrEqual(second.operationTime)).toBe(true);
    const { cursor, ...times } = (await db().command({ find: 'times' })) as Times & Document;
    expect(times).toMatchObject({ ok: 1, operationTime: expect.any(Timestamp) as Timestamp });
    expect((cursor as { firstBatch: unknown[] }).firstBatch).toHaveLength(2);
  });

  test('errors state the time too', async () => {
    const error = await captureServerError(db().command({ find: 'times', filter: 1 }));
    expect(error.errorResponse).toMatchObject({ operationTime: expect.any(Timestamp) as Timestamp });
  });

  test('a read after the time of a write sees it', async () => {
    const { operationTime: afterClusterTime } = await run(insert);
    for (const command of [
      { find: 'times' },
      { distinct: 'times', key: 'a' },
      { aggregate: 'times', pipeline: [], cursor: {} },
    ])
      expect(await run({ ...command, readConcern: { level: 'local', afterClusterTime } })).toMatchObject({
        ok: 1,
      });
  });

  test('the driver passes the times on in a session', async () => {
    const collection = db().collection('session');
    await db().client.withSession({ causalConsistency: true }, async (session) => {
      await collection.insertOne({ a: 1 }, { session });
      const written = session.operationTime;
      expect(written).toBeInstanceOf(Timestamp);
      expect(await collection.countDocuments({}, { session })).toBe(1);
      expect(session.operationTime?.greaterThanOrEqual(written ?? Long.MAX_UNSIGNED_VALUE)).toBe(true);
      await session.withTransaction(() => collection.findOne({}, { session }));
    });
  });

  const find = (readConcern: Document): Document => ({ find: 'times', readConcern });
  test.each([
    ['a time to read after that is ahead', find({ afterClusterTime: secondsAhead(86_400) }), 72],
    ['no time at all to read after', find({ afterClusterTime: new Timestamp(0n) }), 72],
    ['a time that is no timestamp', find({ afterClusterTime: Long.fromNumber(5) }), 14],
  ])('rejects %s', async (_title, command, code) => {
    expect((await captureServerError(db().command(command))).code).toBe(code);
  });
});
