import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Ends the platform that the tests started, as Ctrl-C would, and takes its data folder away. */
export default async function globalTeardown(): Promise<void> {
  const { E2E_DATA_DIR: dataFolder, E2E_LAUNCHER: launcher } = process.env;
  if (!launcher || !dataFolder) return;
  process.kill(Number(launcher), 'SIGTERM');
  while (isAlive(Number(launcher))) await pause(50);
  await rm(dataFolder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process any more.
  }
}
