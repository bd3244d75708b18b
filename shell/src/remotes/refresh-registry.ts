import type { LiveRegistry } from '../page-data.ts';

/**
 * Fetches the live registry from the shell's server, which sends nothing if the browser has it already. Its cookies may
 * hold an override.
 */
export async function refreshRegistry(): Promise<LiveRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/registry.json responded with ${response.status}`);
  return (await response.json()) as LiveRegistry;
}
