/**
 * `node ../deploy/launcher/release-env.mjs <command> [argument ...]`, run in an app's folder: runs the command with the
 * RELEASE_VERSION and RELEASE_OUT that the plan file RELEASE_PLAN lists for this app. The plan is needed because one
 * `lerna run build` builds several apps in one environment. Without a plan the environment stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const { RELEASE_PLAN } = process.env;
const target = RELEASE_PLAN ? JSON.parse(readFileSync(RELEASE_PLAN, 'utf8'))[name] : undefined;
const env = target
  ? { ...process.env, RELEASE_VERSION: target.version, RELEASE_OUT: target.out }
  : process.env;

const [command, ...args] = process.argv.slice(2);
const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
if (error) throw error;
process.exitCode = status ?? 1;
