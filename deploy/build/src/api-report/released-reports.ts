import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiReport, compareApis, formatReport, parseReport } from './api-report.ts';

type CheckOptions = {
  /** Folder with the API of the last minor versions, `<minor>.txt`. */
  readonly folder: string;
  /** The API now, and the version of the package. */
  readonly current: ApiReport;
  /** Whether the change since a version is announced as a major one. */
  readonly isMajorSince: (version: string) => boolean;
  /** Keeps a new minor version, and forgets those before the previous one. */
  readonly isWriting: boolean;
};

/**
 * Compares a package with its last minor versions, which live remotes were built with. A report of each change alone
 * would not do: what is added and removed again between two versions breaks no remote, and what they had must stay.
 */
export function checkReleasedReports({ folder, current, isMajorSince, isWriting }: CheckOptions): string[] {
  mkdirSync(folder, { recursive: true });
  const released = readdirSync(folder).map((file) => parseReport(readFileSync(join(folder, file), 'utf8')));
  const problems = released
    .filter(({ version }) => !isMajorSince(version))
    .flatMap((before) => {
      const { needed, differences } = compareApis(before.api, current.api);
      const breaks = differences.filter((difference) => !difference.startsWith('added'));
      return needed === 'major'
        ? `Remotes that were built with ${before.name} ${before.version} break: ${breaks.join(', ')}. Keep what they ` +
            `use, or add a changeset that says "'${before.name}': major".`
        : [];
    });
  const minor = toMinor(current);
  if (problems.length > 0 || released.some((before) => toMinor(before) === minor)) return problems;
  if (!isWriting) return [`${minor}.txt is missing in ${folder}. Run \`npm run api-reports\`.`];
  writeFileSync(join(folder, `${minor}.txt`), formatReport(current));
  const newestFirst = released.map(toMinor).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const old of newestFirst.slice(1)) rmSync(join(folder, `${old}.txt`));
  return [];
}

function toMinor({ version }: ApiReport): string {
  return version.split('.').slice(0, 2).join('.');
}
