/**
 * `npm run proof -- stress --seeds 20 --minutes 30`: the long version of the money tests. It takes one seed after the
 * other, starting at `--first` (1), until the seeds or minutes are used up, and writes its figures to docs/stress.md.
 * Exits with 1 at the first seed that fails; the same seed fails again.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT } from '../deploy/launcher/install.mjs';

const PAGE = join(ROOT, 'docs/stress.md');
const FIGURES = /(<!-- figures -->\n)[^]*(<!-- end -->)/;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
});
const [seeds, first, minutes] = [values.seeds, values.first, values.minutes].map(wholeNumber);

const folder = mkdtempSync(join(tmpdir(), 'stress-'));
const file = join(folder, 'figures.jsonl');
writeFileSync(file, '');
const startedAtMs = performance.now();
const minutesSoFar = () => (performance.now() - startedAtMs) / 60_000;
let done = 0;
try {
  while (done < seeds && minutesSoFar() < minutes && run(first + done)) done += 1;
  if (process.exitCode === undefined) keepFigures();
} finally {
  rmSync(folder, { recursive: true });
}

function run(seed) {
  console.log(`seed ${seed} (${done + 1} of ${seeds}, ${minutesSoFar().toFixed(0)} of ${minutes} minutes)`);
  const { status } = spawnSync(
    NODE,
    // The crowd is the same with every seed.
    [
      'node_modules/.bin/jest',
      'api/test/stress',
      ...(done === 0 ? ['api/test/crowd'] : []),
      '--silent',
      '--runInBand',
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        STRESS_FIRST_SEED: String(seed),
        STRESS_SEEDS: '1',
        STRESS_FIGURES: file,
      },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

function keepFigures() {
  const sums = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { proof, figures } = JSON.parse(line);
    const sum = sums.get(proof) ?? {};
    for (const [name, count] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + count;
    sums.set(proof, sum);
  }
  const text = [
    `- commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ', with changes' : ''}, ${new Date().toISOString().slice(0, 10)}`,
    `- \`npm run proof -- stress --seeds ${done} --first ${first}\`, ${minutesSoFar().toFixed(0)} minutes, no failure`,
    `- database: ${process.env.MONGODB_URI ? 'the server of MONGODB_URI' : 'the embedded engine'}`,
    `- ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(1)} at the end, Node ${execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim()}`,
    '',
    '| test | figures |',
    '| --- | --- |',
    ...[...sums].map(([proof, figures]) => `| ${proof} | ${inWords(figures)} |`),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(FIGURES, `$1\n${text}\n$2`));
}

function inWords(figures) {
  return Object.entries(figures)
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${name}`)
    .join(', ');
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function wholeNumber(text) {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(
    `${text} is no whole number above 0. Usage: npm run proof -- stress --seeds 20 --first 1 --minutes 60`,
  );
  process.exit(1);
}
