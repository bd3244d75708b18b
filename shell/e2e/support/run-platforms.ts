/** A platform that tests use; `launcher` is the process to end afterwards, if the tests have started it. */
type PlatformOfRun = { readonly dataFolder: string; readonly launcher?: number | undefined };

/** Set-up, workers and teardown are processes of their own: what one of them leaves to the others is in this setting. */
const SETTING = 'E2E_PLATFORMS';

export function registerPlatform(platform: PlatformOfRun): void {
  process.env[SETTING] = JSON.stringify([...runPlatforms(), platform]);
}

/** One for each worker; none before the set-up. */
export function runPlatforms(): readonly PlatformOfRun[] {
  return JSON.parse(process.env[SETTING] ?? '[]') as readonly PlatformOfRun[];
}
