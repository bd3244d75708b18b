/**
 * The baseline that the API is measured against: Express and the driver, sending the same commands to the database for
 * the same response, without any checks. Usage: `baseline-server.ts <mongodb uri> <database> <port> [secret]`. With a
 * secret it uses the same session libraries as the API.
 */
import argon2 from 'argon2';
import express, { type Request } from 'express';
import { mongo } from 'mongoose';
import { newId, newSecret } from '../../../api/src/platform/ids.ts';
import { createSessionMiddlewares } from './baseline-sessions.ts';

type Keyed<Row> = Row & { _id: string };
type SessionRecord = { expires: Date; session: { passport: { user: { id: string } } } };

const [uri = '', name = '', port = '', secret] = process.argv.slice(2);
const client = await new mongo.MongoClient(uri, {
  maxPoolSize: 50,
  writeConcern: { w: 'majority', journal: true },
}).connect();
const db = client.db(name);
const app = express().disable('x-powered-by').disable('etag');
app.use(express.json());
if (secret) app.use(...createSessionMiddlewares(client, name, secret));

const keyed = <Row extends object>(collection: string): mongo.Collection<Keyed<Row>> =>
  db.collection<Keyed<Row>>(collection);
const today = (): string => new Date().toISOString().slice(0, 10);

async function findUser(request: Request) {
  if (secret) return request.user as { _id: mongo.ObjectId };
  const sid = /sid-\d+=s%3A([^.]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const sessions = keyed<SessionRecord>('sessions_member');
  const session = await sessions.findOne({ _id: sid, expires: { $gt: new Date() } });
  const _id = new mongo.ObjectId(session?.session.passport.user.id);
  return { ...(await db.collection('users').findOne({ _id })), _id };
}

async function findBalances(userId: mongo.ObjectId) {
  const lock = await db
    .collection('locks')
    .findOne({ userId, released: false }, { sort: { availableAt: 1 } });
  const balance = await db.collection('balances').findOne({ _id: userId });
  const counter = await keyed<{ count: number }>('task_counters').findOne({
    _id: `${userId.toHexString()}:${today()}`,
  });
  return { ...balance, lock, completed: counter?.count ?? 0, now: new Date() };
}

const countUnread = (userId: mongo.ObjectId): Promise<number> =>
  db.collection('notices').countDocuments({ userId, readAt: null }, { limit: 100 });

/** Counts a request, as limits do: the record of a key, which expires. */
async function countRequest(key: string): Promise<void> {
  const now = new Date();
  await db
    .collection<{ points: number }>('rate_limits')
    .findOneAndUpdate(
      { key, expire: { $gt: now } },
      { $inc: { points: 1 }, $setOnInsert: { expire: new Date(now.getTime() + 86_400_000) } },
      { upsert: true, returnDocument: 'after' },
    );
}

/** Adds a notice and its email, as the withdrawal and the login on a new device do. */
async function addNotice(userId: mongo.ObjectId, key: string, session: mongo.ClientSession): Promise<void> {
  const at = new Date();
  const notice = { kind: 'withdrawals', topic: 'money', text: key, link: null, at, readAt: null };
  await db
    .collection('notices')
    .updateOne({ userId, key }, { $setOnInsert: notice }, { upsert: true, session });
  const mail = {
    to: 'bench@example.com',
    subject: key,
    text: key,
    state: 'kept',
    createdAt: at,
    attempts: 0,
  };
  await db.collection('outbox').insertOne({ userId, ...mail }, { session });
}

app.get('/api/auth/me', async (request, response) => {
  const user = await findUser(request);
  const [balances, unread] = [await findBalances(user._id), await countUnread(user._id)];
  response.json({ ...user, ...balances, unread });
});

app.get('/api/user/statement', async (request, response) => {
  const { _id: userId } = await findUser(request);
  await db.collection('locks').findOne({ userId, released: false }, { sort: { availableAt: 1 } });
  const journals = await db
    .collection('journals')
    .find({ userId })
    .sort({ sequence: -1 })
    .limit(52)
    .toArray();
  const ids = journals.map(({ _id }) => _id);
  const locks = await db
    .collection('locks')
    .find({ _id: { $in: ids }, released: false, availableAt: { $gt: new Date() } })
    .toArray();
  response.json({ items: journals, next: locks.length });
});

app.get('/api/tasks/blueprint/:id', async (request, response) => {
  const { _id: userId } = await findUser(request);
  await db.collection('user_blueprints').find({ userId }).sort({ _id: -1 }).toArray();
  const blueprintId = Number(request.params.id);
  const items = await db.collection('tasks').find({ blueprintId }).sort({ position: 1 }).toArray();
  response.json({ items, next: null });
});

/** Runs work in a transaction that also writes an idempotency record. */
async function runOnce(
  request: Request,
  work: (session: mongo.ClientSession) => Promise<object>,
): Promise<object> {
  return client.withSession((session) =>
    session.withTransaction(
      async () => {
        const _id = String(request.headers['idempotency-key']);
        const records = keyed<{ response: string | null; requestDigest: string; expiresAt: Date }>(
          'idempotent_responses',
        );
        await records.findOne({ _id }, { session });
        await records.insertOne(
          { _id, response: null, requestDigest: '', expiresAt: new Date() },
          { session },
        );
        const result = await work(session);
        await records.updateOne({ _id }, { $set: { response: JSON.stringify(result) } }, { session });
        return result;
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } },
    ),
  );
}

