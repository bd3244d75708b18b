import type { FullConfig } from '@playwright/test';
import { startPlatform } from './platform.ts';
import { registerPlatform } from './run-platforms.ts';

/**
 * Starts a platform for each worker, so that a journey may stop servers without taking them from others. With
 * E2E_DATA_DIR set, the platform that runs in that data folder is tested instead, by one worker.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<void> {
  if (process.env.E2E_DATA_DIR) {
    registerPlatform({ dataFolder: process.env.E2E_DATA_DIR });
    return;
  }
  await startOne(); // It builds; the others find the builds made.
  await Promise.all(Array.from({ length: workers - 1 }, startOne));
}

async function startOne(): Promise<void> {
  const { dataFolder, launcher } = await startPlatform();
  registerPlatform({ dataFolder, launcher: launcher.pid });
  launcher.unref();
}
