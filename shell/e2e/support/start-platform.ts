import { startPlatform } from './platform.ts';

/** With E2E_DATA_DIR set, the platform that runs in that data folder is tested instead of one of our own. */
export default async function globalSetup(): Promise<void> {
  if (process.env.E2E_DATA_DIR) return;
  const { dataFolder, launcher } = await startPlatform();
  process.env.E2E_DATA_DIR = dataFolder;
  process.env.E2E_LAUNCHER = String(launcher.pid);
  launcher.unref();
}
