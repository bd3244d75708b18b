import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '@platform/node-utils';
import { findCanaryConflicts } from '../canary-groups.ts';
import { checkRelease } from '../check/check-release.ts';
import { requireFiles } from '../incomplete-releases.ts';
import { releaseFolder } from '../layout.ts';
import { readLiveReleases } from '../live-releases.ts';
import { readRegistry } from '../registry-file.ts';
import { readStoredRelease, type StoredRelease } from '../release-folders.ts';
import { isVersion } from '../release-format.ts';

/**
 * Opens every page of apps in a browser, in the shell among the releases, and returns a sentence for each problem.
 */
export type BrowserCheck = (
  releases: readonly StoredRelease[],
  apps: readonly string[],
) => Promise<readonly string[]>;

/** A release to check: a published version or the folder of a build. */
export type CheckTarget = { readonly app: string; readonly target: string };

/**
 * Checks releases against what is live.
 *
 * @throws StartError with one line per problem.
 */
export function checkTarget(store: string, { app, target }: CheckTarget): StoredRelease {
  const candidate = findCandidate(store, app, target);
  const { release } = candidate;
  if (release.app !== app)
    throw new StartError(`${candidate.folder} is a release of ${release.app}, not of ${app}.`);
  assertNoProblems(checkRelease(candidate, readOthers(store)));
  const { version } = release;
  const live = { ...readRegistry(store).apps, [app]: { version } };
  const conflicts = findCanaryConflicts(store, live, { [app]: version }, candidate);
  assertNoProblems(
    conflicts.flatMap(({ canaries, problems }) =>
      problems.map((problem) => `With the canary of ${Object.keys(canaries).join(' and ')}: ${problem}`),
    ),
  );
  return candidate;
}

/**
 * Opens the pages of releases in a browser, as if they were live together with the others.
 *
 * @throws StartError with one line per problem.
 */
export async function checkTargetsInBrowser(
  store: string,
  targets: readonly CheckTarget[],
  checkInBrowser: BrowserCheck,
): Promise<void> {
  const candidates = targets.map(({ app, target }) => findCandidate(store, app, target));
  const apps = targets.map(({ app }) => app);
  const others = readOthers(store).filter(({ release }) => !apps.includes(release.app));
  requireFiles([...candidates, ...others].map(({ folder }) => folder));
  assertNoProblems(await checkInBrowser([...candidates, ...others], apps));
}

function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

/** Reads what is live. A damaged remote must not keep others from being checked. */
function readOthers(store: string): readonly StoredRelease[] {
  const { releases, problems } = readLiveReleases(store, readRegistry(store).apps);
  assertNoProblems(problems);
  return releases;
}

function findCandidate(store: string, app: string, target: string): StoredRelease {
  const published = isVersion(target) ? releaseFolder(store, app, target) : '';
  return readStoredRelease(existsSync(published) ? published : resolve(target));
}
