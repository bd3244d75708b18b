import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DECISION_HOLD_SECONDS } from '@platform/contracts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { PASSWORD, newRegistration, submitIdentityDocuments } from '../support/factories.ts';
import { databaseUri, runReconcile, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { createRandom, seeds, STRESS } from './stress-parameters.ts';

/** Decisions that are held while the processes that apply them are killed. */

const CASES = STRESS.isLong ? 60 : 20;
const KILLS = STRESS.isLong ? 8 : 3;

let folder: string;
let engine: ChildService;
let apis: ChildService[] = [];
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'held-decisions-'));
  engine = await startEngine(join(folder, 'db'));
});
afterEach(async () => {
  for (const api of apis) await api.kill('SIGKILL');
  await database.close();
  await engine.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts two processes at once; both run the job as soon as they are ready, because no lease is left. */
async function startTwo(uri: string, secondsAhead: number): Promise<void> {
  await database.connection.collection('job_leases').deleteMany({});
  const env = { DATA_DIR: folder, CLOCK_OFFSET_MS: String(secondsAhead * 1_000) };
  apis = await Promise.all([1, 2].map(() => startApi(uri, env)));
}

const killBoth = () => Promise.all(apis.map((api) => api.kill('SIGKILL')));
const countHeld = () => database.connection.collection('held_decisions').countDocuments();

async function register(): Promise<{ client: TestClient; username: string }> {
  const client = createTestClient(apis[0]!.url);
  const registration = newRegistration();
  const { status } = await client.post('/api/auth/register', registration);
  if (status !== 201) throw new Error(`The registration failed: ${status}.`);
  return { client, username: registration.username };
}

async function createAdministrator(): Promise<TestClient> {
  const { client, username } = await register();
  const rights = { isAdmin: true, adminRoles: ['owner'] };
  await database.connection.collection('users').updateOne({ username }, { $set: rights });
  await client.post('/api/auth/login', { username, password: PASSWORD });
  return client;
}

async function createVerifications(): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < CASES; index += 1)
    ids.push(await submitIdentityDocuments((await register()).client));
  return ids;
}

test.each(seeds())(
  'each held decision is applied exactly once although processes are killed, and an undone one never, seed %d',
  async (seed) => {
    const random = createRandom(seed);
    const uri = databaseUri(engine.url, `held_decisions_${seed}_${newId().toHexString()}`);
    database = await openDatabase(uri);
    await startTwo(uri, 0);
    const administrator = await createAdministrator();
    const ids = await createVerifications();
    const held = await administrator.post('/api/admin/verifications/held-decisions', {
      ids,
      decision: 'approve',
    });
    expect(new Set(held.body.results.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['held']),
    );
    const [undone = '', ...applied] = ids;
    await administrator.post('/api/admin/held-decisions/undo', { ids: [undone] });
    await killBoth();
    expect(await countHeld()).toBe(applied.length);

    for (let kill = 0; kill < KILLS; kill += 1) {
      await startTwo(uri, DECISION_HOLD_SECONDS + 60);
      await delay(random() * 60);
      await killBoth();
    }
    await startTwo(uri, DECISION_HOLD_SECONDS + 60);
    while ((await countHeld()) > 0) await delay(50);

    const decided = await database.connection
      .collection('audit_log')
      .find({ action: 'verification_approved' })
      .toArray();
    expect(decided.map(({ subjectId }) => String(subjectId)).sort()).toEqual(applied.toSorted());
    const active = await database.connection
      .collection('user_blueprints')
      .countDocuments({ kind: 'verification', status: 'active' });
    expect(active).toBe(applied.length);
    const mails = await database.connection
      .collection('notices')
      .countDocuments({ kind: 'identity_verification', path: { $ne: '/blueprint/1' } });
    expect(mails).toBe(applied.length);
    expect(await runReconcile(uri, { DATA_DIR: folder })).toEqual([
      0,
      expect.stringMatching(/ 0 problems\n$/),
    ]);
  },
  180_000,
);
