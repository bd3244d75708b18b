import { rmSync } from 'node:fs';
import { Environment } from '../src/storage/environment.ts';
import { Writer } from '../src/storage/writer.ts';
import { Session } from '../src/transactions/session.ts';
import { SessionStore } from '../src/transactions/session-store.ts';
import { createTemporaryFolder } from './test-engine.ts';

const ignore = (): void => undefined;

test('idle sessions are removed with their outcomes, a few large ones at a time', async () => {
  const folder = createTemporaryFolder();
  const environment = new Environment(folder);
  const writer = new Writer(environment, { onFailure: ignore, onRecovery: ignore, onFatal: ignore });
  const store = new SessionStore(environment, writer);
  const createSession = (byte: number, lastUsedAtMs: number): Session => {
    const session = new Session(Buffer.alloc(16, byte));
    session.begin(7n, 'retryable');
    session.lastUsedAtMs = lastUsedAtMs;
    // More outcomes than the record of a session holds.
    for (let n = 0; n < 250; n++) session.recordOutcome(n, { n, upserted: `${n}`.padEnd(10_000, 'x') });
    return session;
  };
  const sessions = [createSession(1, 1_000), createSession(2, 3_000), createSession(3, 1_000)];
  await environment.runTransaction(() => sessions.forEach((session) => store.save(session)));

  let stepCount = 0;
  await environment.runTransaction(() => {
    const removal = store.removeIdle(2_000, new Set([Buffer.alloc(16, 3).toString('hex')]));
    while (!removal.next().done) stepCount++;
  });

  expect(stepCount).toBeGreaterThanOrEqual(1);
  expect(sessions.map(({ id }) => store.load(id).txnNumber)).toEqual([-1n, 7n, 7n]);
  expect(store.load(Buffer.alloc(16, 2)).findOutcome(3)).toMatchObject({ n: 3 });
  expect(
    environment.countKeys(environment.outcomes, { start: Buffer.alloc(1), end: Buffer.alloc(20, 0xff) }),
  ).toBe(2);
  await environment.close();
  rmSync(folder, { recursive: true });
});
