/**
 * Runs the platform behind the examples of `deploy/proxies`: journeys over TLS, every process replaced under load, and
 * one of each kind killed. Writes the table to deploy/proxies/README.md; exits with 1 if a request failed that was not
 * in progress on a killed process.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';
import { checkForwarding, checkJourney } from './checks.ts';
import { Load } from './load.ts';
import { findPublicPorts, type ProxyName, startProxy } from './proxy.ts';
import { type Member, MEMBERS, Topology } from './topology.ts';

const PAGE = join(ROOT, 'deploy/proxies/README.md');
const FIGURES = /(<!-- figures -->\n)[^]*(<!-- end -->)/;
/** Requests after an event, so that its late effects are seen. */
const SETTLING_REQUESTS = 100;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const NAMES = (['caddy', 'nginx'] as const).filter((name) => name.includes(values.only));

const publicPorts = await findPublicPorts();
const topology = await Topology.create(publicPorts);
const rows: string[] = [];
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'])
  process.once(event, () => void topology.remove().then(() => process.exit(1)));
try {
  await topology.start();
  for (const name of NAMES) await run(name);
  report();
} finally {
  await topology.remove();
}
process.exit();

async function run(name: ProxyName): Promise<void> {
  await checkForwarding(name);
  addRow([name, 'headers, streams, a server that is down', '', '0', '0']);
  const proxy = await startProxy(name, topology.servers, publicPorts);
  try {
    await checkJourney(proxy, topology.servers.shell[0]);
    addRow([name, 'journey of a member over TLS', '', '0', '0']);
    const load = new Load(proxy);
    load.start();
    await load.waitFor(SETTLING_REQUESTS);
    for (const member of MEMBERS) if (member.index === 0) await replaceBoth(name, member, load);
    for (const member of MEMBERS) if (member.index === 1) await kill(name, member, load);
    await load.stop();
  } finally {
    await proxy.stop();
  }
}

/** Replaces both processes of a kind, one after the other. */
async function replaceBoth(name: ProxyName, { kind }: Member, load: Load): Promise<void> {
  const before = load.requests;
  load.failures = [];
  for (const member of MEMBERS.filter((candidate) => candidate.kind === kind)) {
    const exit = await topology.stopMember(member, 'SIGTERM');
    if (exit !== 0) load.failures.push({ startedAtMs: Infinity, reason: `${kind} ended with ${exit}` });
    await topology.startMember(member);
  }
  await load.waitFor(SETTLING_REQUESTS);
  addOutcome(name, `both ${kind} replaced`, load, before, -Infinity);
}

async function kill(name: ProxyName, member: Member, load: Load): Promise<void> {
  const before = load.requests;
  load.failures = [];
  await topology.stopMember(member, 'SIGKILL');
  const deadAtMs = performance.now();
  await load.waitFor(SETTLING_REQUESTS);
  await topology.startMember(member);
  await load.waitFor(SETTLING_REQUESTS);
  addOutcome(name, `SIGKILL of one ${member.kind}`, load, before, deadAtMs);
}

/** Adds a row. Failures of requests that had begun before a process was dead are those in progress. */
function addOutcome(name: ProxyName, step: string, load: Load, before: number, deadAtMs: number): void {
  const inProgress = load.failures.filter(({ startedAtMs }) => startedAtMs <= deadAtMs);
  const others = load.failures.filter(({ startedAtMs }) => startedAtMs > deadAtMs);
  for (const { reason } of load.failures) console.log(`${name}, ${step}: ${reason}`);
  if (others.length > 0) process.exitCode = 1;
  addRow([name, step, load.requests - before, inProgress.length, others.length]);
}

function addRow(cells: readonly (string | number)[]): void {
  rows.push(`| ${cells.join(' | ')} |`);
  console.log(rows.at(-1));
}

function report(): void {
  const version = (command: string, ...args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8' }).trim().split(' ')[0];
  const text = [
    `- commit ${version('git', '-C', ROOT, 'rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}`,
    `- ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.version}`,
    '',
    '| proxy | what happened | requests | failed in progress | failed otherwise |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (values.only === '') writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURES, `$1\n${text}\n$2`));
}
