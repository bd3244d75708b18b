import { BSON, type Document } from 'mongodb';
import { RawClient } from './raw-client.ts';
import { useEngine, waitUntil } from './test-engine.ts';

const { db, engine, inTransaction } = useEngine();

const withRawClient = <T>(work: (client: RawClient) => Promise<T>): Promise<T> =>
  RawClient.use(engine().uri, work);

const PING = Buffer.from(BSON.serialize({ ping: 1, $db: 'admin' }));

const toInt32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

/** Builds a message from its sections, each of them with its kind. */
function buildMessage(...sections: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(20);
  const bytes = Buffer.concat([head, ...sections]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(2013, 12);
  return bytes;
}

const buildBody = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0]), bytes]);

function buildSequence(content: Buffer, length = content.length + 4): Buffer {
  return Buffer.concat([Buffer.from([1]), toInt32(length), content]);
}

const NAMED = Buffer.from('documents\0');
const body = buildBody(PING);

test.each<[string, Buffer]>([
  ['a sequence of negative length', buildMessage(body, buildSequence(NAMED, -1))],
  ['a sequence past its end', buildMessage(body, buildSequence(NAMED, NAMED.length + 5))],
  ['a sequence without a name', buildMessage(body, buildSequence(Buffer.from('documents')))],
  ['a document of negative length', buildMessage(body, buildSequence(Buffer.concat([NAMED, toInt32(-1)])))],
  [
    'a document past its end',
    buildMessage(body, buildSequence(Buffer.concat([NAMED, toInt32(6), PING.subarray(4, 5)]))),
  ],
  ['two sequences of one name', buildMessage(body, buildSequence(NAMED), buildSequence(NAMED))],
  ['two bodies', buildMessage(body, body)],
  ['no body', buildMessage()],
])('a message with %s ends its connection only', async (_title, message) => {
  await withRawClient(async (client) => {
    client.sendBytes(message);
    await client.waitForClose();
  });
  expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test.each([-1, 0, 4, PING.length + 1])('a body that states a length of %d is rejected', async (length) => {
  await withRawClient(async (client) => {
    client.sendBytes(buildMessage(buildBody(Buffer.concat([toInt32(length), PING.subarray(4)]))));
    expect(await client.receive()).toMatchObject({ ok: 0, code: 22 });
    expect(await client.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
  });
});

/** Runs commands of another client, which gives the engine the time to read what it would read. */
async function letEngineRead(): Promise<void> {
  for (let count = 0; count < 300; count++) await db().command({ ping: 1 });
}

test('messages of a client that awaits no replies stay in its socket while a command runs', async () => {
  const collection = db().collection<Document & { _id: number }>('unanswered');
  await collection.insertOne({ _id: 0 });
  await withRawClient(async (client) => {
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 0 }, { $set: { a: 1 } }, { session });
      client.send({ update: 'unanswered', updates: [{ q: { _id: 0 }, u: { $set: { a: 2 } } }], $db: 'test' });
      for (let _id = 1; _id <= 30; _id++)
        client.send({ insert: 'unanswered', documents: [{ _id, pad: 'x'.repeat(1e6) }], $db: 'test' });
      await letEngineRead();
      expect(client.unsentBytes).toBeGreaterThan(20e6);
    });
    await waitUntil(async () => (await collection.countDocuments()) === 31);
    expect(client.unsentBytes).toBe(0);
  });
});

test('commands of a client that does not read their replies wait', async () => {
  const collection = db().collection<Document & { _id: number }>('unread');
  await collection.insertOne({ _id: 0, n: 0, pad: 'x'.repeat(1e6) });
  const readCount = async (): Promise<number> => {
    const doc = await collection.findOne({ _id: 0 }, { projection: { n: 1 } });
    return (doc?.n as number | undefined) ?? 0;
  };
  await withRawClient(async (client) => {
    client.stopReading();
    for (let count = 0; count < 30; count++)
      client.send({ findAndModify: 'unread', query: { _id: 0 }, update: { $inc: { n: 1 } }, $db: 'test' });
    await letEngineRead();
    expect(await readCount()).toBeLessThan(5);
    client.resumeReading();
    for (let count = 0; count < 30; count++)
      expect(await client.receive()).toMatchObject({ value: { n: count } });
  });
  expect(await readCount()).toBe(30);
});
