import { readFileSync } from 'node:fs';
import type { SharedNames } from '@platform/releases';
import { createSandbox } from '@platform/releases/sandbox';

/** `paths.dashboard.tasks` has three. */
const MAX_DEPTH = 4;

/**
 * Adds the members of exported objects to the names of a shell, e.g. `paths.about`: a remote that reads a member which
 * the live shell does not have breaks like one that imports a missing name.
 *
 * @param serverFile the shell's Node bundle, which has the shared packages
 */
export function addMemberNames(names: SharedNames, serverFile: string): SharedNames {
  const bundle = { file: serverFile, code: readFileSync(serverFile, 'utf8') };
  const { SHARED_PACKAGES } = createSandbox().evaluateShell(bundle) as {
    SHARED_PACKAGES: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  };
  return Object.fromEntries(
    Object.entries(names).map(([request, exported]) => [
      request,
      exported.flatMap((name) => [name, ...listMembers(name, SHARED_PACKAGES[request]?.[name])]),
    ]),
  );
}

function listMembers(path: string, value: unknown, depth = 1): string[] {
  if (depth === MAX_DEPTH || !isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    `${path}.${key}`,
    ...listMembers(`${path}.${key}`, member, depth + 1),
  ]);
}

/** Leaves out React's elements and components, which are objects too. Prototypes are those of another realm. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
