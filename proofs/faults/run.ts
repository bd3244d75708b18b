/**
 * Breaks disks and processes of a platform under load, one fault after the other, and measures the time to recover and
 * what was lost of the acknowledged writes. Writes the table to docs/reliability.md; exits with 1 if anything was lost,
 * or if a recovery needed a person or more than fifteen seconds.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';
import { Load, type Observation } from './load.ts';
import { FaultPlatform, SERVICES, signal } from './platform.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';

/** The columns of the table after the name of the fault. */
type Row = { recovery: string; during: string; acknowledged: string; lost: string; isGood: boolean };

const PAGE = join(ROOT, 'docs/reliability.md');
const FIGURES = /(<!-- figures -->\n)[^]*(<!-- end -->)/;
const RECOVERY_TARGET_MS = 15_000;
/** Time after which a platform that has not recovered is restarted by the test. */
const RECOVERY_LIMIT_MS = 30_000;
const WARM_UP_MS = 1_500;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
});

const platform = await FaultPlatform.create();
process.once('disconnect', () => void platform.remove().then(() => process.exit(1)));
try {
  await main();
} finally {
  if (values.keep) await platform.stop();
  else await platform.remove();
}
process.exit();

async function main(): Promise<void> {
  const failure = await platform.start();
  if (failure !== undefined) throw new Error(failure);
  const load = new Load(platform);
  const rows: string[] = [];
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(values.only))) {
    const row = await run(scenario, load);
    if (!row.isGood) process.exitCode = 1;
    rows.push(`| ${[scenario.name, row.during, row.recovery, row.acknowledged, row.lost].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const problems = platform.reconcile();
  if (problems) process.exitCode = 1;
  report(rows, problems);
}

async function run(scenario: Scenario, load: Load): Promise<Row> {
  const needed = scenario.needs?.(platform);
  if (needed !== undefined)
    return { recovery: `not run: needs ${needed}`, during: '', acknowledged: '', lost: '', isGood: true };
  const before = load.acknowledgedCount;
  load.start();
  await delay(WARM_UP_MS);
  load.observe();
  let recovery: string;
  let during: Observation;
  try {
    const end = await scenario.cause(platform);
    await delay(scenario.holdMs);
    during = load.observe();
    const startedAtMs = performance.now();
    await end?.();
    recovery = await waitForRecovery(load, startedAtMs);
  } catch (error) {
    during = load.observe();
    recovery = `failed: ${getErrorMessage(error).replaceAll('\n', ' ')}`;
    await help();
  }
  await load.stop();
  const lost = await load.findLost();
  return {
    recovery,
    during: scenario.holdMs > 0 ? describeObservation(during) : '',
    acknowledged: String(load.acknowledgedCount - before),
    lost: lost.length > 0 ? `${lost.length}: ${[...new Set(lost)].join(', ')}` : 'none',
    isGood:
      lost.length === 0 &&
      /^[\d.]+ s$/.test(recovery) &&
      Number.parseFloat(recovery) * 1_000 <= RECOVERY_TARGET_MS,
  };
}

/** Waits until everything works; helps and says so if that does not happen by itself. */
async function waitForRecovery(load: Load, startedAtMs: number): Promise<string> {
  while (performance.now() - startedAtMs < RECOVERY_LIMIT_MS) {
    const askedAtMs = performance.now();
    if (await load.isHealthy()) return `${((askedAtMs - startedAtMs) / 1_000).toFixed(1)} s`;
    await delay(50);
  }
  const state = platform.isRunning ? 'not by itself' : 'not by itself: the launcher ended';
  await help();
  return state;
}

/** Does what an operator would do: lets stopped processes continue or starts everything again. */
async function help(): Promise<void> {
  for (const name of ['engine', ...SERVICES] as const) signal(platform.pidOf(name), 'SIGCONT');
  await platform.stop();
  await platform.killAll();
  const failure = await platform.start();
  if (failure !== undefined) throw new Error(failure);
}

function describeObservation({ reads, writes }: Observation): string {
  const outcomes = [...writes].map(([outcome, count]) => `${count} ${outcome}`);
  return `reads ${reads.ok} of ${reads.ok + reads.failed}; writes ${outcomes.join(', ') || 'none'}`;
}

function report(rows: readonly string[], problems: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const text = [
    `- commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ', with changes' : ''}, ${new Date().toISOString().slice(0, 10)}`,
    `- ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.version}`,
    `- \`npm run reconcile\` afterwards: ${problems || 'no problem'}`,
    '',
    '| fault | while it lasted | time to recover | acknowledged | lost |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  console.log(text);
  if (values.only === '') writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURES, `$1\n${text}\n$2`));
}
