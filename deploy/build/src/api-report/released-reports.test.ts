import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReleasedReports } from './released-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(
  version: string,
  names: readonly string[],
  { isMajor = false, isWriting = true } = {},
): string[] {
  const api = new Map(names.map((name) => [name, `${name}(): void`]));
  const current = { name: '@platform/kit', version, api };
  return checkReleasedReports({ folder, current, isMajorSince: () => isMajor, isWriting });
}

it('keeps the current and the previous minor version as they were released', () => {
  for (const version of ['1.8.0', '1.9.0', '1.9.1', '1.10.0']) check(version, ['useSession']);
  expect(readdirSync(folder)).toEqual(['1.10.txt', '1.9.txt']);
  check('1.10.1', ['useSession', 'useToast']);
  expect(check('1.10.2', ['useSession'])).toEqual([]);
  expect(check('1.11.0', ['useSession'], { isWriting: false })).toEqual([
    `1.11.txt is missing in ${folder}. Run \`npm run api-reports\`.`,
  ]);
});

it('rejects an API that lacks what an earlier minor version had, unless it is major', () => {
  check('1.0.0', ['useSession', 'useToast']);
  expect(check('1.0.0', ['useSession', 'useMore'])).toEqual([
    'Remotes that were built with @platform/kit 1.0.0 break: removed useToast. Keep what they use, or add a changeset ' +
      `that says "'@platform/kit': major".`,
  ]);
  expect(check('2.0.0', ['useSession'], { isMajor: true })).toEqual([]);
});
