import type { Submission } from '@platform/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { activeOwnershipRecord, taskRecords } from '../support/factories.ts';
import { databaseUri, runReconcile, startApi, startEngine, type ChildService } from '../support/processes.ts';
import { RetryingClient } from '../support/retrying-client.ts';
import { insertWorkTask, pick } from '../support/submitted-work.ts';
import { DAY_MS } from '../../src/platform/clock.ts';
import { STRESS, recordFigures, createRandom, seeds } from './stress-parameters.ts';

const MEMBERS = 6;
const KILLS = STRESS.isLong ? 5 : 2;
/** The number of $150 tasks that each member completes before the crashes begin. */
const INITIAL_TASKS = STRESS.isLong ? 20 : 8;
const TASKS = taskRecords(10, 200);
const WORK_TASK_IDS = Array.from({ length: 30 }, (_, index) => `w10-crash-${index}`);
/** A server that the tests have not started is not theirs to kill. */
const { MONGODB_URI } = process.env;
const VICTIMS = MONGODB_URI ? (['API'] as const) : (['API', 'database'] as const);
const NO_EFFORT = { typed: 0, pasted: 0, inserted: 0 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The database and API processes of one test run, which can be killed and restarted. */
class Platform {
  readonly members: RetryingClient[];
  readonly administrator: RetryingClient;
  /** The database's process, unless MONGODB_URI names a server. */
  #engine: ChildService | undefined;
  #api: ChildService | undefined;
  #offsetMs = 0;
  readonly #name: string;

  constructor(engine: ChildService | undefined, seed: number) {
    this.#engine = engine;
    this.#name = `crash_${seed}_${newId().toHexString()}`;
    this.members = Array.from(
      { length: MEMBERS },
      (_, index) => new RetryingClient(`crash-${seed}-${index}`),
    );
    this.administrator = new RetryingClient(`crash-${seed}-reviewer`);
  }

  get uri(): string {
    return databaseUri(MONGODB_URI ?? this.#engine?.url ?? '', this.#name);
  }

  /** Starts the API with its clock advanced by some days, so that rewards unlock. */
  async startApi(days: number): Promise<void> {
    this.#offsetMs += days * DAY_MS;
    this.#api = await startApi(this.uri, { DATA_DIR: folder, CLOCK_OFFSET_MS: String(this.#offsetMs) });
    for (const member of [...this.members, this.administrator]) member.connectTo(this.#api.url);
  }

  async killApi(days = 5): Promise<void> {
    await this.#api?.kill('SIGKILL');
    await this.startApi(days);
  }

  async killEngine(): Promise<void> {
    await this.#engine?.kill('SIGKILL');
    this.#engine = await startEngine(join(folder, 'db'));
  }

  /** Ends the leases of killed processes, which would otherwise delay the jobs by up to a minute. */
  async endJobLeases(): Promise<void> {
    const database = await openDatabase(this.uri);
    await database.connection.collection('job_leases').deleteMany({});
    await database.close();
  }

  reconcile(): Promise<[number | null, string]> {
    return runReconcile(this.uri, { DATA_DIR: folder, CLOCK_OFFSET_MS: String(this.#offsetMs) });
  }

  async stop(): Promise<void> {
    await this.#api?.kill('SIGKILL');
    if (!this.#engine) await this.#dropDatabase();
    await this.#engine?.kill('SIGTERM');
  }

  async #dropDatabase(): Promise<void> {
    const database = await openDatabase(this.uri);
    await database.connection.dropDatabase();
    await database.close();
  }
}

async function startPlatform(seed: number): Promise<Platform> {
  const platform = new Platform(MONGODB_URI ? undefined : await startEngine(join(folder, 'db')), seed);
  await platform.startApi(0);
  const clients = [...platform.members, platform.administrator];
  for (const member of clients) await member.register();
  const database = await openDatabase(platform.uri);
  try {
    await prepare(database, platform);
  } finally {
    await database.close();
  }
  await platform.administrator.signIn();
  // The rewards unlock when the API restarts with its clock advanced by 15 days.
  const earn = async (member: RetryingClient): Promise<void> => {
    for (const { _id } of TASKS.slice(0, INITIAL_TASKS))
      await member.write('/api/user/tasks', { taskId: _id });
  };
  await Promise.all(platform.members.map(earn));
  await platform.killApi(15);
  return platform;
}

/** Gives every member the blueprint with the highest reward, so that there is money to move. */
async function prepare(database: Database, { members, administrator }: Platform): Promise<void> {
  const { connection } = database;
  await connection.collection('tasks').insertMany(TASKS as never[]);
  for (const id of WORK_TASK_IDS) await insertWorkTask({ database }, id);
  const users = await connection.collection('users').find().toArray();
  const names = members.map(({ username }) => username);
  const rows = users
    .filter(({ username }) => names.includes(username as string))
    .map(({ _id }) => activeOwnershipRecord(_id, 10, new Date()));
  await connection.collection('user_blueprints').insertMany(rows);
  await connection
    .collection('users')
    .updateOne({ username: administrator.username }, { $set: { isAdmin: true, adminRoles: ['owner'] } });
}

const WITHDRAWAL = {
  amount: 50,
  paymentMethod: 'btc',
  paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

/** Sends random money-moving requests until it is told to stop. */
async function sendRandomRequests(
  member: RetryingClient,
  administrator: RetryingClient,
  random: () => number,
  shouldContinue: () => boolean,
) {
  const withdrawalIds: string[] = [];
  const pickFrom = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  await member.write('/api/user/claim-signup-bonus');
  while (shouldContinue()) {
    const chance = random();
    if (chance < 0.2) await work(member, pickFrom(WORK_TASK_IDS));
    else if (chance < 0.5) await member.write('/api/user/tasks', { taskId: pickFrom(TASKS)._id });
    else if (chance < 0.75 || withdrawalIds.length === 0) {
      const { status, response } = await member.write('/api/user/withdrawals', WITHDRAWAL);
      if (status === 201) withdrawalIds.push(response.id as string);
    } else {
      const id = pickFrom(withdrawalIds);
      if (chance < 0.82) await member.write(`/api/user/withdrawals/${id}/cancel`);
      else {
        const action = pickFrom(['approve', 'approve', 'process']);
        const body = action === 'process' ? { transactionReference: 'TX-1' } : undefined;
        await administrator.write(`/api/admin/withdrawals/${id}/${action}`, body);
      }
    }
  }
}

/** Starts a work task, saves its answers and hands them in. A save whose answer was lost is repeated. */
async function work(member: RetryingClient, taskId: string): Promise<void> {
  const { status, response } = await member.write(`/api/tasks/${taskId}/work/start`);
  if (status !== 200) return;
  const { id, version, items } = response as Submission;
  const path = `/api/user/submissions/${id}`;
  const answered = items.map((item) => ({ itemId: item.id, answers: pick('cat'), cannotDo: null }));
  const page = { editorId: 'crash', device: 'Test', activeSeconds: 600, effort: NO_EFFORT };
  const saved = await member.save(`${path}/draft`, { version, ...page, items: answered });
  if (saved.status !== 200) return;
  const assistance = { used: false, tools: '' };
  await member.write(`${path}/submit`, { version: saved.body.version as number, assistance });
}

/** Waits until the job has approved all work whose review is overdue after the jumps of the clock. */
async function waitForApprovals(members: readonly RetryingClient[]): Promise<void> {
  for (const member of members)
    while ((await member.read('/api/user/submission-summary')).body.inReview > 0) await delay(100);
}

/** Waits until a number of further writes have been acknowledged. */
async function waitForWrites(clients: readonly RetryingClient[], count: number): Promise<void> {
  const countAcknowledged = (): number =>
    clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const target = countAcknowledged() + count;
  while (countAcknowledged() < target) await delay(5);
}

/** Expects every acknowledged write to be present, and to return the same response when it is repeated. */
async function expectWritesToBeDurable(member: RetryingClient): Promise<void> {
  const completions = await member.read('/api/user/tasks');
  const withdrawals = await member.read('/api/user/withdrawals?limit=100');
  const done = completions.body.items.map(({ taskId }: { taskId: string }) => taskId) as string[];
  const withdrawalIds = withdrawals.body.items.map(({ id }: { id: string }) => id) as string[];
  const submissions = await member.read('/api/user/submissions?state=approved&limit=100');
  const handedIn = submissions.body.items.map(({ id }: { id: string }) => id) as string[];
  for (const promise of member.acknowledged) {
    const { path, response, status } = promise;
    if (path === '/api/user/tasks') expect(done).toContain(response.taskId);
    if (path.endsWith('/submit')) expect(handedIn).toContain(response.id);
    if (path === '/api/user/withdrawals') expect(withdrawalIds).toContain(response.id);
    const again = await member.repeat(promise);
    expect([again.status, again.body]).toEqual([status, response]);
  }
  expect(new Set(done).size).toBe(done.length);
}

test.each(seeds().flatMap((seed) => VICTIMS.map((victim) => [seed, victim] as const)))(
  'seed %i: killing the %s repeatedly while money moves loses no write and repeats none',
  async (seed, victim) => {
    const platform = await startPlatform(seed);
    const random = createRandom(seed);
    const { members, administrator } = platform;
    const clients = [...members, administrator];
    let shouldContinue = true;
    try {
      const runs = members.map((member) =>
        sendRandomRequests(member, administrator, random, () => shouldContinue),
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        await waitForWrites(clients, 10 + 20 * random());
        await delay(30 * random());
        await (victim === 'API' ? platform.killApi() : platform.killEngine());
      }
      await waitForWrites(clients, 10);
      shouldContinue = false;
      await Promise.all(runs);
      // Restart once more, so that all rewards are due and a fresh process reads the ledger.
      await platform.endJobLeases();
      await platform.killApi();
      await waitForApprovals(members);

      expect(await platform.reconcile()).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
      for (const member of clients) await expectWritesToBeDurable(member);
      recordFigures(`SIGKILL of the ${victim}`, {
        kills: KILLS + 1,
        acknowledged: clients.flatMap(({ acknowledged }) => acknowledged).length,
        unanswered: clients.reduce((sum, { unansweredAttempts }) => sum + unansweredAttempts, 0),
      });
    } finally {
      shouldContinue = false;
      for (const member of clients) member.stop();
      await platform.stop();
    }
  },
  300_000,
);
