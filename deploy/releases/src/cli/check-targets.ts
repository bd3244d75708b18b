import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { findCanaryConflicts } from '../canary-groups.ts';
import { checkRelease, findHostingProblems } from '../check/check-release.ts';
import { type AppVersion, PagesFailedError, type PageProblem } from '../failed-checks.ts';
import { requireFiles } from '../incomplete-releases.ts';
import { releaseFolder } from '../layout.ts';
import { readLiveReleases } from '../live-releases.ts';
import { readRegistry } from '../registry-file.ts';
import { readStoredRelease, type StoredRelease } from '../release-folders.ts';
import { HOST, isVersion } from '../release-format.ts';

/** Opens every page of apps in a browser, in the shell among the releases; for the shell, those of all remotes. */
export type BrowserCheck = (
  releases: readonly StoredRelease[],
  apps: readonly string[],
) => Promise<readonly PageProblem[]>;

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
 * @returns their versions
 * @throws PagesFailedError if some have problems.
 */
export async function checkTargetsInBrowser(
  store: string,
  targets: readonly CheckTarget[],
  checkInBrowser: BrowserCheck,
): Promise<readonly AppVersion[]> {
  const candidates = targets.map(({ app, target }) => findCandidate(store, app, target));
  const moving = targets.map(({ app }) => app);
  const others = readOthers(store).filter(({ release }) => !moving.includes(release.app));
  return checkInBrowserTogether(candidates, others, checkInBrowser);
}

/**
 * Opens the pages of a build in the live shell; of a shell, those of the live remotes that it can host. What it needs
 * of others is promoted together with it, and opened then.
 *
 * @returns its version
 * @throws PagesFailedError if some have problems.
 */
export async function checkBuildInBrowser(
  store: string,
  folder: string,
  checkInBrowser: BrowserCheck,
): Promise<readonly AppVersion[]> {
  const build = readStoredRelease(folder);
  const { app } = build.release;
  const others = readOthers(store).filter(({ release }) => release.app !== app);
  const fitting =
    app === HOST
      ? others.filter((remote) => findHostingProblems([build, remote], [remote.release.app]).length === 0)
      : others;
  return checkInBrowserTogether([build], fitting, checkInBrowser);
}

async function checkInBrowserTogether(
  candidates: readonly StoredRelease[],
  others: readonly StoredRelease[],
  checkInBrowser: BrowserCheck,
): Promise<readonly AppVersion[]> {
  const releases = [...candidates, ...others];
  const shell = releases.find(({ release }) => release.app === HOST);
  if (!shell) throw new StartError('A browser can check pages only in a live shell. Promote one first.');
  requireFiles(releases.map(({ folder }) => folder));
  const versions = candidates.map(({ release: { app, version } }) => ({ app, version }));
  const problems = await checkInBrowser(
    releases,
    versions.map(({ app }) => app),
  );
  if (problems.length > 0) throw new PagesFailedError(versions, shell.release.version, problems);
  return versions;
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
  if (existsSync(published)) return readStoredRelease(published);
  if (isVersion(target) && !existsSync(target))
    throw new StartError(
      `${app} ${target} is not in the store. Choose a version with: npm run release -- list ${app}`,
    );
  return readStoredRelease(resolve(target));
}
