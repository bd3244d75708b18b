import type { Release } from '../release-format.ts';

/**
 * Finds names that a remote imports of a shared package and the shell does not export: `is not a function` at run time.
 * Nothing is known about releases from before the lists existed.
 */
export function findNameProblems(shell: Release, remote: Release): string[] {
  const { exports } = shell;
  if (!exports) return [];
  return Object.entries(remote.imports ?? {}).flatMap(([request, names]) => {
    const exported = new Set(exports[request]);
    return names
      .filter((name) => !exported.has(name))
      .map(
        (name) =>
          `${remote.app} ${remote.version} imports \`${name}\` of ${request}, ` +
          `which ${shell.app} ${shell.version} does not export`,
      );
  });
}
