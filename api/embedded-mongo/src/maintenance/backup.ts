import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorMessage, replaceFile } from '@platform/server-kit/node-utils';
import { readDatabaseId, writeDatabaseId } from '../process/database-marker.ts';
import { lockFolder } from '../process/folder-lock.ts';
import { findDamage } from '../storage/check-data-file.ts';
import { DAMAGE_ADVICE, dataFilePath } from '../storage/data-file.ts';
import { assertReadableFormat } from '../storage/format.ts';
import { checkDatabase, type CheckReport } from './check.ts';
import { assertDataFile } from './data-file-contents.ts';
import { DatabaseSnapshot, type DatabaseDescription } from './snapshot.ts';

/** What `manifest.json` of a backup says. The data file is beside it, where a data folder has it too. */
export type BackupManifest = DatabaseDescription & {
  kind: string;
  createdAt: string;
  bytes: number;
  sha256: string;
  collections: CheckReport['collections'];
};

const KIND = 'backup of an embedded database';
const MANIFEST = 'manifest.json';

/**
 * Writes a backup of a data folder to a new folder and reads all of it back. It has everything that was acknowledged
 * before the call, all as of one point in time. An engine may be running on the folder and continue to write.
 *
 * @throws Error with a message for the user if the target is in use, or the data is damaged; nothing is left then.
 */
export async function backUp(folder: string, target: string, createdAt: Date): Promise<BackupManifest> {
  assertEmpty(target);
  try {
    await copyData(folder, target);
    const report = await checkDatabase(target);
    if (!report.description || report.problems.length > 0) throw new Error(describeProblems(folder, report));
    const file = dataFilePath(target);
    flush(file);
    const manifest: BackupManifest = {
      kind: KIND,
      ...report.description,
      createdAt: createdAt.toISOString(),
      bytes: statSync(file).size,
      sha256: await hashFile(file),
      collections: report.collections,
    };
    // Written last: a folder without it is no backup.
    replaceFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
    return manifest;
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts the database of a backup into a data folder that is empty or does not exist, and reads all of it back.
 *
 * @throws Error with a message for the user if the backup is not whole, or the folder had another database; nothing is
 *   changed then.
 */
export async function restore(backup: string, folder: string): Promise<BackupManifest> {
  const manifest = await verifyBackup(backup);
  assertEmpty(folder);
  const knownId = readDatabaseId(folder);
  if (knownId !== undefined && knownId !== manifest.databaseId) {
    throw new Error(
      `${folder} had database ${knownId}, but the backup is of ${manifest.databaseId}. Nothing was changed. ` +
        `To give that one up, delete ${folder}.id.`,
    );
  }
  const lock = lockFolder(folder);
  try {
    const file = dataFilePath(folder);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    await copyFile(dataFilePath(backup), `${file}.partial`);
    flush(`${file}.partial`);
    if ((await hashFile(`${file}.partial`)) !== manifest.sha256)
      throw new Error(`The copy in ${folder} differs from the backup. Check the disk.`);
    renameSync(`${file}.partial`, file);
    const report = await checkDatabase(folder);
    if (report.problems.length > 0) throw new Error(describeProblems(folder, report));
    writeDatabaseId(folder, manifest.databaseId);
    return manifest;
  } catch (error) {
    rmSync(dirname(dataFilePath(folder)), { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

/**
 * Replaces the data file of a folder by a copy without the space that deleted data has left.
 *
 * @returns the size before and after, in bytes.
 * @throws FolderInUseError if an engine is running on it; Error with a message for the user if the data is damaged.
 */
export async function compact(folder: string): Promise<{ before: number; after: number }> {
  const file = assertDataFile(folder);
  const lock = lockFolder(folder);
  const copy = join(folder, 'compact');
  try {
    rmSync(copy, { recursive: true, force: true });
    const before = statSync(file).size;
    await copyData(folder, copy);
    const report = await checkDatabase(copy);
    if (report.problems.length > 0) throw new Error(describeProblems(folder, report));
    flush(dataFilePath(copy));
    renameSync(dataFilePath(copy), file);
    return { before, after: statSync(file).size };
  } finally {
    rmSync(copy, { recursive: true, force: true });
    lock.release();
  }
}

async function copyData(folder: string, target: string): Promise<void> {
  const file = assertDataFile(folder);
  assertUndamaged(folder, findDamage(file));
  const snapshot = new DatabaseSnapshot(folder);
  try {
    snapshot.describe();
    // LMDB reads all pages for the copy, and would end the process at a damaged one.
    assertUndamaged(folder, findDamage(file, Infinity));
    await snapshot.copyTo(target);
  } finally {
    await snapshot.close();
  }
}

function assertUndamaged(folder: string, damage: string | undefined): void {
  if (damage !== undefined) throw new Error(describeProblems(folder, { problems: [damage] }));
}

/** @throws Error with a message for the user unless the folder has a whole backup that this version can read. */
async function verifyBackup(backup: string): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  assertReadableFormat(manifest.format, `The backup in ${backup}`);
  const file = dataFilePath(backup);
  const { size } = existsSync(file) ? statSync(file) : { size: 0 };
  if (size !== manifest.bytes || (await hashFile(file)) !== manifest.sha256)
    throw new Error(`The backup in ${backup} is damaged: its data file is not the one that was backed up.`);
  return manifest;
}

function readManifest(backup: string): BackupManifest {
  try {
    const manifest = JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as BackupManifest;
    if (manifest.kind === KIND) return manifest;
  } catch (cause) {
    throw new Error(
      `There is no complete backup in ${backup}: ${MANIFEST} cannot be read. ${getErrorMessage(cause)}`,
      { cause },
    );
  }
  throw new Error(`There is no backup in ${backup}: its ${MANIFEST} is that of something else.`);
}

function assertEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `The folder ${folder} is not empty. Nothing was changed. Name a folder that does not exist.`,
  );
}

const describeProblems = (folder: string, { problems }: Pick<CheckReport, 'problems'>): string =>
  `The database of ${folder} is damaged: ${problems[0]}. ${DAMAGE_ADVICE}`;

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Waits until the content of a file is on disk. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
