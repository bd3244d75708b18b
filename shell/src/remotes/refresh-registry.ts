import type { LiveRegistry } from '../page-data.ts';

/** What is live now, from the shell's own server. */
export async function refreshRegistry(): Promise<LiveRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', credentials: 'omit' });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  return (await response.json()) as LiveRegistry;
}
