import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Ends the wait of all approvals of payouts to new destinations, or after logins on new devices. @param settings as the platform was started with */
export async function settleDestinations(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { command, options } = toCommand('settle-destinations', dataFolder);
  await promisify(execFile)(process.execPath, [command], {
    ...options,
    env: { ...options.env, ...settings },
  });
}

/** Starts the command that answers each line with the id of an attempt at a test by what is right in it. */
export function startRightAnswers(dataFolder: string): ChildProcessByStdio<Writable, Readable, null> {
  const { command, options } = toCommand('right-answers', dataFolder);
  return spawn(process.execPath, [command], { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Names a command of the API's tests, and how it runs on a platform that is running. */
function toCommand(name: string, dataFolder: string) {
  return {
    command: `api/test/support/${name}.cli.ts`,
    options: { cwd: REPOSITORY, env: { ...process.env, DATA_DIR: dataFolder } },
  };
}
