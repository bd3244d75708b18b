/**
 * `npm run proof -- attack`: attacks a platform of its own and ends with one table. Exits with 1 if anything did not
 * hold.
 *
 *   --only bursts   runs one part; may be repeated
 *   --minutes 10    bounds the time that the parts take together
 *   --seed 7        repeats the random choices of an earlier run
 *   --write         keeps the table in docs/attack.md
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectPlatform, startPlatform, stopPlatform } from '../../shell/e2e/support/platform.ts';
import { Seeder } from '../../shell/e2e/support/seeder.ts';
import { bursts } from './parts/bursts.ts';
import { crossSite } from './parts/cross-site.ts';
import { farm } from './parts/farm.ts';
import { floods } from './parts/floods.ts';
import { forgedReports } from './parts/forged-reports.ts';
import { framing } from './parts/framing.ts';
import { hostileFiles } from './parts/hostile-files.ts';
import { hostileRequests } from './parts/hostile-requests.ts';
import { redirects } from './parts/redirects.ts';
import { slowClients } from './parts/slow-clients.ts';
import { storedTexts } from './parts/stored-texts.ts';
import type { AttackPart, Finding, Target } from './support/attack.ts';
import { createClient } from './support/client.ts';

const PARTS: readonly AttackPart[] = [
  framing,
  crossSite,
  hostileFiles,
  redirects,
  bursts,
  farm,
  forgedReports,
  storedTexts,
  slowClients,
  floods,
  hostileRequests,
];
/** The part of the time in which load is generated; the rest is for parts that take as long as they take. */
const LOAD_SHARE = 0.7;
const PAGE = resolve(import.meta.dirname, '../../docs/attack.md');
const FIGURES = /(<!-- figures -->\n)[^]*(<!-- end -->)/;

const names = PARTS.map(({ name }) => name);
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: names },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    write: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(options.minutes), Number(options.seed)];
const unknownNames = options.only.filter((name) => !names.includes(name));
if (unknownNames.length > 0 || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  console.error(
    `Usage: npm run proof -- attack --only NAME --minutes 10 --seed 7. Names: ${names.join(', ')}.`,
  );
  process.exit(1);
}

type Row = Finding & { readonly part: string };

const rows = await attackPlatform(PARTS.filter(({ name }) => options.only.includes(name)));
const table = formatTable(rows);
console.log(`\n${table}`);
if (options.write) writeTable(table);
const failures = rows.filter(({ holds }) => !holds).length;
console.log(failures === 0 ? '\nEverything holds.' : `\n${failures} of ${rows.length} did not hold.`);
process.exit(failures === 0 ? 0 : 1);

/** Starts the platform, runs the parts one after the other, and stops it. */
async function attackPlatform(parts: readonly AttackPart[]): Promise<Row[]> {
  console.log(`Starting a platform. Seed ${seed}.`);
  // One trusted proxy lets each visitor of the attack have an address of its own.
  const started = await startPlatform({ settings: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
  // An interrupted run leaves no platform behind.
  process.once('exit', () => started.launcher.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  // Unread output would stop the launcher once the pipe is full.
  started.launcher.stdout?.resume();
  started.launcher.stderr?.resume();
  const platform = connectPlatform(started.dataFolder);
  const seeder = new Seeder(platform);
  const endsAtMs = performance.now() + minutes * 60_000;
  const abort = new AbortController();
  const shares = Math.max(
    1,
    parts.reduce((sum, { share }) => sum + share, 0),
  );
  const target = {
    platform,
    seeder,
    settings: { ...started.settings, DATA_DIR: started.dataFolder },
    browser: process.env.CHROMIUM ?? '/usr/bin/chromium',
    seed,
    signal: abort.signal,
    visitor: createVisitors(platform.address('shell')),
  };
  const found: Row[] = [];
  try {
    for (const part of parts) {
      const seconds = (minutes * 60 * LOAD_SHARE * part.share) / shares;
      found.push(...(await runPart(part, { ...target, seconds }, endsAtMs)));
    }
  } finally {
    abort.abort();
    await seeder.close();
    await stopPlatform(started);
    rmSync(started.dataFolder, { recursive: true, force: true });
  }
  return found;
}

/** Runs one part. A part that fails, or does not end in time, is a finding of its own. */
async function runPart(part: AttackPart, target: Target, endsAtMs: number): Promise<Row[]> {
  const startedAtMs = performance.now();
  const findings = await withDeadline(part.run(target), endsAtMs).catch((error: unknown): Finding[] => {
    const outcome =
      error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 200) : String(error);
    return [{ attack: 'the part itself', requests: 0, outcome, holds: false }];
  });
  const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
  console.log(`\n${part.name} (${seconds} s)`);
  for (const { attack, outcome, holds } of findings)
    console.log(`  ${holds ? 'holds ' : 'FAILS '} ${attack}: ${outcome}`);
  return findings.map((finding) => ({ part: part.name, ...finding }));
}

function withDeadline<Result>(work: Promise<Result>, endsAtMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`not done within ${minutes} minutes`)),
    Math.max(0, endsAtMs - performance.now()),
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Each visitor has the next address of a network that is reserved for tests (RFC 2544). */
function createVisitors(shell: string): Target['visitor'] {
  let count = 0;
  return (origin = shell) => {
    count += 1;
    return createClient(origin, `198.18.${Math.floor(count / 250)}.${1 + (count % 250)}`);
  };
}

function formatTable(found: readonly Row[]): string {
  return [
    '| part | attack | requests | what came back | verdict |',
    '| --- | --- | --- | --- | --- |',
    ...found.map(({ part, attack, requests, outcome, holds }) => {
      const cells = [part, attack, requests.toLocaleString('en-US'), outcome, holds ? 'holds' : '**fails**'];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    }),
  ].join('\n');
}

function writeTable(text: string): void {
  const lines = [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run proof -- attack --minutes ${minutes} --seed ${seed}\``,
    `- ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the end`,
  ];
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(
      FIGURES,
      (_, begin: string, end: string) => `${begin}\n${lines.join('\n')}\n\n${text}\n\n${end}`,
    ),
  );
}
