import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './platform.ts';
import { listPlatforms } from './run-platforms.ts';

/** Stops the platforms that the setup started and deletes their data folders. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all(
    listPlatforms().map(async ({ dataFolder, launcher }) => {
      if (!launcher) return;
      process.kill(launcher, 'SIGTERM');
      while (isAlive(launcher)) await pause(50);
      await rm(dataFolder, { recursive: true, force: true });
    }),
  );
}
