import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../ids.ts';

/** A block of the chain: entries of the audit log, by the hashes of their contents. */
export type AuditBlock = {
  /** The number of the block, from 1, which its entries have as `block`. */
  _id: number;
  /** The time of the latest entry. Times need not follow the numbers, because a clock can be set back. */
  upTo: Date;
  /** The entries in the order of their ids. */
  entries: { id: Id; hash: string }[];
  /** The hash of the block before; empty in the first block. */
  previousHash: string;
  /** The hash of all of the above. */
  hash: string;
};

const auditBlockSchema = new Schema<AuditBlock>(
  {
    _id: { type: Number, required: true },
    upTo: { type: Date, required: true },
    entries: [
      new Schema(
        { id: { type: Schema.Types.ObjectId, required: true }, hash: { type: String, required: true } },
        { _id: false },
      ),
    ],
    previousHash: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

// For the removal of old entries, which ends with a block.
auditBlockSchema.index({ upTo: 1 });

export function createAuditBlockModel(connection: Connection): Model<AuditBlock> {
  return connection.model<AuditBlock>('AuditBlock', auditBlockSchema, 'audit_blocks');
}
