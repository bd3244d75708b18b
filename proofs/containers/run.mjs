/**
 * The steps of `npm run proof -- containers`. MONGODB_URI names a database to use. What no registry gives is replaced: base
 * images by Debian's debootstrap, MongoDB by the embedded engine, Caddy and Prometheus by the programs of this machine.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../../deploy/launcher/install.mjs';
import { API_IMAGE_MAX_MB, buildImages, imageOf, readSize, TARGETS } from './images.mjs';
import { interrupt, podman, resume, until } from './podman.mjs';
import { Topology } from './topology.mjs';
import { administer, createClient, during, signUp } from './traffic.mjs';

const PAGE = join(ROOT, 'docs/operations.md');
const FIGURES = /(<!-- containers -->\n)[^]*(<!-- end of containers -->)/;
const MEMBERS = 3;
const DOWN_MS = 5_000;
/** How long the load runs before a process is killed. */
const BEFORE_KILL_MS = 2_000;

const { values: options } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    port: { type: 'string', default: '8443' },
    keep: { type: 'boolean' },
  },
});
const topology = new Topology(Number(options.port));
const rows = [];
await main();

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    await run();
    report();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    resume();
    if (!options.keep) await topology.remove();
  }
}

async function run() {
  if (!options['no-build']) await buildImages();
  const sizes = [];
  for (const target of TARGETS) sizes.push(`${target} ${await readSize(target)} MB`);
  record('images', sizes.join(', '), (await readSize('api')) <= API_IMAGE_MAX_MB);
  await startWithoutDatabase();
  await topology.create();
  await start();
  const send = createClient(await topology.readCertificate());
  const members = await journeys(send);
  const load = (action) => during(send, topology, members, action);
  await replaceAll(load);
  await recordMemory();
  await takeDown(load);
  if (!process.env.MONGODB_URI && topology.substitutes.database) await fillDisk(members);
}

function record(step, result, isGood = true) {
  rows.push([step, isGood ? result : `FAILED: ${result}`]);
  console.log(`${step}: ${rows.at(-1)[1]}`);
  if (!isGood) process.exitCode = 1;
}

/** The API's image ends with a message, and begins no database of its own. */
async function startWithoutDatabase() {
  const output = await podman('run', '--rm', imageOf('api')).catch(({ message }) => message);
  const isRejected = output.includes('MONGODB_URI is not');
  record('an API without a database', isRejected ? 'ends with a message' : output.slice(-200), isRejected);
}

async function start() {
  const startedAtMs = performance.now();
  for (const service of [...topology.processes, 'proxy', 'prometheus']) await topology.start(service);
  for (const service of topology.processes) await topology.waitUntilReady(service);
  for (const service of ['api-1', 'shell-1', 'marketing-1']) await topology.isHealthy(service);
  const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(0);
  record(
    'start',
    `migrations, releases, ${topology.processes.length} processes and the proxy in ${seconds} s`,
  );
  const published = [];
  for (const service of topology.processes) published.push(await podman('port', topology.container(service)));
  record('published ports', 'those of the proxy only', published.join('') === '');
  await until(
    async () => (await countScraped()) === topology.processes.length,
    'Prometheus to reach every process',
  );
  record('Prometheus', `reaches all ${topology.processes.length} processes`);
}

async function journeys(send) {
  const { shellOrigin } = topology;
  const page = await until(async () => {
    const response = await send(`${shellOrigin}/`);
    return response.status === 200 && response;
  }, 'the home page');
  if (!page.text.includes('<h1')) throw new Error('the home page has no heading');
  const members = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await signUp(send, shellOrigin));
  const count = await administer(send, shellOrigin, topology.settings);
  record(
    'journeys through TLS',
    `home page; ${MEMBERS} sign-ups, logins and bonuses; a list of ${count} users for the administrator, with a second factor`,
  );
  return members;
}

async function replaceAll(load) {
  for (const service of topology.processes) {
    const result = await load(async () => {
      await podman('stop', '--time', '30', topology.container(service));
      await podman('start', topology.container(service));
      await topology.waitUntilReady(service);
    });
    recordLoad(`${service} replaced`, result);
  }
}

