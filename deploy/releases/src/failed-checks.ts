import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { picturesFolder } from './layout.ts';
import { updateRegistry } from './registry-file.ts';
import { type FailedCheck, HOST, type Registry } from './release-format.ts';

/** Upper bounds of what is recorded: versions of an app, and problems of a version. */
const MAX_CHECKS = 20;
const MAX_PROBLEMS = 20;
const MAX_PROBLEM_LENGTH = 300;

type FailedChecks = NonNullable<Registry['failedChecks']>;

/** What is wrong with a page that a browser has opened. */
export type PageProblem = {
  /** Name of the app whose page it is. */
  readonly app: string;
  /** Names app, version, page and fault. */
  readonly sentence: string;
  /** What the browser showed, as a PNG. */
  readonly picture?: Buffer | undefined;
};

/** A version of an app. */
export type AppVersion = { readonly app: string; readonly version: string };

/** Says that pages of versions, as a version of the shell shows them, have problems. */
export class PagesFailedError extends StartError {
  override readonly name = 'PagesFailedError';
  readonly versions: readonly AppVersion[];
  readonly shell: string;
  readonly problems: readonly PageProblem[];

  constructor(versions: readonly AppVersion[], shell: string, problems: readonly PageProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
    this.versions = versions;
    this.shell = shell;
    this.problems = problems;
  }
}

/**
 * Records in the registry which pages of versions failed, with a picture of each beside it. The revision stays, because
 * nothing that is served has changed.
 */
export function recordFailedCheck(
  store: string,
  { versions, shell, problems }: PagesFailedError,
  by: string,
): void {
  const at = new Date().toISOString();
  updateRegistry(store, ({ failedChecks = {} }) => ({
    failedChecks: versions.reduce((checks, { app, version }) => {
      // A shell shows the pages of all remotes.
      const own = problems.filter((problem) => app === HOST || problem.app === app).slice(0, MAX_PROBLEMS);
      if (own.length === 0) return checks;
      const sentences = own.map(({ sentence }) => sentence.slice(0, MAX_PROBLEM_LENGTH));
      const changed = replaceCheck(store, checks, app, version, {
        version,
        shell,
        at,
        by,
        problems: sentences,
      });
      writePictures(picturesFolder(store, app, version), own);
      return changed;
    }, failedChecks),
  }));
}

/** Forgets that pages of versions failed: they no longer have problems, or the versions are deleted. */
export function forgetFailedChecks(store: string, versions: readonly AppVersion[]): void {
  updateRegistry(store, (registry) => {
    const failed = versions.filter(({ app, version }) => findFailedCheck(registry, app, version));
    if (failed.length === 0) return {};
    return {
      failedChecks: failed.reduce(
        (checks, { app, version }) => replaceCheck(store, checks, app, version),
        registry.failedChecks ?? {},
      ),
    };
  });
}

/** Replaces the check of a version, and drops what is too old to remember, with its pictures. */
function replaceCheck(
  store: string,
  checks: FailedChecks,
  app: string,
  version: string,
  added?: FailedCheck,
): FailedChecks {
  const before = checks[app] ?? [];
  const others = before.filter((check) => check.version !== version);
  const kept = [...others, ...(added ? [added] : [])].slice(-MAX_CHECKS);
  for (const old of before.filter((check) => !kept.includes(check)))
    rmSync(picturesFolder(store, app, old.version), { recursive: true, force: true });
  return { ...checks, [app]: kept };
}

function writePictures(folder: string, problems: readonly PageProblem[]): void {
  // Where changes of a bucket are made, it can be of a check that another machine has removed.
  rmSync(folder, { recursive: true, force: true });
  for (const [index, { picture }] of problems.entries()) {
    if (!picture) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${index + 1}.png`), picture);
  }
}

/** Returns the latest check of a version's pages, if it failed. */
export function findFailedCheck(
  { failedChecks }: Pick<Registry, 'failedChecks'>,
  app: string,
  version: string,
): FailedCheck | undefined {
  return failedChecks?.[app]?.find((check) => check.version === version);
}
