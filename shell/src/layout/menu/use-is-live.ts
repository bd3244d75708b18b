import { useShell } from '../../shell-context.ts';

/** Returns whether a live remote has a route of this path. */
export function useIsLive(path: string): boolean {
  const { registry } = useShell();
  return Object.values(registry.remotes).some((remote) => remote.paths.includes(path));
}
