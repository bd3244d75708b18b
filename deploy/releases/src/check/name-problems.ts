import type { Release } from '../release-format.ts';

/**
 * Finds names that a remote imports of a shared package and the shell does not export: `is not a function` at run time.
 * A name can be one of a member, such as `paths.about`.
 */
export function findNameProblems(shell: Release, remote: Release): string[] {
  const { exports = {} } = shell;
  return Object.entries(remote.imports ?? {}).flatMap(([request, names]) => {
    const exported = exports[request] ?? [];
    return names
      .filter((name) => !hasName(exported, name))
      .map(
        (name) =>
          `${remote.app} ${remote.version} imports \`${name}\` of ${request}, ` +
          `which ${shell.app} ${shell.version} does not export`,
      );
  });
}

/** Follows a path as far as the shell lists members: not into functions. */
function hasName(exported: readonly string[], path: string): boolean {
  if (exported.includes(path)) return true;
  const parent = path.split('.').slice(0, -1).join('.');
  if (parent === '') return false;
  const hasMembers = exported.some((name) => name.startsWith(`${parent}.`));
  return !hasMembers && hasName(exported, parent);
}
