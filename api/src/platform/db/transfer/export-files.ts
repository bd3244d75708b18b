import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getErrorMessage, replaceFile } from '@platform/server-kit/node-utils';
import { mongo } from 'mongoose';

/** A collection of an export: its file, with a document per line, and its indexes except the one on `_id`. */
export type ExportedCollection = {
  name: string;
  file: string;
  documents: number;
  /** Of the file, in hex. */
  sha256: string;
  indexes: mongo.Document[];
};

/** What `export.json` says. An export without it is incomplete. */
export type ExportManifest = {
  kind: string;
  /** Tells an import that it continues, not starts, this export. */
  exportId: string;
  createdAt: string;
  collections: ExportedCollection[];
};

/** A collection to export; `read` returns its documents as BSON. */
export type ExportSource = {
  name: string;
  indexes: mongo.Document[];
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

const KIND = 'export in Extended JSON';
const MANIFEST = 'export.json';
const { deserialize, EJSON } = mongo.BSON;

/** Every type stays what it was, also numbers and regular expressions. */
const EXACT = { promoteValues: false, bsonRegExp: true } as const;

/**
 * Writes collections to files in MongoDB's Extended JSON, canonical form.
 *
 * @throws Error with a message for the user if the folder is in use
 */
export async function writeExport(
  folder: string,
  sources: AsyncIterable<ExportSource> | Iterable<ExportSource>,
  createdAt: Date,
): Promise<ExportManifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${folder} is not empty. Name a folder that does not exist.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const collections: ExportedCollection[] = [];
  for await (const source of sources) collections.push(await writeCollection(folder, source));
  const manifest: ExportManifest = {
    kind: KIND,
    exportId: randomUUID(),
    createdAt: createdAt.toISOString(),
    collections,
  };
  replaceFile(
    join(folder, MANIFEST),
    `${EJSON.stringify(manifest, undefined, 2, { relaxed: true })}\n`,
    0o600,
  );
  return manifest;
}

async function writeCollection(
  folder: string,
  { name, indexes, read }: ExportSource,
): Promise<ExportedCollection> {
  const file = toFileName(name);
  const hash = createHash('sha256');
  const descriptor = openSync(join(folder, file), 'wx', 0o600);
  let documents = 0;
  try {
    for await (const bytes of read()) {
      const line = `${EJSON.stringify(deserialize(bytes, EXACT), { relaxed: false })}\n`;
      writeSync(descriptor, line);
      hash.update(line);
      documents += 1;
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return { name, file, documents, sha256: hash.digest('hex'), indexes };
}

/** Returns the name of a collection's file, which is in the folder itself, whatever the name of the collection is. */
function toFileName(name: string): string {
  return `${encodeURIComponent(name)}.json`;
}

/** @throws Error with a message for the user if the folder has no complete export */
export function readExportManifest(folder: string): ExportManifest {
  try {
    const manifest = EJSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as ExportManifest;
    if (manifest.kind === KIND) return manifest;
  } catch (cause) {
    throw new Error(`There is no complete export in ${folder}: ${getErrorMessage(cause)}`, { cause });
  }
  throw new Error(`There is no export in ${folder}: its ${MANIFEST} is that of something else.`);
}

/**
 * Asserts that the files of an export are those that were written, each in the folder itself.
 *
 * @throws Error with a message for the user
 */
export async function assertUnchanged(folder: string, { collections }: ExportManifest): Promise<void> {
  for (const { name, file, sha256 } of collections) {
    const path = join(folder, file);
    if (file !== toFileName(name) || !lstatSync(path, { throwIfNoEntry: false })?.isFile())
      throw new Error(`The export has no file of its own for the collection ${name}. Nothing was imported.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    if (hash.digest('hex') !== sha256)
      throw new Error(`The file ${file} is not as it was exported. Nothing of this export was imported now.`);
  }
}

/** Parses a line of a collection's file. */
export const parseDocument = (line: string): mongo.Document =>
  EJSON.parse(line, { relaxed: false }) as mongo.Document;