type Body = { taskId: string; amount: number; username: string; password: string };

app.post('/api/user/tasks', async (request, response) => {
  const { _id: userId } = await findUser(request);
  const { taskId } = request.body as Body;
  await countRequest(`memberWrites:${userId.toHexString()}`);
  const result = await runOnce(request, async (session) => {
    const [at, day] = [new Date(), `${userId.toHexString()}:${today()}`];
    await keyed('tasks').findOne({ _id: taskId }, { session });
    await db.collection('completions').findOne({ userId, taskId }, { session, projection: { _id: 1 } });
    await db.collection('user_blueprints').find({ userId }, { session }).sort({ _id: -1 }).toArray();
    await keyed('task_counters').findOne({ _id: day }, { session });
    await keyed('task_counters').findOne({ _id: `${userId.toHexString()}:free` }, { session });
    await keyed<{ count: number }>('task_counters').updateOne(
      { _id: day },
      { $inc: { count: 1 } },
      { upsert: true, session },
    );
    const cents = 150_00;
    const balance = await db
      .collection<{ sequence: number; cents: Record<string, number> }>('balances')
      .findOneAndUpdate(
        { _id: userId },
        { $inc: { 'cents.locked': cents, 'cents.rewards': -cents, sequence: 1 } },
        { session, returnDocument: 'after' },
      );
    const _id = newId();
    await db.collection('journals').insertOne(
      {
        key: `task_reward:${_id.toHexString()}`,
        template: 'task_reward',
        userId,
        sequence: balance?.sequence,
        postings: [{ from: 'rewards', to: 'locked', cents }],
        at,
        after: balance?.cents,
      },
      { session },
    );
    const availableAt = new Date(at.getTime() + 15 * 86_400_000);
    await db.collection('locks').insertOne({ _id, userId, cents, availableAt, released: false }, { session });
    const completion = {
      _id,
      userId,
      taskId,
      isFreeTask: false,
      rewardCents: cents,
      completedAt: at,
      availableAt,
    };
    await db.collection('completions').insertOne({ ...completion, evidence: null }, { session });
    return completion;
  });
  response.status(201).json(result);
});

