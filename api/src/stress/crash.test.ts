import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { newId } from '../platform/ids.ts';
import { activeRow, taskRows } from '../testing/factories.ts';
import { databaseAt, reconcile, startApi, startEngine, type RealProcess } from '../testing/processes.ts';
import { StubbornMember } from '../testing/stubborn-member.ts';
import { DAY_MS } from '../testing/test-clock.ts';
import { STRESS, noteFigures, randomOf, seeds } from './parameters.ts';

const MEMBERS = 6;
const KILLS = STRESS.isLong ? 5 : 2;
/** Tasks at $150 that each member has completed before it begins. */
const EARNED = STRESS.isLong ? 20 : 8;
const TASKS = taskRows(10, 200);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The real processes of one seed: what can be killed and started again. */
class Platform {
  readonly members: StubbornMember[];
  readonly administrator: StubbornMember;
  #engine: RealProcess;
  #api: RealProcess | undefined;
  #offsetMs = 0;
  readonly #name: string;

  constructor(engine: RealProcess, seed: number) {
    this.#engine = engine;
    this.#name = `crash_${seed}_${newId().toHexString()}`;
    this.members = Array.from(
      { length: MEMBERS },
      (_, index) => new StubbornMember(`crash-${seed}-${index}`),
    );
    this.administrator = new StubbornMember(`crash-${seed}-staff`);
  }

  get uri(): string {
    return databaseAt(this.#engine.at, this.#name);
  }

  /** The clock goes on by some days with each start, so that locks end. */
  async startApi(days: number): Promise<void> {
    this.#offsetMs += days * DAY_MS;
    this.#api = await startApi(this.uri, { DATA_DIR: folder, CLOCK_OFFSET_MS: String(this.#offsetMs) });
    for (const member of [...this.members, this.administrator]) member.moveTo(this.#api.at);
  }

  async killApi(days = 5): Promise<void> {
    await this.#api?.kill('SIGKILL');
    await this.startApi(days);
  }

  async killEngine(): Promise<void> {
    await this.#engine.kill('SIGKILL');
    this.#engine = await startEngine(join(folder, 'db'));
  }

  reconcile(): Promise<[number | null, string]> {
    return reconcile(this.uri, { DATA_DIR: folder, CLOCK_OFFSET_MS: String(this.#offsetMs) });
  }

  async end(): Promise<void> {
    await this.#api?.kill('SIGKILL');
    await this.#engine.kill('SIGTERM');
  }
}

async function begin(seed: number): Promise<Platform> {
  const platform = new Platform(await startEngine(join(folder, 'db')), seed);
  await platform.startApi(0);
  const everybody = [...platform.members, platform.administrator];
  for (const member of everybody) await member.register();
  const database = await openDatabase(platform.uri);
  try {
    await prepare(database, platform);
  } finally {
    await database.close();
  }
  await platform.administrator.signIn();
  // What is earned now can be withdrawn when the API starts again, 15 days later.
  const earn = async (member: StubbornMember): Promise<void> => {
    for (const { _id } of TASKS.slice(0, EARNED)) await member.write('/api/user/tasks', { taskId: _id });
  };
  await Promise.all(platform.members.map(earn));
  await platform.killApi(15);
  return platform;
}

/** Everybody owns the blueprint that pays best, so that there is money to move. */
async function prepare({ connection }: Database, { members, administrator }: Platform): Promise<void> {
  await connection.collection('tasks').insertMany(TASKS as never[]);
  const users = await connection.collection('users').find().toArray();
  const names = members.map(({ username }) => username);
  const rows = users
    .filter(({ username }) => names.includes(username as string))
    .map(({ _id }) => activeRow(_id, 10, new Date()));
  await connection.collection('user_blueprints').insertMany(rows);
  await connection
    .collection('users')
    .updateOne({ username: administrator.username }, { $set: { isAdmin: true } });
}

const REQUEST = { amount: 50, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };

/** Moves money in one way or another until it is told to stop. */
async function live(
  member: StubbornMember,
  staff: StubbornMember,
  random: () => number,
  goesOn: () => boolean,
) {
  const open: string[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  await member.write('/api/user/claim-signup-bonus');
  while (goesOn()) {
    const chance = random();
    if (chance < 0.5) await member.write('/api/user/tasks', { taskId: pick(TASKS)._id });
    else if (chance < 0.75 || open.length === 0) {
      const { status, answer } = await member.write('/api/user/withdrawals', REQUEST);
      if (status === 201) open.push(answer.id as string);
    } else {
      const id = pick(open);
      if (chance < 0.82) await member.write(`/api/user/withdrawals/${id}/cancel`);
      else await staff.write(`/api/admin/withdrawals/${id}/${pick(['approve', 'approve', 'process'])}`);
    }
  }
}

/** Resolves when so many more calls were answered with success. */
async function somethingDone(everybody: readonly StubbornMember[], howMany: number): Promise<void> {
  const done = (): number => everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = done() + howMany;
  while (done() < enough) await delay(5);
}

/** Everything that was answered with success is there, and is the same when it is asked again. */
async function expectKept(member: StubbornMember): Promise<void> {
  const completions = await member.read('/api/user/tasks');
  const withdrawals = await member.read('/api/user/withdrawals?limit=100');
  const done = completions.body.items.map(({ taskId }: { taskId: string }) => taskId) as string[];
  const asked = withdrawals.body.items.map(({ id }: { id: string }) => id) as string[];
  for (const promise of member.acknowledged) {
    const { path, answer, status } = promise;
    if (path === '/api/user/tasks') expect(done).toContain(answer.taskId);
    if (path === '/api/user/withdrawals') expect(asked).toContain(answer.id);
    const again = await member.repeat(promise);
    expect([again.status, again.body]).toEqual([status, answer]);
  }
  expect(new Set(done).size).toBe(done.length);
}

test.each(seeds().flatMap((seed) => [[seed, 'API'] as const, [seed, 'database'] as const]))(
  'seed %i: the %s killed in the midst of movements, time after time, loses nothing and does nothing twice',
  async (seed, victim) => {
    const platform = await begin(seed);
    const random = randomOf(seed);
    const { members, administrator } = platform;
    const everybody = [...members, administrator];
    let goesOn = true;
    try {
      const lives = members.map((member) => live(member, administrator, random, () => goesOn));
      for (let kill = 0; kill < KILLS; kill += 1) {
        await somethingDone(everybody, 10 + 20 * random());
        await delay(30 * random());
        await (victim === 'API' ? platform.killApi() : platform.killEngine());
      }
      await somethingDone(everybody, 10);
      goesOn = false;
      await Promise.all(lives);
      // Once more, with the money of all of it due: what is in the books is found by somebody new.
      await platform.killApi();

      expect(await platform.reconcile()).toEqual([0, expect.stringMatching(/ 0 problems\n$/)]);
      for (const member of everybody) await expectKept(member);
      noteFigures(`SIGKILL of the ${victim}`, {
        kills: KILLS + 1,
        acknowledged: everybody.flatMap(({ acknowledged }) => acknowledged).length,
        unanswered: everybody.reduce((sum, { inDoubt }) => sum + inDoubt, 0),
      });
    } finally {
      goesOn = false;
      for (const member of everybody) member.giveUp();
      await platform.end();
    }
  },
  300_000,
);
