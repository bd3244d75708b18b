import { MongoClient } from 'mongodb';

// One of several concurrent client processes that transfer money: `transfer-client.ts <uri> <name> <transfers>
// <accounts>`.

const [uri = '', name = '', transfers = '0', accounts = '0'] = process.argv.slice(2);
const client = await MongoClient.connect(uri);
const db = client.db('processes');
for (let n = 0; n < Number(transfers); n++) {
  const from = Math.floor(Math.random() * Number(accounts));
  const to = (from + 1 + Math.floor(Math.random() * (Number(accounts) - 1))) % Number(accounts);
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await db
        .collection('accounts')
        .updateOne({ _id: from as never }, { $inc: { balance: -1 } }, { session });
      await db.collection('accounts').updateOne({ _id: to as never }, { $inc: { balance: 1 } }, { session });
      await db.collection('journal').insertOne({ key: `${name}-${n}` }, { session });
    }),
  );
}
await client.close();
