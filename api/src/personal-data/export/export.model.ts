import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** A copy of a member's data, or the request for one. */
export type DataExportRecord = {
  _id: Id;
  userId: Id;
  /** `ending`: its content is about to be removed, and it is no longer of use. */
  state: 'preparing' | 'ready' | 'failed' | 'ending';
  requestedAt: Date;
  /** How often making it was begun. The number is part of the ids of its pieces. */
  attempts: number;
  /** When the next attempt is due, or the current one counts as lost; `null` once it is ready or has failed. */
  nextAttemptAt: Date | null;
  /** The key of the content. Without it the pieces cannot be read. */
  encryptedKey: string | null;
  /** Until when it is kept; `null` while it is being made. */
  keptUntil: Date | null;
  /** Bytes of the file; 0 until it is ready. */
  size: number;
};

/** A piece of the file, encrypted. */
export type DataExportPieceRecord = {
  /** `<export>:<attempt>:<n>`, from 0. */
  _id: string;
  exportId: Id;
  attempt: number;
  content: mongo.Binary;
};

export type DataExportModels = {
  exports: Model<DataExportRecord>;
  pieces: Model<DataExportPieceRecord>;
};

const time = { type: Date, default: null } as const;
const count = { type: Number, required: true, min: 0, validate: Number.isSafeInteger } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const options = { versionKey: false, strict: 'throw' } as const;

const exportSchema = new Schema<DataExportRecord>(
  {
    userId: objectId,
    state: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    attempts: count,
    nextAttemptAt: time,
    encryptedKey: { type: String, default: null },
    keptUntil: time,
    size: count,
  },
  options,
);
// One at a time for each member.
exportSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { state: 'preparing' } });
exportSchema.index({ userId: 1, requestedAt: 1, _id: 1 });
// For the job: what is due, what has expired, and what is to be removed.
exportSchema.index({ state: 1, nextAttemptAt: 1 });
exportSchema.index({ state: 1, keptUntil: 1 });

const pieceSchema = new Schema<DataExportPieceRecord>(
  {
    _id: { type: String, required: true },
    exportId: objectId,
    attempt: count,
    content: { type: Schema.Types.Buffer, required: true },
  },
  options,
);
pieceSchema.index({ exportId: 1, attempt: 1 });

export function createDataExportModels(connection: Connection): DataExportModels {
  return {
    exports: connection.model<DataExportRecord>('DataExport', exportSchema, 'data_exports'),
    pieces: connection.model<DataExportPieceRecord>('DataExportPiece', pieceSchema, 'data_export_pieces'),
  };
}
