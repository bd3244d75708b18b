import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findIncompatibilities } from '../compatibility.ts';
import { requireFiles } from '../incomplete-releases.ts';
import { RELEASE_FILES } from '../layout.ts';
import type { StoredRelease } from '../release-folders.ts';
import { HOST } from '../release-format.ts';
import { findOwnedPathProblems } from '../owned-paths.ts';
import { findAssetProblems, readAssets } from './asset-problems.ts';
import { findBudgetProblems } from './budget-problems.ts';
import { findCompressionProblems, findFileProblems } from './file-problems.ts';
import { findNameProblems } from './name-problems.ts';
import { type BundleFindings, inspectServerBundle } from './server-bundle-problems.ts';

/**
 * Finds everything that speaks against making a release live: in its own files, and between it and the live releases.
 * A remote is checked against the shell, a shell against every remote, and each path has one owner.
 */
export function checkRelease(candidate: StoredRelease, live: readonly StoredRelease[]): string[] {
  const { app } = candidate.release;
  const releases = [candidate, ...live.filter(({ release }) => release.app !== app)];
  const problems = [...findSectionProblems(releases, [app]), ...findOwnProblems(candidate)];
  return problems.length > 0 ? problems : findHostingProblems(releases, [app]);
}

/**
 * Finds problems of the paths of the remotes among the releases.
 *
 * @param moving the apps whose live version changes. Another one without a section stops only itself.
 */
export function findSectionProblems(releases: readonly StoredRelease[], moving: readonly string[]): string[] {
  const remotes = releases.map(({ release }) => release).filter(({ app }) => app !== HOST);
  return findOwnedPathProblems(
    remotes.filter(({ app, section }) => section || moving.includes(app)),
    moving,
  );
}

/** Finds problems in the files of a release. */
export function findOwnProblems({ folder, release }: StoredRelease): string[] {
  const { app, version, files, budgetBytes } = release;
  const toSentence = (problem: string) => `${app} ${version}: ${problem}`;
  if (!files) return [toSentence('it does not list its files')];
  // Without the names, there is nothing to compare between shell and remote.
  const names = app === HOST ? release.exports : release.imports;
  if (!names) return [toSentence('it does not list names of shared packages')];
  const changed = findFileProblems(folder, files);
  const problems = [
    ...changed,
    ...(changed.length > 0 ? [] : findCompressionProblems(folder, files)),
    ...findAssetProblems(folder, app),
  ];
  if (problems.length > 0) return problems.map(toSentence);
  return budgetBytes === undefined
    ? []
    : findBudgetProblems(folder, readAssets(folder), budgetBytes).map(toSentence);
}

/**
 * Finds the reasons why the shell among the releases cannot host the remotes among them.
 *
 * @param moving the apps whose live version changes. What stays together as it is live today is not checked again.
 */
export function findHostingProblems(releases: readonly StoredRelease[], moving: readonly string[]): string[] {
  const shell = releases.find(({ release }) => release.app === HOST);
  if (!shell) return [];
  const remotes = findHosted(releases, moving);
  requireFiles([shell, ...remotes].map(({ folder }) => folder));
  const reports = remotes.map((remote) => ({ app: remote.release.app, ...inspectPair(shell, remote) }));
  const problems = reports.flatMap((report) => report.problems);
  if (problems.length > 0) return problems;
  return findHiddenRoutes(
    releases,
    Object.fromEntries(reports.map(({ app, routes }) => [app, routes])),
    moving,
  );
}

/** Finds problems of routes that the code of a remote has, whatever its `release.json` says about them. */
function findHiddenRoutes(
  releases: readonly StoredRelease[],
  evaluated: Readonly<Record<string, readonly string[]>>,
  moving: readonly string[],
): string[] {
  const declared = findSectionProblems(releases, moving);
  const withRoutes = releases.map(({ release, folder }) => {
    const routes = evaluated[release.app];
    return { folder, release: routes ? { ...release, routes } : release };
  });
  return findSectionProblems(withRoutes, moving).filter((problem) => !declared.includes(problem));
}

function findHosted(releases: readonly StoredRelease[], moving: readonly string[]): StoredRelease[] {
  return releases.filter(
    ({ release: { app } }) => app !== HOST && (moving.includes(HOST) || moving.includes(app)),
  );
}

function inspectPair(shell: StoredRelease, remote: StoredRelease): BundleFindings {
  const problems = [
    ...findIncompatibilities(shell.release, remote.release),
    ...findNameProblems(shell.release, remote.release),
  ];
  if (problems.length > 0) return { problems, routes: [] };
  const toBundle = ({ folder }: StoredRelease) => join(folder, RELEASE_FILES.serverBundle);
  const missing = [shell, remote].filter((stored) => !existsSync(toBundle(stored)));
  if (missing.length > 0) {
    const describe = ({ release: { app, version } }: StoredRelease) =>
      `${app} ${version} has no ${RELEASE_FILES.serverBundle}`;
    return { problems: missing.map(describe), routes: [] };
  }
  const bundles = { shell: toBundle(shell), remote: toBundle(remote) };
  const { app, version } = remote.release;
  const findings = inspectServerBundle(bundles);
  const missingRoutes =
    findings.problems.length > 0 ? [] : findMissing(remote.release.routes, findings.routes);
  return {
    ...findings,
    problems: [
      ...findings.problems,
      ...missingRoutes.map(
        (route) => `its release.json names the route "${route}", which its code does not have`,
      ),
    ].map((problem) => `${app} ${version}: ${problem}`),
  };
}

function findMissing(expected: readonly string[] = [], actual: readonly string[]): string[] {
  return expected.filter((route) => !actual.includes(route));
}
