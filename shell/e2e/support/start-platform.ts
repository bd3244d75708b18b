import type { FullConfig } from '@playwright/test';
import { startPlatform } from './platform.ts';
import { registerPlatform } from './run-platforms.ts';

/**
 * Starts one platform per worker, so that a test may stop services without affecting others. With E2E_DATA_DIR one
 * worker tests the platform that runs in that data folder instead.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<void> {
  if (process.env.E2E_DATA_DIR) {
    registerPlatform({ dataFolder: process.env.E2E_DATA_DIR });
    return;
  }
  await startOne(); // Builds everything; the others use its builds.
  await Promise.all(Array.from({ length: workers - 1 }, startOne));
}

async function startOne(): Promise<void> {
  const { dataFolder, launcher } = await startPlatform();
  registerPlatform({ dataFolder, launcher: launcher.pid });
  launcher.unref();
}
