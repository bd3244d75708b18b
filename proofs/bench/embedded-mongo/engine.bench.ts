/**
 * `npm run proof -- bench engine`: how long a read waits while another client keeps the embedded database busy,
 * compared with the same reads on an idle engine in the same run. The other client is a thread, so that its own work
 * delays nothing.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { connectEngine } from '@platform/embedded-mongo';

/** The longest that a read may wait. */
const MAX_WAIT_MS = 50;
const UPSERTS = 100_000;
const IDLE_MS = 3_000;

type Row = Document & { _id: number };

const WORKS: Readonly<Record<string, (rows: Collection<Row>) => Promise<unknown>>> = {
  'nothing else': () => new Promise((resolve) => setTimeout(resolve, IDLE_MS)),
  [`${UPSERTS} upserts in one bulk`]: (rows) =>
    rows.bulkWrite(Array.from({ length: UPSERTS }, (_item, _id) => createUpsert(_id))),
  'a scan of them': (rows) => rows.findOne({ text: 'nowhere' }),
  'a build of an index': (rows) => rows.createIndexes([{ key: { n: 1, text: 1 } }]),
};

const createUpsert = (_id: number) => ({
  updateOne: { filter: { _id }, update: { $set: { n: _id % 977, text: 'x'.repeat(60) } }, upsert: true },
});

if (isMainThread) await measureAll();
else await runWork(workerData as { uri: string; name: string });

async function runWork({ uri, name }: { uri: string; name: string }): Promise<void> {
  const client = await MongoClient.connect(uri);
  await WORKS[name]?.(client.db('bench').collection('rows'));
  await client.close();
}

async function measureAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-bench-'));
  const engine = await connectEngine(join(folder, 'db'));
  const client = await MongoClient.connect(engine.uri);
  try {
    const small = client.db('bench').collection<Row>('small');
    await small.insertOne({ _id: 1 });
    process.stdout.write('| meanwhile | longest wait ms | ratio to idle | target ms |\n|---|---|---|---|\n');
    let idleMs: number | undefined;
    for (const name of Object.keys(WORKS)) {
      const longestMs = await measureLongestWait(
        small,
        new Worker(import.meta.filename, { workerData: { uri: engine.uri, name } }),
      );
      idleMs ??= longestMs;
      const cells = [name, longestMs.toFixed(1), (longestMs / idleMs).toFixed(1), MAX_WAIT_MS];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
      if (longestMs > MAX_WAIT_MS) process.exitCode = 1;
    }
  } finally {
    await client.close();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a small document again and again until the worker ends; returns the longest time of a read. */
async function measureLongestWait(small: Collection<Row>, worker: Worker): Promise<number> {
  const state = { isDone: false };
  const ended = once(worker, 'exit').finally(() => (state.isDone = true));
  let longestMs = 0;
  while (!state.isDone) {
    const startedAt = performance.now();
    await small.findOne({ _id: 1 });
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }
  await ended;
  return longestMs;
}
