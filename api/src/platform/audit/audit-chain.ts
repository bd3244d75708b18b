import { createHash } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../db/database-errors.ts';
import { insertValidated, rawCollection } from '../db/raw-collection.ts';
import { createAuditBlockModel, type AuditBlock } from './audit-chain.model.ts';
import { createAuditModel, type AuditRecord } from './audit.model.ts';
import { createFindRemovalMark, isRemovable, type AuditRemovalMark } from './audit-removal-mark.ts';

const { EJSON } = mongoose.mongo.BSON;

/** Identifies the chain up to a block. Kept outside the database, it proves that nothing before it has changed. */
export type ChainHead = { readonly number: number; readonly hash: string };

export type ChainVerification = {
  readonly blocks: number;
  readonly entries: number;
  /** Entries that were removed at the end of their time; the chain still has their hashes. */
  readonly removed: number;
  /** Entries that no block covers yet. */
  readonly pending: number;
  /** One sentence per block or entry that is not as it was. */
  readonly problems: readonly string[];
};

/**
 * Entries get into a block when they are this old. A transaction takes five seconds at most
 * (docs/decisions/database-access.md), so no entry with an earlier time appears later, even if the clocks of two
 * processes differ by some seconds.
 */
const MIN_AGE_MS = 60_000;

const MAX_BLOCK_ENTRIES = 1_000;

const NOTHING_REMOVED: AuditRemovalMark = { lastBlock: 0, removableUntil: new Date(0) };

export type AuditChain = ReturnType<typeof createAuditChain>;

/**
 * Chains the audit log in a series of blocks, each with the hashes of its entries and of the block before. An entry
 * that is changed, removed or inserted later no longer fits its block, and a changed block no longer fits the next.
 * Blocks stay for ever. Entries of old blocks may be missing if a later entry of the log says that they were removed.
 */
