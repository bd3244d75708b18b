import { statSync } from 'node:fs';
import { join } from 'node:path';
import { useEngine } from './test-engine.ts';

const { client, db, engine, inTransaction } = useEngine();

test('serverStatus reports open transactions and the data file', async () => {
  const read = () => client().db('admin').command({ serverStatus: 1 });
  expect(await read()).toMatchObject({
    ok: 1,
    transactions: { currentOpen: 0 },
    globalLock: { currentQueue: { total: 0 } },
    embeddedEngine: {
      oldestTransactionMs: 0,
      dataFileBytes: statSync(join(engine().folder, 'data/data.mdb')).size,
      dataFileMaxBytes: 2 ** 37,
    },
  });

  await inTransaction(async (session) => {
    await db().collection('rows').insertOne({}, { session });
    expect(await read()).toMatchObject({
      transactions: { currentOpen: 1 },
      embeddedEngine: { oldestTransactionMs: expect.any(Number) as number },
    });
  });
});
