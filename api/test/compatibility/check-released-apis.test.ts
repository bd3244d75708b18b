import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReleasedApis } from './check-released-apis.ts';
import type { ReleasedApi } from './released-api.ts';

const CALL = 'get /api/health';

let root: string;
let folder: string;
let breaksFile: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'released-apis-'));
  folder = join(root, 'released');
  breaksFile = join(root, 'announced-breaks.txt');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function createApi(version: string, names: readonly string[]): ReleasedApi {
  const operation = { needsSession: false, needsBody: false, parameters: [], status: '204' };
  return { version, operations: Object.fromEntries(names.map((name) => [name, operation])), schemas: {} };
}

function check(current: ReleasedApi, { isMajor = false, isWriting = true } = {}): string[] {
  return checkReleasedApis({ folder, breaksFile, current, isMajorSince: () => isMajor, isWriting });
}

test('keeps the current and the previous minor version as they were released', () => {
  for (const version of ['1.8.0', '1.9.0', '1.9.1', '1.10.0']) check(createApi(version, [CALL]));
  expect(readdirSync(folder)).toEqual(['1.10.json', '1.9.json']);

  // A patch does not replace what its minor version has promised.
  check(createApi('1.10.1', [CALL, 'get /api/new']));
  expect(check(createApi('1.10.2', [CALL]))).toEqual([]);
  expect(check(createApi('1.11.0', [CALL]), { isWriting: false })).toEqual([
    `1.11.json is missing in ${folder}. Run \`npm run api-reports\`.`,
  ]);
});

test('rejects a version that breaks front ends of the previous minor version or patch, unless it is major', () => {
  check(createApi('1.0.0', [CALL]));
  const without = createApi('1.1.0', []);

  expect(check(without)).toEqual([
    `Front ends that were built against version 1.0.0 of the API break: ${CALL}: is gone. Keep what they use beside ` +
      `what is new, or release them first and add a changeset that says "'@platform/api': major".`,
  ]);
  expect(check(createApi('1.0.1', []))).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['1.0.json']);
  expect(check(without, { isMajor: true })).toEqual([]);
});

test('lets a major version break what is listed, and nothing more', () => {
  const other = 'get /api/other';
  check(createApi('1.0.0', [CALL, other]));
  const major = { isMajor: true, isWriting: false };
  expect(check(createApi('1.0.0', [CALL]), major)).toEqual([
    `${breaksFile} is outdated. Run \`npm run api-reports\`, if these may break older front ends: ${other}: is gone.`,
  ]);
  expect(check(createApi('1.0.0', [CALL]), { isMajor: true })).toEqual([]);
  expect(readFileSync(breaksFile, 'utf8')).toBe(`${other}: is gone\n`);
  expect(check(createApi('1.0.0', [CALL]), major)).toEqual([]);
  expect(check(createApi('1.0.0', [CALL, other]), major)).toEqual([
    `${breaksFile} is outdated. Run \`npm run api-reports\`.`,
  ]);
});
