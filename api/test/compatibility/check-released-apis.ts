import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingChanges } from './compare-apis.ts';
import type { ReleasedApi } from './released-api.ts';

type CheckOptions = {
  /** Folder with what the last minor versions responded to, `<minor>.json`. */
  readonly folder: string;
  /** What the API responds to now. */
  readonly current: ReleasedApi;
  /** Whether the change since a version is announced as a major one. */
  readonly isMajorSince: (version: string) => boolean;
  /** Keeps a new minor version, and forgets those before the previous one. */
  readonly isWriting: boolean;
};

/**
 * Lists what no longer works for front ends that were built against the last minor versions of the API. They are live
 * while the API moves on, so that it must still serve them.
 */
export function checkReleasedApis({ folder, current, isMajorSince, isWriting }: CheckOptions): string[] {
  mkdirSync(folder, { recursive: true });
  const released = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReleasedApi,
  );
  const problems = released
    .filter(({ version }) => !isMajorSince(version))
    .flatMap((before) =>
      findBreakingChanges(before, current).map(
        (change) =>
          `Front ends that were built against version ${before.version} of the API break: ${change}. Keep what they ` +
          `use beside what is new, or release them first and add a changeset that says "'@platform/api': major".`,
      ),
    );
  const minor = toMinor(current);
  if (problems.length > 0 || released.some((before) => toMinor(before) === minor)) return problems;
  if (!isWriting) return [`${minor}.json is missing in ${folder}. Run \`npm run api-reports\`.`];
  writeFileSync(toFile(folder, current), `${JSON.stringify(current, null, 1)}\n`);
  const newestFirst = released.toSorted((a, b) =>
    toMinor(b).localeCompare(toMinor(a), 'en', { numeric: true }),
  );
  for (const old of newestFirst.slice(1)) rmSync(toFile(folder, old));
  return [];
}

function toFile(folder: string, api: ReleasedApi): string {
  return join(folder, `${toMinor(api)}.json`);
}

function toMinor({ version }: ReleasedApi): string {
  return version.split('.').slice(0, 2).join('.');
}
