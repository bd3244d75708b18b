/**
 * `node ../deploy/local/release-env.mjs <command> [argument ...]`, run in an app's folder: runs the command with
 * RELEASE_VERSION and RELEASE_OUT as the plan in RELEASE_PLAN says for this app, for one `lerna run build` builds several
 * apps in one environment. Without a plan the command runs as it is.
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
