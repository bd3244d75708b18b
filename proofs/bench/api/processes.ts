import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a Node process and waits for its ready message over IPC. It exits when this process does. */
export async function startProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const earlyExit = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} exited with code ${code}.`);
  });
  await Promise.race([once(child, 'message'), earlyExit]);
  earlyExit.catch(() => undefined);
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
