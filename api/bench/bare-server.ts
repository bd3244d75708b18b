/**
 * What the API is measured against: Express and the driver, doing the same reads for the same answer, without any check.
 * `bare-server.ts <mongodb uri> <database> <port>`
 */
import express from 'express';
import { mongo } from 'mongoose';

const [uri = '', name = '', port = ''] = process.argv.slice(2);
const client = await new mongo.MongoClient(uri, { maxPoolSize: 50 }).connect();
const db = client.db(name);
const app = express().disable('x-powered-by').disable('etag');

app.get('/api/auth/me', async (request, response) => {
  const sid = /sid-\d+=s%3A([^.]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = await db
    .collection<{ _id: string; session: { passport: { user: { id: string } } } }>('sessions_member')
    .findOne({ _id: sid });
  const _id = new mongo.ObjectId(session?.session.passport.user.id);
  const now = new Date();
  const user = await db.collection('users').findOne({ _id });
  const balance = await db.collection('balances').findOne({ _id });
  const lock = await db
    .collection('locks')
    .findOne({ userId: _id, released: false }, { sort: { availableAt: 1 } });
  const counter = await db
    .collection<{ _id: string; count: number }>('task_counters')
    .findOne({ _id: `${_id.toHexString()}:${now.toISOString().slice(0, 10)}` });
  response.json({ ...user, ...balance, lock, completed: counter?.count ?? 0, now });
});

app.listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }));
process.on('disconnect', () => process.exit(0));
