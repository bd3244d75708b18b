#!/usr/bin/env node
/**
 * Keeps a report of what the packages for remotes export, `api.txt` in their folders, so that a change of it is seen and
 * raises the version.
 *
 *   node .ci/api-reports.mjs           checks; exits with 1 if a report is outdated or a version does not grow enough
 *   node .ci/api-reports.mjs --write   writes the reports, if the versions grow enough (`npm run api-reports`)
 *
 * It reads the declarations that `tsc -b` has emitted. What the API has responded to in its last minor versions, and what
 * the kit has exported, is compared too (`api/released`, `shell/kit/released`). Those files never change.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReleasedApis } from '../api/test/compatibility/check-released-apis.ts';
import { describeApi } from '../api/test/compatibility/released-api.ts';
import {
  compareApis,
  findBump,
  formatReport,
  isEnough,
  parseReport,
} from '../deploy/build/src/api-report/api-report.ts';
import { readApi } from '../deploy/build/src/api-report/read-api.ts';
import { checkReleasedReports } from '../deploy/build/src/api-report/released-reports.ts';
import { findRewrittenFiles } from '../deploy/build/src/api-report/rewritten-files.ts';
import { ROOT } from '../deploy/launcher/install.mjs';
import { listPendingBumps } from '../deploy/node-utils/src/index.ts';

const FOLDERS = ['shell/kit', 'design-system', 'api/contracts'];
/** The package that remotes do not bundle: they run with the one of the live shell. */
const SHARED = 'shell/kit';
const RELEASED = ['api/released', 'shell/kit/released'];
const isWriting = process.argv.includes('--write');

const problems = [...FOLDERS.flatMap(check), ...checkCalls('api'), ...RELEASED.flatMap(checkHistory)];
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
if (!process.exitCode) console.log(`${FOLDERS.length} API reports are up to date`);

/** @returns {string[]} problems of a package */
function check(folder) {
  const { name, version, exports } = readManifest(folder);
  const file = join(ROOT, folder, 'api.txt');
  const current = { name, version, api: readApi(listEntries(folder, name, exports)) };
  const text = formatReport(current);
  const problems = folder === SHARED ? checkReleased(folder, current) : [];
  if (problems.length > 0) return problems;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (before === text) return [];
  if (before !== undefined) {
    const report = parseReport(before);
    const { needed, differences } = compareApis(report.api, current.api);
    if (!isEnough(findBump(report.version, version, listPendingBumps(ROOT, name)), needed)) {
      return [
        `The API of ${name} needs a ${needed} version: ${differences.join(', ')}. ` +
          `Add a changeset that says "'${name}': ${needed}".`,
      ];
    }
  }
  if (!isWriting) return [`${folder}/api.txt is outdated. Run \`npm run api-reports\`.`];
  writeFileSync(file, text);
  return [];
}

/** @returns {string[]} what live remotes were built with and no longer find */
function checkReleased(folder, current) {
  const { name, version } = current;
  return checkReleasedReports({
    folder: join(ROOT, folder, 'released'),
    current,
    isMajorSince: (before) => isEnough(findBump(before, version, listPendingBumps(ROOT, name)), 'major'),
    isWriting,
  });
}

/** @returns {string[]} reports of released versions that were changed */
function checkHistory(folder) {
  return findRewrittenFiles(ROOT, folder).map(
    (file) =>
      `${file} differs from its first commit. What was released does not change: restore it, and announce what breaks ` +
      'as a major version.',
  );
}

/** @returns {string[]} calls of the API's last minor versions that it no longer serves */
function checkCalls(folder) {
  const { name, version } = readManifest(folder);
  return checkReleasedApis({
    folder: join(ROOT, folder, 'released'),
    breaksFile: join(ROOT, folder, 'announced-breaks.txt'),
    current: describeApi(version),
    isMajorSince: (before) => isEnough(findBump(before, version, listPendingBumps(ROOT, name)), 'major'),
    isWriting,
  });
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** Entry points by import request, without patterns and what is not TypeScript. */
function listEntries(folder, name, exports) {
  const entries = Object.entries(exports).filter(([key, file]) => !key.includes('*') && /\.tsx?$/.test(file));
  return Object.fromEntries(
    entries.map(([key, file]) => [
      join(name, key),
      join(ROOT, '.cache/types', folder, file.replace(/\.tsx?$/, '.d.ts')),
    ]),
  );
}
