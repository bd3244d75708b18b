import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

type Command = {
  readonly dataFolder: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
};

/** Ends the wait of all approvals of payouts to new destinations. @param settings as the platform was started with */
export async function settleDestinations(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await run('settle-destinations', { dataFolder, settings });
}

/** Inserts a certificate of a member, who did not pass a test for it. Returns its code. */
export function insertCertificate(dataFolder: string, userId: string): Promise<string> {
  return run('insert-certificate', { dataFolder, args: [userId] });
}

/** Runs a command of the API's tests on a platform that is running. Returns its output. */
async function run(name: string, { dataFolder, settings, args = [] }: Command): Promise<string> {
  const script = `api/test/support/${name}.cli.ts`;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...settings, DATA_DIR: dataFolder },
  });
  return stdout;
}
