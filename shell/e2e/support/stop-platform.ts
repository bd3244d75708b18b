import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './platform.ts';
import { runPlatforms } from './run-platforms.ts';

/** Ends the platforms that the tests started, as Ctrl-C would, and takes their data folders away. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all(
    runPlatforms().map(async ({ dataFolder, launcher }) => {
      if (!launcher) return;
      process.kill(launcher, 'SIGTERM');
      while (isAlive(launcher)) await pause(50);
      await rm(dataFolder, { recursive: true, force: true });
    }),
  );
}
