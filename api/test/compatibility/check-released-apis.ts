import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingChanges } from './compare-apis.ts';
import type { ReleasedApi } from './released-api.ts';

type CheckOptions = {
  /** Folder with what the last minor versions responded to, `<minor>.json`. */
  readonly folder: string;
  /** File with what a major version breaks, a line each. */
  readonly breaksFile: string;
  /** What the API responds to now. */
  readonly current: ReleasedApi;
  /** Whether the change since a version is announced as a major one. */
  readonly isMajorSince: (version: string) => boolean;
  /** Keeps a new minor version and forgets those before the previous one, and lists what a major version breaks. */
  readonly isWriting: boolean;
};

/**
 * Lists what no longer works for front ends that were built against the last minor versions of the API. They are live
 * while the API moves on, so that it must still serve them. A major version may break what `breaksFile` lists, so that
 * one announcement does not cover whatever comes later.
 */
export function checkReleasedApis(options: CheckOptions): string[] {
  const { folder, current, isMajorSince, isWriting } = options;
  mkdirSync(folder, { recursive: true });
  const released = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReleasedApi,
  );
  const isMajor = ({ version }: ReleasedApi) => isMajorSince(version);
  const problems = released
    .filter((before) => !isMajor(before))
    .flatMap((before) =>
      findBreakingChanges(before, current).map(
        (change) =>
          `Front ends that were built against version ${before.version} of the API break: ${change}. Keep what they ` +
          `use beside what is new, or release them first and add a changeset that says "'@platform/api': major".`,
      ),
    );
  problems.push(...checkBreaks(released.filter(isMajor), options));
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

/** Compares what a major version breaks with the list of it, or writes the list. */
function checkBreaks(
  released: readonly ReleasedApi[],
  { breaksFile, current, isWriting }: CheckOptions,
): string[] {
  const breaks = released.flatMap((before) => findBreakingChanges(before, current).map(withoutCall));
  const text = [...new Set(breaks)]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
  const listed = existsSync(breaksFile) ? readFileSync(breaksFile, 'utf8') : '';
  if (text === listed) return [];
  if (isWriting) {
    writeFileSync(breaksFile, text);
    return [];
  }
  const news = new Set(breaks.filter((line) => !listed.split('\n').includes(line)));
  return [
    `${breaksFile} is outdated. Run \`npm run api-reports\`` +
      (news.size > 0 ? `, if these may break older front ends: ${[...news].join('; ')}.` : '.'),
  ];
}

/** A new value in the responses of twenty calls is one line. */
function withoutCall(change: string): string {
  return change.replace(/^[^:]*: (?=response\S* cannot be )/, '');
}

function toFile(folder: string, api: ReleasedApi): string {
  return join(folder, `${toMinor(api)}.json`);
}

function toMinor({ version }: ReleasedApi): string {
  return version.split('.').slice(0, 2).join('.');
}