app.post('/api/user/withdrawals', async (request, response) => {
  const { _id: userId } = await findUser(request);
  const { amount } = request.body as Body;
  await countRequest(`withdrawals.request:${userId.toHexString()}`);
  const result = await runOnce(request, async (session) => {
    const [at, cents] = [new Date(), amount * 100];
    const locks = db.collection('locks');
    const findPayoutMethods = () => db.collection('payout_methods').find({ userId }, { session }).toArray();
    const findMember = () => db.collection('users').findOne({ _id: userId }, { session });
    await db
      .collection('withdrawals')
      .findOne({ userId, status: 'completed', destinationDigests: { $in: ['none'] } }, { session });
    await findPayoutMethods();
    const due = () =>
      locks
        .find({ userId, released: false, availableAt: { $lte: at } }, { session })
        .sort({ availableAt: 1 })
        .toArray();
    await due();
    await db.collection('balances').findOne({ _id: userId }, { session });
    await locks.findOne(
      { userId, released: false, availableAt: { $gt: at } },
      { session, sort: { availableAt: 1 } },
    );
    await due();
    const balance = await db
      .collection<{ sequence: number; cents: Record<string, number> }>('balances')
      .findOneAndUpdate(
        { _id: userId, 'cents.available': { $gte: cents } },
        { $inc: { 'cents.available': -cents, 'cents.held': cents, sequence: 1 } },
        { session, returnDocument: 'after' },
      );
    const _id = newId();
    await db.collection('journals').insertOne(
      {
        key: `withdrawal_requested:${_id.toHexString()}`,
        template: 'withdrawal_requested',
        userId,
        sequence: balance?.sequence,
        postings: [{ from: 'available', to: 'held', cents }],
        at,
        after: balance?.cents,
      },
      { session },
    );
    const withdrawal = { _id, userId, amountCents: cents, status: 'pending', requestedAt: at, reason: null };
    await db.collection('withdrawals').insertOne(withdrawal, { session });
    await db
      .collection('audit_log')
      .insertOne({ at, action: 'withdrawal_requested', by: userId, subjectId: _id, userId }, { session });
    await findMember();
    await findMember();
    await addNotice(userId, `withdrawal:${_id.toHexString()}:pending`, session);
    await findPayoutMethods();
    await db.collection('payout_changes').findOne({ _id: userId }, { session });
    await findMember();
    return withdrawal;
  });
  response.status(201).json(result);
});

app.post('/api/auth/login', async (request, response) => {
  const { username, password } = request.body as Body;
  const now = new Date();
  const limits = db.collection<{ points: number }>('rate_limits');
  const [pair, address] = [`signInPair:${username}`, `signInAddress:${username}`];
  await keyed('known_clients').findOne({ _id: username });
  for (const key of [`signInCalls:${username}`, pair, address]) await countRequest(key);
  const user = await db.collection('users').findOne({ usernameKey: username });
  if (!user || !(await argon2.verify(user.passwordHash as string, password))) {
    response.status(401).end();
    return;
  }
  for (const key of [pair, address]) await limits.updateOne({ key }, { $inc: { points: -1 } });
  await client.withSession((session) =>
    session.withTransaction(() => recordLogin(user._id, username, session)),
  );
  const sessions = keyed<{ session: object; expires: Date }>('sessions_member');
  await sessions.deleteOne({ _id: newSecret() });
  const [_id, expires] = [newSecret(), new Date(now.getTime() + 86_400_000)];
  const session = { cookie: { originalMaxAge: 86_400_000, expires }, passport: { user: { id: user._id } } };
  const save = () => sessions.updateOne({ _id }, { $set: { session, expires } as never }, { upsert: true });
  await save();
  await db
    .collection('sessions_member')
    .find({ 'session.passport.user.id': user._id.toHexString() })
    .limit(20)
    .toArray();
  const [balances, unread] = [await findBalances(user._id), await countUnread(user._id)];
  await save();
  response.setHeader('Set-Cookie', `sid-3000=${_id}; HttpOnly`);
  response.json({ ...user, ...balances, unread });
});

/** Writes what a login on a new device leaves behind. */
async function recordLogin(
  userId: mongo.ObjectId,
  username: string,
  session: mongo.ClientSession,
): Promise<void> {
  const at = new Date();
  const [limits, addresses] = [db.collection('rate_limits'), keyed<{ until: Date }>('known_clients')];
  const entry = { at, action: 'user_signed_in', by: userId, subjectId: userId, userId };
  await db.collection('audit_log').insertOne(entry, { session });
  await addresses.findOne({ _id: `device:${username}` }, { session });
  for (const key of [`signInPair:${username}`, `strangers:${username}`]) await limits.deleteOne({ key });
  for (const _id of [username, `device:${username}`])
    await addresses.updateOne({ _id }, { $set: { until: at } as never }, { upsert: true });
  const devices = db.collection('user_traces');
  await devices.updateOne(
    { userId, digest: newSecret() },
    { $setOnInsert: { firstSeenAt: at, until: at } },
    { upsert: true, session },
  );
  await devices.find({ userId }, { session }).toArray();
  await addNotice(userId, newId().toHexString(), session);
}

app.listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }));
process.on('disconnect', () => process.exit(0));
