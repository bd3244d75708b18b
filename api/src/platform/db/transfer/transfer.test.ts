import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { openTestDatabase } from '../../../../test/support/test-api.ts';
import type { Database } from '../database.ts';
import { writeExport } from './export-files.ts';
import { importInto } from './import.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'transfer-'));
  const read = () => [mongo.BSON.serialize({ _id: 1 })];
  await writeExport(folder, [{ name: 'rows', indexes: [], read }], new Date());
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

const openTarget = () => database.connection.getClient().db('an_import_target');
const file = (name: string): string => join(folder, name);

/** Lets the manifest name another file for the collection. */
function nameFile(name: string): void {
  const manifest = readFileSync(file('export.json'), 'utf8');
  writeFileSync(file('export.json'), manifest.replace('rows.json', name));
}

test.each([
  ['a path outside its folder', () => nameFile('../../rows.json')],
  ['the file of another name', () => nameFile('export.json')],
  [
    'a link in the place of a file',
    () => {
      renameSync(file('rows.json'), file('other.json'));
      symlinkSync(file('other.json'), file('rows.json'));
    },
  ],
  ['no file', () => rmSync(file('rows.json'))],
  ['a changed document', () => writeFileSync(file('rows.json'), '{"_id":{"$numberInt":"2"}}\n')],
  ['one document more', () => appendFileSync(file('rows.json'), '{"_id":{"$numberInt":"2"}}\n')],
])('an import rejects an export with %s, and writes nothing', async (_what, change) => {
  change();

  await expect(importInto(openTarget(), folder)).rejects.toThrow('Nothing');
  expect(await openTarget().listCollections().toArray()).toEqual([]);
});

test('an import takes what was exported', async () => {
  await importInto(openTarget(), folder);

  expect(await openTarget().collection('rows').countDocuments()).toBe(1);
  await openTarget().dropDatabase();
});
