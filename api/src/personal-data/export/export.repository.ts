import { mongo } from 'mongoose';
import { latestEnd } from '../../platform/clock.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { DataExportModels, DataExportRecord } from './export.model.ts';

/** Bytes of a piece of the file: a download never holds more than one. */
export const PIECE_BYTES = 255 * 1024;

/** How long an attempt may take. After it, its process counts as dead, and the next attempt is due. */
const ATTEMPT_MS = 15 * 60_000;
/** Pieces that are removed with one command. */
const PIECES_AT_ONCE = 50;

/** What the members see, the newest first. */
const SHOWN = ['preparing', 'ready', 'failed'] as const;

export type ExportRepository = ReturnType<typeof createExportRepository>;

export function createExportRepository(models: DataExportModels) {
  const [exports, pieces] = [rawCollection(models.exports), rawCollection(models.pieces)];

  /** Removes pieces in batches, none of which is large. */
  async function removePieces(filter: mongo.Filter<mongo.Document>): Promise<void> {
    const own = filter as Parameters<typeof pieces.find>[0];
    for (;;) {
      const batch = await pieces.find(own, { projection: { _id: 1 }, limit: PIECES_AT_ONCE }).toArray();
      if (batch.length === 0) return;
      await pieces.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
    }
  }

  return {
    ...createTransitions(models),

    /** Finds the newest copy of a member that is not about to be removed. */
    findNewest: (userId: Id, tx?: Tx): Promise<DataExportRecord | null> =>
      exports.findOne(
        { userId, state: { $in: [...SHOWN] } },
        { session: tx, sort: { requestedAt: -1, _id: -1 } },
      ),

    /** Begins the next attempt that is due. Of several processes, one gets it. */
    beginAttempt: (now: Date): Promise<DataExportRecord | null> =>
      exports.findOneAndUpdate(
        {
          state: 'preparing',
          $or: [{ nextAttemptAt: { $lte: now } }, { nextAttemptAt: { $gt: latestEnd(now, ATTEMPT_MS) } }],
        },
        { $inc: { attempts: 1 }, $set: { nextAttemptAt: new Date(now.getTime() + ATTEMPT_MS) } },
        { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
      ),

    async insertPiece({ _id, attempts }: DataExportRecord, n: number, content: Uint8Array): Promise<void> {
      const id = pieceId(_id, attempts, n);
      await pieces.insertOne({
        _id: id,
        exportId: _id,
        attempt: attempts,
        content: new mongo.Binary(content),
      });
    },

    /** Reads the encrypted pieces of a ready copy in order, each with its id. @throws Error if one is missing */
    async *readPieces({ _id, attempts, size }: DataExportRecord): AsyncGenerator<[string, Uint8Array]> {
      for (let n = 0; n * PIECE_BYTES < size; n++) {
        const id = pieceId(_id, attempts, n);
        const piece = await pieces.findOne({ _id: id });
        if (!piece) throw new Error(`The copy ${_id.toHexString()} lacks piece ${n}.`);
        yield [id, piece.content.buffer];
      }
    },

    /** Removes the pieces of one attempt. */
    removeAttempt: ({ _id, attempts }: DataExportRecord): Promise<void> =>
      removePieces({ exportId: _id, attempt: attempts }),

    /** Removes the pieces of the attempts before the current one. */
    removeEarlierAttempts: ({ _id, attempts }: DataExportRecord): Promise<void> =>
      removePieces({ exportId: _id, attempt: { $lt: attempts } }),

    /** Removes copies that were replaced or have expired. @param limit of copies */
    async removeEnded(now: Date, limit: number): Promise<void> {
      const expired = { state: { $in: ['ready', 'failed'] as const }, keptUntil: { $lte: now } };
      await exports.updateMany(expired, { $set: { state: 'ending', encryptedKey: null } });
      for (const { _id } of await exports.find({ state: 'ending' }, { limit }).toArray()) {
        await removePieces({ exportId: _id });
        await exports.deleteOne({ _id });
      }
    },
  };
}

/** Returns the id of a piece, which its content is bound to. */
export function pieceId(exportId: Id, attempt: number, n: number): string {
  return `${exportId.toHexString()}:${attempt}:${n}`;
}

/** The changes of a copy's state. Those of an attempt return whether it is still the current one. */
function createTransitions({ exports: model }: DataExportModels) {
  const exports = rawCollection(model);

  async function finish(
    { _id, attempts }: DataExportRecord,
    change: Partial<DataExportRecord>,
    tx?: Tx,
  ): Promise<boolean> {
    const current = { _id, attempts, state: 'preparing' as const };
    return (await exports.updateOne(current, { $set: change }, { session: tx })).modifiedCount === 1;
  }

  return {
    /** Replaces the copies of a member by a request for a new one. */
    async replace(tx: Tx, request: DataExportRecord): Promise<void> {
      const { userId } = request;
      const before = { userId, state: { $in: ['ready', 'failed'] as const } };
      const ending = { $set: { state: 'ending' as const, encryptedKey: null } };
      await exports.updateMany(before, ending, { session: tx });
      await exports.insertOne(request, { session: tx });
    },

    complete: (tx: Tx, attempt: DataExportRecord, size: number, keptUntil: Date): Promise<boolean> =>
      finish(attempt, { state: 'ready', nextAttemptAt: null, keptUntil, size }, tx),

    fail: (tx: Tx, attempt: DataExportRecord, keptUntil: Date): Promise<boolean> =>
      finish(attempt, { state: 'failed', nextAttemptAt: null, keptUntil, encryptedKey: null }, tx),

    /** Ends an attempt without a result; the next one follows. */
    retryAt: (attempt: DataExportRecord, nextAttemptAt: Date): Promise<boolean> =>
      finish(attempt, { nextAttemptAt }),
  };
}
