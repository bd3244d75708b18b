/*
 * Invariant: `npm run db -- audit verify` finds no problem after a removal. Blocks of the chain stay, with the hashes
 * of what was removed; in the same transaction an entry says up to which block entries are missing.
 */
import type { Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import { rawCollection } from '../db/raw-collection.ts';
import type { Tx } from '../db/transaction.ts';
import { SYSTEM_ACTOR } from './actor.ts';
import { createAuditBlockModel } from './audit-chain.model.ts';
import type { AuditLog } from './audit-log.ts';
import { createFindRemovalMark, describeRemoval } from './audit-removal-mark.ts';
import { createAuditModel, type AuditRecord } from './audit.model.ts';

/** Upper bound on entries in one transaction. */
const BATCH_SIZE = 500;

/** The place of an entry in the chain. */
export type AuditCursor = Pick<AuditRecord, '_id' | 'block'>;

/** Returns the entries of a batch that are still needed. */
export type FindNeededEntries = (entries: readonly AuditRecord[], tx: Tx) => Promise<readonly AuditRecord[]>;

/** Creates the removal of old entries, the one change of the log beside appending to it. */
export function createAuditRemoval(connection: Connection, clock: Clock, log: Pick<AuditLog, 'record'>) {
  const entries = rawCollection(createAuditModel(connection));
  const blocks = rawCollection(createAuditBlockModel(connection));
  const findRemovalMark = createFindRemovalMark(entries, clock);

  /**
   * Finds the last block of the removals before, which went further if the setting was lower then. Of what an entry
   * claims, only that counts which was old enough at its time.
   */
  async function findLastBlock(tx: Tx): Promise<number> {
    const { lastBlock, removableUntil } = await findRemovalMark(tx);
    const block = await blocks.findOne(
      { _id: { $lte: lastBlock }, upTo: { $lte: removableUntil } },
      { session: tx, sort: { _id: -1 }, projection: { _id: 1 } },
    );
    return block?._id ?? 0;
  }

  /** Returns the number of a block that ended before a time, as late as one can; 0 if there is none. */
  async function findLastBlockBefore(tx: Tx, before: Date): Promise<number> {
    const block = await blocks.findOne(
      { upTo: { $lte: before } },
      { session: tx, sort: { upTo: -1 }, projection: { _id: 1 } },
    );
    return block?._id ?? 0;
  }

  /** Returns the entries whose blocks ended before a time. Those of a clock that was ahead meanwhile did not. */
  async function findEnded(tx: Tx, rows: readonly AuditRecord[], before: Date): Promise<AuditRecord[]> {
    const numbers = [...new Set(rows.flatMap(({ block }) => block ?? []))];
    const ended = await blocks
      .find({ _id: { $in: numbers }, upTo: { $lte: before } }, { session: tx, projection: { _id: 1 } })
      .toArray();
    const endedNumbers = new Set<number | null>(ended.map(({ _id }) => _id));
    return rows.filter(({ block }) => endedNumbers.has(block));
  }

  /**
   * Removes one batch of the entries whose blocks ended before a time.
   *
   * @param after where the batch before ended
   * @returns where this batch ended; `undefined` if no entry is left
   */
  return async (
    tx: Tx,
    before: Date,
    after: AuditCursor | undefined,
    findNeeded: FindNeededEntries,
  ): Promise<AuditCursor | undefined> => {
    const last = await findLastBlockBefore(tx, before);
    const rows = await entries
      .find(
        {
          block: { $gte: after?.block ?? 1, $lte: last },
          ...(after && { $or: [{ block: { $gt: after.block } }, { _id: { $gt: after._id } }] }),
        },
        { session: tx },
      )
      .sort({ block: 1, _id: 1 })
      .limit(BATCH_SIZE)
      .toArray();
    const ended = await findEnded(tx, rows, before);
    const needed = new Set(await findNeeded(ended, tx));
    const ids = ended.filter((row) => !needed.has(row)).map(({ _id }) => _id);
    if (ids.length > 0) {
      await entries.deleteMany({ _id: { $in: ids } }, { session: tx });
      const reason = describeRemoval(ids.length, Math.max(last, await findLastBlock(tx)));
      const event = { action: 'audit_entries_removed', subjectId: null, userId: null, reason } as const;
      await log.record(tx, SYSTEM_ACTOR, event);
    }
    return rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  };
}
