import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';
import {
  assertUnchanged,
  parseDocument,
  readExportManifest,
  type ExportedCollection,
  type ExportManifest,
} from './export-files.ts';

/** How far the import of a collection has come. The records are removed at the end. */
type Progress = { _id: string; exportId: string; documents: number };

const PROGRESS = 'import_progress';
const BATCH_SIZE = 500;
const DUPLICATE_KEY = 11_000;

/**
 * Writes an export into an empty database, and builds its indexes at the end. An import that was interrupted continues
 * when it is called again; a document that is there already is not written again.
 *
 * @throws Error with a message for the user if the export is incomplete or was changed, or the database has other data
 */
export async function importInto(database: mongo.Db, folder: string): Promise<ExportManifest> {
  const manifest = readExportManifest(folder);
  await assertUnchanged(folder, manifest);
  const progress = database.collection<Progress>(PROGRESS);
  await begin(database, progress, manifest);
  for (const collection of manifest.collections)
    await importCollection(database, progress, folder, collection);
  for (const { name, indexes } of manifest.collections)
    if (indexes.length > 0)
      await database.command({ createIndexes: name, indexes: indexes.map(toIndexSpec) });
  await progress.drop();
  return manifest;
}

/** @throws Error with a message for the user if an import into the database was interrupted */
export async function assertNoImport(database: mongo.Db): Promise<void> {
  if ((await database.collection(PROGRESS).findOne({})) === null) return;
  throw new Error(
    'An import into this database was interrupted, so it is incomplete. Run `npm run db -- import FOLDER` again, ' +
      'or begin with an empty database.',
  );
}

async function begin(
  database: mongo.Db,
  progress: mongo.Collection<Progress>,
  { exportId, collections }: ExportManifest,
): Promise<void> {
  const started = await progress.findOne({});
  if (started?.exportId === exportId) return;
  if (started) throw new Error('The database has part of another export. Finish that import first.');
  const [other] = await database.listCollections({}, { nameOnly: true }).toArray();
  if (other)
    throw new Error(
      `The database is not empty: it has the collection ${other.name}. Nothing was changed. Name an empty one.`,
    );
  await progress.insertMany(collections.map(({ name }) => ({ _id: name, exportId, documents: 0 })));
}

async function importCollection(
  database: mongo.Db,
  progress: mongo.Collection<Progress>,
  folder: string,
  { name, file, documents }: ExportedCollection,
): Promise<void> {
  const collection = database.collection(name);
  const done = (await progress.findOne({ _id: name }))?.documents ?? 0;
  const isMissing = (await database.listCollections({ name }).toArray()).length === 0;
  if (isMissing && documents === 0) await database.createCollection(name);
  let position = 0;
  let batch: mongo.Document[] = [];
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    await insertMissing(collection, batch);
    await progress.updateOne({ _id: name }, { $set: { documents: position } });
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
    position += 1;
    if (position <= done) continue;
    batch.push(parseDocument(line));
    if (batch.length === BATCH_SIZE) await write();
  }
  await write();
  if (position !== documents)
    throw new Error(
      `The file ${file} has ${position} documents, and not the ${documents} that were exported.`,
    );
}

/** Inserts documents; those that an interrupted import has inserted before are there already. */
async function insertMissing(collection: mongo.Collection, documents: mongo.Document[]): Promise<void> {
  try {
    await collection.insertMany(documents, { ordered: false, ignoreUndefined: false });
  } catch (error) {
    const isRepeated =
      error instanceof mongo.MongoBulkWriteError &&
      [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY);
    if (!isRepeated) throw error;
  }
}

/** The version of an index is the server's own. */
const toIndexSpec = ({ v: _v, ns: _ns, ...spec }: mongo.Document): mongo.Document => spec;
