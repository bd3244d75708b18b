/**
 * `npm run proof -- bench knee`: finds the knee of one and of two API processes. Requests of members arrive at a fixed
 * rate, answered or not (open model), and the rate rises in steps. The knee is the last rate at which requests are
 * answered as fast as the objective of docs/operations.md says.
 */
import { loadavg } from 'node:os';
import { withBench, type Bench } from './bench-environment.ts';
import { createMemberRequests } from './member-requests.ts';
import { measureStep, type Step } from './open-load.ts';
import { writeMembers } from './members.ts';

const START_RATE = 40;
const RATE_FACTOR = 1.25;
const MAX_STEPS = 16;
const STEP_SECONDS = 8;
const WARM_UP_SECONDS = 10;
/** The objective: 95% of the requests take at most half a second. */
const MAX_P95_MS = 500;
const MAX_ERROR_SHARE = 0.001;
/** Below it, requests arrive faster than they are answered. */
const MIN_ANSWERED_SHARE = 0.9;
const MEMBERS = 600;
const JOURNALS = 60;

await withBench(async (bench) => {
  const knees: number[] = [];
  for (const processes of [1, 2]) knees.push(await findKnee(bench, processes));
  console.log(`\nKnee of one process: ${knees[0]} requests/s; of two: ${knees[1]} requests/s`);
});

/** Raises the rate until the objective is missed. Returns the last rate that met it, in requests per second. */
async function findKnee(bench: Bench, processes: number): Promise<number> {
  const name = `knee${processes}`;
  // The first one builds the indexes.
  const origins = [await bench.startApi(name)];
  const db = bench.database(name);
  const members = await writeMembers(db, { members: MEMBERS, journals: JOURNALS, pending: 0 }, 'knee');
  while (origins.length < processes) origins.push(await bench.startApi(name));
  const tasks = await db.collection('tasks').find({ blueprintId: 10, mode: 'demo' }).toArray();
  const next = createMemberRequests(
    members,
    tasks.map(({ _id }) => String(_id)),
  );
  const measure = (rate: number, seconds: number): Promise<Step> =>
    measureStep({ origins, rate, seconds, next });

  console.log(`\n${processes} API process${processes === 1 ? '' : 'es'}\n`);
  console.log('| arrivals/s | answered/s | p50 ms | p95 ms | errors | load |\n|---|---|---|---|---|---|');
  await measure(START_RATE, WARM_UP_SECONDS);
  let knee = 0;
  let rate = START_RATE;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const step = await measure(rate, STEP_SECONDS);
    console.log(formatRow(rate, step));
    if (!meetsObjective(rate, step)) break;
    knee = rate;
    rate = Math.round(rate * RATE_FACTOR);
  }
  await bench.stopApis();
  return knee;
}

function meetsObjective(rate: number, { p95Ms, answeredPerSecond, errorShare }: Step): boolean {
  const keepsUp = answeredPerSecond >= rate * MIN_ANSWERED_SHARE;
  return keepsUp && p95Ms <= MAX_P95_MS && errorShare <= MAX_ERROR_SHARE;
}

function formatRow(rate: number, { answeredPerSecond, p50Ms, p95Ms, errors, errorShare }: Step): string {
  const share = errors.length === 0 ? '0' : `${(errorShare * 100).toFixed(1)}% (${errors.join(', ')})`;
  const figures = [rate, Math.round(answeredPerSecond), Math.round(p50Ms), Math.round(p95Ms), share];
  return `| ${figures.join(' | ')} | ${loadavg()[0]?.toFixed(1)} |`;
}
