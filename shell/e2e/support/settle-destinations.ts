import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Ends the wait of all approvals of payouts to new destinations. @param settings as the platform was started with */
export async function settleDestinations(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, ['api/test/support/settle-destinations.cli.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, ...settings, DATA_DIR: dataFolder },
  });
}