export function createAuditChain(connection: Connection, clock: Clock, logger: Logger) {
  const entries = rawCollection(createAuditModel(connection));
  const blockModel = createAuditBlockModel(connection);
  const blocks = rawCollection(blockModel);

  const findLast = () => blocks.findOne({}, { sort: { _id: -1 } });

  /** Returns the entries of the next block: all that share the time of the last one are in the same block. */
  async function findNextEntries(after: Date | null, until: Date): Promise<AuditRecord[]> {
    const rows = await readEntries({ ...(after && { $gt: after }), $lte: until }, MAX_BLOCK_ENTRIES);
    const last = rows.at(-1);
    if (!last || rows.length < MAX_BLOCK_ENTRIES) return rows;
    return [...rows.filter(({ at }) => at < last.at), ...(await readEntries({ $eq: last.at }))];
  }

  const readEntries = createReadEntries(entries);

  /** Appends one block. Returns `false` if no entry is left or another process was faster. */
  async function appendBlock(until: Date): Promise<boolean> {
    const previous = await findLast();
    const after = previous?.upTo ?? null;
    const rows = await findNextEntries(after, until);
    const upTo = rows.at(-1)?.at;
    if (!upTo) return false;
    const contents = {
      _id: (previous?._id ?? 0) + 1,
      after,
      upTo,
      entries: rows.map((row) => ({ id: row._id, hash: hashOf(row) })),
      previousHash: previous?.hash ?? '',
    };
    const block = { ...contents, hash: hashOf(contents) };
    try {
      await insertValidated(blockModel, block);
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    // Logs usually leave the machine, and with them the proof of what the audit log contained.
    logger.info({ block: block._id, hash: block.hash, entries: rows.length }, 'audit chain extended');
    return true;
  }

  return {
    /** Adds blocks of the entries that are old enough. Safe to run in several processes at once. */
    async extend(): Promise<void> {
      const until = new Date(clock.now().getTime() - MIN_AGE_MS);
      while (await appendBlock(until));
    },

    /** Returns the head of the chain, or `undefined` if there is no block yet. */
    async head(): Promise<ChainHead | undefined> {
      const last = await findLast();
      return last ? { number: last._id, hash: last.hash } : undefined;
    },

    verify: createVerification(entries, blocks, clock),
  };
}

/** Reads entries of a time in their order; all of them for a limit of 0. */
function createReadEntries(entries: mongo.Collection<AuditRecord>) {
  return (at: object, limit = 0): Promise<AuditRecord[]> =>
    entries.find({ at }).sort({ at: 1, _id: 1 }).limit(limit).toArray();
}

/** Creates the comparison of the audit log with its chain, and of the chain with a head kept outside the database. */
function createVerification(
  entries: mongo.Collection<AuditRecord>,
  blocks: mongo.Collection<AuditBlock>,
  clock: Clock,
) {
  const findRemovalMark = createFindRemovalMark(entries, clock);
  const readEntries = createReadEntries(entries);
  return async (known?: ChainHead): Promise<ChainVerification> => {
    const problems: string[] = [];
    let previous: AuditBlock | undefined;
    let entryCount = 0;
    let removedCount = 0;
    let mark = NOTHING_REMOVED;
    for await (const block of blocks.find().sort({ _id: 1 })) {
      problems.push(...describeBlock(block, previous));
      const rows = await readEntries({ ...(block.after && { $gt: block.after }), $lte: block.upTo });
      // Read after the entries, because both change in one transaction.
      if (rows.length < block.entries.length && !isRemovable(block, mark)) mark = await findRemovalMark();
      problems.push(...describeEntries(block, rows, isRemovable(block, mark)));
      if (known?.number === block._id && known.hash !== block.hash)
        problems.push(`Block ${block._id} is not the one of the given head`);
      entryCount += block.entries.length;
      if (isRemovable(block, mark)) removedCount += Math.max(0, block.entries.length - rows.length);
      previous = block;
    }
    if (known && known.number > (previous?._id ?? 0))
      problems.push(`Block ${known.number} of the given head is missing`);
    const pending = await entries.countDocuments(previous ? { at: { $gt: previous.upTo } } : {});
    return {
      blocks: previous?._id ?? 0,
      entries: entryCount - removedCount,
      removed: removedCount,
      pending,
      problems,
    };
  };
}

function describeBlock(block: AuditBlock, previous: AuditBlock | undefined): string[] {
  const { hash, ...contents } = block;
  const expectedNumber = (previous?._id ?? 0) + 1;
  const followsPrevious =
    block.previousHash === (previous?.hash ?? '') && block.after?.getTime() === previous?.upTo.getTime();
  if (block._id !== expectedNumber) return [`Block ${expectedNumber} was removed`];
  if (hash !== hashOf(contents)) return [`Block ${block._id} was changed`];
  return followsPrevious ? [] : [`Block ${block._id} does not follow block ${expectedNumber - 1}`];
}

function describeEntries(block: AuditBlock, rows: readonly AuditRecord[], mayBeRemoved: boolean): string[] {
  const stored = new Map(rows.map((row) => [row._id.toHexString(), row]));
  const chained = new Set(block.entries.map(({ id }) => id.toHexString()));
  const place = `in block ${block._id}`;
  return [
    ...block.entries.flatMap(({ id, hash }) => {
      const row = stored.get(id.toHexString());
      if (!row) return mayBeRemoved ? [] : [`Entry ${id.toHexString()} ${place} was removed`];
      return hashOf(row) === hash
        ? []
        : [`Entry ${id.toHexString()} of ${row.at.toISOString()} ${place} was changed`];
    }),
    ...rows
      .filter(({ _id }) => !chained.has(_id.toHexString()))
      .map(({ _id, at }) => `Entry ${_id.toHexString()} of ${at.toISOString()} ${place} was inserted later`),
  ];
}

/** Returns the SHA-256 of a record, independent of the order of its fields, which a restored backup may change. */
function hashOf(record: object): string {
  const fields = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(EJSON.stringify(fields, { relaxed: false }))
    .digest('hex');
}