/** Records the resident memory of the largest process of each kind after the load, without processes that it starts. */
async function recordMemory() {
  const kinds = { api: [], shell: [], marketing: [], dashboard: [], admin: [] };
  for (const service of topology.processes) {
    const pid = await podman('inspect', '--format', '{{.State.Pid}}', topology.container(service));
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    kinds[service.replace(/-\d$/, '')].push(Math.round(kilobytes / 1_024));
  }
  const sizes = Object.entries(kinds).map(([kind, megabytes]) => `${kind} ${Math.max(...megabytes)} MiB`);
  record('memory of a process at the end of that', sizes.join(', '));
}

async function takeDown(load) {
  for (const service of ['api-1', 'shell-1', 'marketing-1']) {
    let killedAtMs;
    const result = await load(async () => {
      await delay(BEFORE_KILL_MS);
      killedAtMs = performance.now();
      // SIGKILL at once. After `podman kill`, the restart policy would start it again.
      await podman('stop', '--time', '0', topology.container(service));
      await delay(DOWN_MS);
      if (service !== 'api-1') return;
      await until(
        async () => (await countScraped()) === topology.processes.length - 1,
        'Prometheus to notice',
      );
    });
    recordLoad(`${service} killed and away`, result, killedAtMs);
    await podman('start', topology.container(service));
    await topology.waitUntilReady(service);
  }
}

/** Fills the volume of the database until a change is rejected, and makes room again. */
async function fillDisk([member]) {
  const shell = (command) => podman('exec', topology.container('database'), 'sh', '-c', command);
  const change = () => member.try('POST', '/api/user/notices/read');
  await shell('dd if=/dev/zero of=/data/db/fill bs=1M 2>/dev/null; true');
  const rejected = await until(async () => {
    const response = await change();
    return response.status >= 400 && response;
  }, 'a rejected change');
  const answer = `${rejected.status} ${JSON.parse(rejected.text).code}`;
  const paths = ['/', '/dashboard', '/api/blueprints', '/api/auth/me'];
  const reads = [];
  for (const path of paths) reads.push((await member.try('GET', path)).status);
  await shell('rm /data/db/fill');
  await until(async () => (await change()).status < 300, 'a change after room was made');
  const isGood = answer === '503 storage_unavailable' && reads.every((status) => status === 200);
  record(
    'disk of the database full',
    `changes ${answer}; ${reads.length} reads ${[...new Set(reads)].join(', ')}; changes succeed once there is room`,
    isGood,
  );
}

/** @param killedAtMs when a process was killed: what was in progress then may fail, and nothing later */
function recordLoad(step, { count, failures: all, slowest }, killedAtMs = 0) {
  const cutOff = all.filter(
    ({ startedAtMs, endedAtMs }) => startedAtMs < killedAtMs && killedAtMs < endedAtMs,
  );
  const failures = all.filter((failure) => !cutOff.includes(failure));
  const list = (failed) => [...new Set(failed.map(({ text }) => text))].slice(0, 4).join(', ');
  const failed = [
    ...(cutOff.length > 0 ? [`${cutOff.length} in progress at the kill failed (${list(cutOff)})`] : []),
    failures.length === 0
      ? `none ${cutOff.length > 0 ? 'later ' : ''}failed`
      : `${failures.length} failed (${list(failures)})`,
  ].join(', ');
  record(
    `${step} under load`,
    `${count} requests, ${failed}, slowest ${(slowest.ms / 1_000).toFixed(1)} s (${slowest.name})`,
    failures.length === 0,
  );
}

async function countScraped() {
  const address = await topology.addressOf('prometheus', 9090);
  const query = encodeURIComponent('sum(up{job="platform"})');
  const response = await fetch(`${address}/api/v1/query?query=${query}`, {
    signal: AbortSignal.timeout(5_000),
  });
  const { data } = await response.json();
  return Number(data.result[0]?.value[1]);
}

function report() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const substitutes = Object.entries(topology.substitutes).map(
    ([name, substitute]) => `${name}: ${substitute}`,
  );
  const text = [
    `- commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ', with changes' : ''}, ${new Date().toISOString().slice(0, 10)}`,
    `- ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)} at the end`,
    `- replaced: ${substitutes.join(', ') || 'nothing'}`,
    '',
    '| step | result |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURES, `$1\n${text}\n$2`));
}
