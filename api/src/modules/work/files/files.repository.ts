import { mongo } from 'mongoose';
import { insertValidated, rawCollection } from '../../../platform/db/raw-collection.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { WorkFileChunkRecord, WorkFileModels, WorkFileRecord } from './files.model.ts';

/** Bytes of a piece, as in GridFS: small documents, and a download never holds more than one of them. */
const PIECE_BYTES = 255 * 1024;

/** The place of a file in the order of upload. */
export type FileCursor = Pick<WorkFileRecord, '_id' | 'createdAt'>;

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export function createFilesRepository(models: WorkFileModels) {
  const [files, chunks] = [rawCollection(models.files), rawCollection(models.chunks)];
  const counters = rawCollection(models.counters);
  return {
    find: (id: Id) => files.findOne({ _id: id }),
    findAll: (ids: readonly Id[], tx?: Tx) =>
      files.find({ _id: { $in: [...ids] } }, { session: tx }).toArray(),
    count: (userId: Id, tx?: Tx) => files.countDocuments({ userId }, { session: tx }),
    /** Counts a member's files that no answer names, with those that are being stored. */
    countUnused: (userId: Id, tx?: Tx) =>
      files.countDocuments({ userId, state: { $in: ['arriving', 'unused'] } }, { session: tx }),
    /** Sums the bytes of a member's files. */
    async sumSizes(userId: Id, tx?: Tx): Promise<number> {
      const group = { $group: { _id: null, bytes: { $sum: '$size' } } };
      const [sum] = await files
        .aggregate<{ bytes: number }>([{ $match: { userId } }, group], { session: tx })
        .toArray();
      return sum?.bytes ?? 0;
    },
    /**
     * Inserts a file without its content. Concurrent uploads of a member conflict on the counter, so one of the
     * transactions is retried and sees how many files there are now.
     */
    async insert(tx: Tx, file: WorkFileRecord): Promise<void> {
      await counters.updateOne({ _id: file.userId }, { $inc: { count: 1 } }, { upsert: true, session: tx });
      await insertValidated(models.files, file, tx);
    },
    /**
     * Stores the content of a file that arrives. Each piece is a write of its own, because others would wait for a
     * transaction of 10 MB. Returns whether the file is still there.
     */
    async store(fileId: Id, content: Buffer): Promise<boolean> {
      for (const chunk of splitContent(fileId, content)) await chunks.insertOne(chunk);
      const arriving = { _id: fileId, state: 'arriving' } as const;
      return (await files.updateOne(arriving, { $set: { state: 'unused' } })).matchedCount === 1;
    },
    /** Reads the content in order. @throws Error if a piece is missing */
    async *readPieces({ _id, size }: Pick<WorkFileRecord, '_id' | 'size'>): AsyncGenerator<Uint8Array> {
      for (let n = 0; n * PIECE_BYTES < size; n++) {
        const chunk = await chunks.findOne({ _id: chunkId(_id, n) });
        if (!chunk) throw new Error(`File ${_id.toString()} lacks piece ${n}.`);
        yield chunk.content.buffer;
      }
    },
    async markUsed(tx: Tx, ids: readonly Id[]): Promise<void> {
      await files.updateMany({ _id: { $in: [...ids] } }, { $set: { state: 'used' } }, { session: tx });
    },
    async markHandedIn(tx: Tx, ids: readonly Id[]): Promise<void> {
      await files.updateMany({ _id: { $in: [...ids] } }, { $set: { isHandedIn: true } }, { session: tx });
    },
    /** Finds files in a state that are older than a time. */
    findBefore: (state: WorkFileRecord['state'], before: Date, limit: number, tx: Tx) =>
      files.find({ state, createdAt: { $lt: before } }, { session: tx, limit }).toArray(),
    /** Finds files that answers name, oldest first, from a place on. */
    findUsedBefore: (before: Date, after: FileCursor | undefined, limit: number, tx: Tx) =>
      files
        .find(
          {
            state: 'used',
            createdAt: { $lte: before },
            ...(after && {
              $or: [
                { createdAt: { $gt: after.createdAt } },
                { createdAt: after.createdAt, _id: { $gt: after._id } },
              ],
            }),
          },
          { session: tx },
        )
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .toArray(),
    async remove(tx: Tx, ids: readonly Id[]): Promise<void> {
      await files.deleteMany({ _id: { $in: [...ids] } }, { session: tx });
      await chunks.deleteMany({ fileId: { $in: [...ids] } }, { session: tx });
    },
  };
}

function splitContent(fileId: Id, content: Buffer): WorkFileChunkRecord[] {
  return Array.from({ length: Math.ceil(content.length / PIECE_BYTES) }, (_, n) => ({
    _id: chunkId(fileId, n),
    fileId,
    content: new mongo.Binary(content.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES)),
  }));
}

function chunkId(fileId: Id, n: number): string {
  return `${fileId.toString()}:${n}`;
}
