/** A platform of this test run. `launcher` is the process to end afterwards, unless the platform ran before. */
type RunPlatform = { readonly dataFolder: string; readonly launcher?: number | undefined };

/** Setup, workers and teardown are separate processes, which share this variable. */
const VARIABLE = 'E2E_PLATFORMS';

export function registerPlatform(platform: RunPlatform): void {
  process.env[VARIABLE] = JSON.stringify([...listPlatforms(), platform]);
}

/** Returns one platform per worker; none before the setup. */
export function listPlatforms(): readonly RunPlatform[] {
  return JSON.parse(process.env[VARIABLE] ?? '[]') as readonly RunPlatform[];
}
