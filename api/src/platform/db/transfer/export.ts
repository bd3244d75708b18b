import { openStoredData } from '@platform/embedded-mongo/maintenance';
import type { mongo } from 'mongoose';
import { type ExportManifest, type ExportSource, writeExport } from './export-files.ts';

/** An export, and a sentence for each piece of a damaged data file that is not in it. */
export type ExportResult = { manifest: ExportManifest; losses: readonly string[] };

/**
 * Exports the database of an embedded engine from its data folder, all as of one point in time. The engine may be
 * running, or unable to start because the file is damaged.
 */
export async function exportFolder(
  dataFolder: string,
  databaseName: string,
  target: string,
  createdAt: Date,
): Promise<ExportResult> {
  const data = openStoredData(dataFolder);
  try {
    const sources = data.collections
      .filter(({ database }) => database === databaseName)
      .map(({ name, indexes, readDocuments }): ExportSource => ({ name, indexes, read: readDocuments }));
    const manifest = await writeExport(target, sources, createdAt);
    return { manifest, losses: data.losses };
  } finally {
    await data.close();
  }
}

/**
 * Exports the database of a server. Collections are read one after the other, so what is written meanwhile may be in
 * one and not in another.
 */
export async function exportServer(
  database: mongo.Db,
  target: string,
  createdAt: Date,
): Promise<ExportManifest> {
  return writeExport(target, listSources(database), createdAt);
}

async function* listSources(database: mongo.Db): AsyncGenerator<ExportSource> {
  for await (const listed of database.listCollections()) {
    const { name, type } = listed as mongo.CollectionInfo;
    if (type !== 'collection' || name.startsWith('system.')) continue;
    const collection = database.collection(name);
    const indexes = (await collection.listIndexes().toArray()) as mongo.Document[];
    yield {
      name,
      indexes: indexes.filter((index) => index.name !== '_id_'),
      read: () => collection.find({}, { raw: true }) as AsyncIterable<unknown> as AsyncIterable<Uint8Array>,
    };
  }
}
