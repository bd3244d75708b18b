import type { mongo } from 'mongoose';
import { MEMBER_COLLECTIONS, ownedBy } from '../collections.ts';
import type { Modules } from '../../modules.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ExportRule, StoredRecord } from './export-rule.ts';
import { EXPORT_RULES } from './export-rules.ts';
import { findOwned, presentRecord, toJsonList } from './read-records.ts';
import { createReadme } from './readme.ts';
import type { createZipWriter } from './zip-writer.ts';

/** Upper bound on the content of uploaded files in one copy, so that a copy cannot fill the disk. */
export const FILES_MAX_BYTES = 256 * 1024 * 1024;

type ZipWriter = ReturnType<typeof createZipWriter>;
type Collection = keyof typeof EXPORT_RULES;

type Source = {
  readonly database: mongo.Db;
  readonly services: Pick<Services, 'encryptor' | 'clock'>;
  readonly modules: Pick<Modules, 'work'>;
};

/**
 * Writes everything that the platform has of a member: a file for each collection, the member's uploads, and a
 * README. Records are read and written one after the other, so that memory does not grow with the account.
 *
 * @param signal ends the work when the process stops. @throws the signal's reason
 */
export async function writeExport(zip: ZipWriter, userId: Id, source: Source, signal: AbortSignal) {
  const { database, services } = source;
  const findRecords = (name: Collection): AsyncIterable<StoredRecord> =>
    findOwned(database, name, ownedBy(userId, MEMBER_COLLECTIONS[name]));

  async function* present(name: Collection, rule: Extract<ExportRule, { file: string }>) {
    for await (const record of findRecords(name)) {
      signal.throwIfAborted();
      const presented = presentRecord(rule, record, { userId, encryptor: services.encryptor });
      yield name === 'submissions'
        ? { ...presented, answers: await findAnswers(database, record) }
        : presented;
    }
  }

  await zip.add('README.txt', toPieces([createReadme(services.clock.now())]));
  for (const [name, rule] of Object.entries(EXPORT_RULES) as [Collection, ExportRule][])
    if ('file' in rule) await zip.add(`${rule.file}.json`, toJsonList(present(name, rule)));
  await writeFiles(zip, findRecords('work_files'), source, signal);
}

/**
 * Writes the content of uploaded files, except one that is still being stored. Those beyond the limit are named in a file
 * of their own.
 */
async function writeFiles(
  zip: ZipWriter,
  files: AsyncIterable<StoredRecord>,
  { modules }: Source,
  signal: AbortSignal,
): Promise<void> {
  let bytes = 0;
  const leftOut: string[] = [];
  for await (const file of files as AsyncIterable<StoredFile>) {
    signal.throwIfAborted();
    if (file.state === 'arriving') continue;
    const name = `${file._id.toHexString()}-${file.name}`;
    bytes += file.size;
    if (bytes > FILES_MAX_BYTES) leftOut.push(name);
    else await zip.add(`files/${name}`, modules.work.files.readContent(file), 'file');
  }
  if (leftOut.length === 0) return;
  const words = ['These files are too large for one copy. Contact support to get them:', ...leftOut];
  await zip.add('files/left-out.txt', toPieces([`${words.join('\n')}\n`]));
}

type StoredFile = { readonly _id: Id; readonly name: string; readonly size: number; readonly state: string };

/** Reads the answers of a submission: the draft, and those of each hand-in. */
async function findAnswers(database: mongo.Db, { _id }: StoredRecord): Promise<object[]> {
  const answers = await database
    .collection('answers')
    .find({ submissionId: _id }, { projection: { _id: 0, submissionId: 0 } })
    .toArray();
  return answers;
}

async function* toPieces(texts: readonly string[]): AsyncGenerator<string> {
  await Promise.resolve();
  yield* texts;
}
