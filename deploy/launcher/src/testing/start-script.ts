import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEFAULT_PORTS } from '@platform/contracts';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { ROOT } from '../workspaces.ts';

const PORTS = Object.keys(DEFAULT_PORTS);

/** Runs the `npm start` script until it exits, with the given data folder and free ports. */
export async function startScript(
  folder: string,
  env: Record<string, string> = {},
  args: readonly string[] = ['--empty'],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'deploy/launcher/start.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      ...(await findFreePorts(PORTS)),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
