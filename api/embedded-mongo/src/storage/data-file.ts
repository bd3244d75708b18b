import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { findDamage } from './check-data-file.ts';

/** Path of LMDB's data file in a data folder. */
export const dataFilePath = (folder: string): string => join(folder, 'data', 'data.mdb');

/** Finds a file. One that cannot be reached counts as missing: what is written to it could not be read later. */
export function findFile(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Asserts that a folder has a data file, before anything is created in it.
 *
 * @param expectedId the id of the database that was used there before
 * @throws Error with a message for the user.
 */
export function assertDataFileExists(folder: string, expectedId: string): void {
  const file = findFile(dataFilePath(folder));
  if (!file || file.size === 0) throw createMissingError(folder, expectedId);
}

export const createMissingError = (folder: string, id: string): Error =>
  new Error(
    `The database of ${folder} is missing. Database ${id} was used here before, so no empty one is created: ` +
      `mount its disk, or put a copy of it in its place. To begin with an empty database, delete ${folder}.id.`,
  );

/** @throws Error with a message for the user if a data file is damaged, as far as that can be seen quickly. */
export function assertWhole(file: string): void {
  const damage = findFile(file) && findDamage(file);
  if (damage === undefined) return;
  throw new Error(`The data file ${file} is damaged: ${damage}. Nothing was changed. ${DAMAGE_ADVICE}`);
}

/** What a person can do about a damaged data file. */
export const DAMAGE_ADVICE =
  '`npm run db -- check` names all damage. Move the folder away and restore a backup with `npm run db -- restore ' +
  'FOLDER`, or save what is whole with `npm run db -- export FOLDER --salvage`.';
