#!/usr/bin/env node
/**
 * `npm run proof -- <name>`: runs what takes long, breaks things or needs other programs, and therefore runs on purpose
 * only. Lists the names when called without one. Options after the name are those of the proof.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runWithBundledNode } from '../deploy/launcher/bootstrap.mjs';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';

const BIN = join(ROOT, 'node_modules/.bin');

/**
 * What runs: a TypeScript file, a script that this process loads, or an installed command. `programs` are those that have
 * to be there before anything starts.
 */
const PROOFS = {
  attack: { script: 'attack/attack.ts', needsBrowser: true, does: 'attacks a platform of its own' },
  bench: {
    script: 'bench/run.ts',
    does: 'measures, everything or what is named (proofs/README.md)',
  },
  bucket: { script: 'bucket.mjs', does: 'tests releases in a bucket against a real server (--minio PATH)' },
  compose: { script: 'compose/run.mjs', does: 'runs deploy/compose.yaml with Docker, and restores a backup' },
  containers: {
    script: 'containers/run.mjs',
    programs: ['podman', 'podman-compose', 'iptables'],
    does: 'replaces and stops containers under load, with podman, as root',
    options: [
      '--no-build   uses the images of the last run',
      '--keep       leaves the containers, to look at them',
      '--port PORT  where the proxy listens on 127.0.0.1 (8443)',
    ],
  },
  faults: { script: 'faults/run.ts', does: 'breaks disks and processes under load' },
  mongodb: {
    command: ['jest', 'api/embedded-mongo/test/differential', 'api/test/whole-life', '--runInBand'],
    does: 'runs what MongoDB documents, and a whole life, on the server of MONGODB_URI',
  },
  mutation: {
    command: ['stryker', 'run', 'proofs/stryker.config.mjs'],
    does: 'changes code of money and encryption, and counts what no test detects',
  },
  proxies: { script: 'proxies/run.ts', does: 'replaces processes under load behind Caddy and nginx' },
  stress: {
    script: 'stress.mjs',
    does: 'runs the money tests with many seeds (--seeds, --first, --minutes)',
  },
  visual: {
    script: 'visual.mjs',
    needsBrowser: true,
    does: 'compares every page with its baseline (--update, --here)',
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(PROOFS, name)) await run(PROOFS[name]);
else {
  const lines = Object.entries(PROOFS).map(([proof, { does }]) => `  ${proof.padEnd(12)}${does}`);
  console.log(['Usage: npm run proof -- <name> [options]', ...lines].join('\n'));
  process.exitCode = name === '' ? 0 : 1;
}

async function run({ script, command, needsBrowser, programs = [], does, options = [] }) {
  if (args.includes('--help')) {
    const usage = [
      `Usage: npm run proof -- ${name} [options]`,
      `  ${does}`,
      ...options.map((line) => `  ${line}`),
    ];
    console.log([...usage, 'More: proofs/README.md'].join('\n'));
    return;
  }
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    console.error(`"${name}" needs ${missing.join(', ')} (proofs/README.md).`);
    process.exitCode = 1;
    return;
  }
  await ensureInstalled();
  process.env.PATH = `${BIN}${delimiter}${process.env.PATH}`;
  if (needsBrowser) {
    // Needs packages, which are there now.
    const { ensureBrowser } = await import('../.ci/browser.mjs');
    process.env.CHROMIUM = await ensureBrowser();
  }
  if (command) {
    const [program, ...fixed] = command;
    const options = { cwd: ROOT, stdio: 'inherit' };
    process.exitCode = spawnSync(NODE, [join(BIN, program), ...fixed, ...args], options).status ?? 1;
  } else if (script.endsWith('.ts')) await runWithBundledNode(`proofs/${script}`, args);
  else {
    process.argv.splice(2, 1);
    await import(`./${script}`);
  }
}

function isInstalled(program) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}
