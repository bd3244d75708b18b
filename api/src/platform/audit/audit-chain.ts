import { createHash } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../db/database-errors.ts';
import { insertValidated, rawCollection } from '../db/raw-collection.ts';
import { createTransactions, type Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
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
  /** Entries that no block has yet. */
  readonly pending: number;
  /** Entries with a time before the block before was made: of a clock that was set back, or written by hand. */
  readonly backdated: number;
  /** One sentence per block or entry that is not as it was. */
  readonly problems: readonly string[];
};

/** How much earlier than the block before an entry can be: transactions are short, and clocks of processes differ. */
const BACKDATED_MS = 10 * 60_000;

const MAX_BLOCK_ENTRIES = 1_000;

const NOTHING_REMOVED: AuditRemovalMark = { lastBlock: 0, removableUntil: new Date(0) };

export type AuditChain = ReturnType<typeof createAuditChain>;

/**
 * Chains the audit log in a series of blocks, each with the hashes of its entries and of the block before. An entry
 * that is changed, removed or inserted later no longer fits its block, and a changed block no longer fits the next.
 * Blocks stay for ever. Entries of old blocks may be missing if a later entry of the log says that they were removed.
 *
 * The order is that of the blocks, in which the job puts what it finds in none: clocks can be set back.
 */
export function createAuditChain(connection: Connection, clock: Clock, logger: Logger) {
  const entries = rawCollection(createAuditModel(connection));
  const blockModel = createAuditBlockModel(connection);
  const blocks = rawCollection(blockModel);
  const withTransaction = createTransactions(connection);

  const findLast = (tx?: Tx) => blocks.findOne({}, { session: tx, sort: { _id: -1 } });

  /** Appends one block. Returns it, or `undefined` if no entry is left. */
  async function appendBlock(tx: Tx): Promise<AuditBlock | undefined> {
    const rows = await entries
      .find({ block: null }, { session: tx })
      .sort({ _id: 1 })
      .limit(MAX_BLOCK_ENTRIES)
      .toArray();
    if (rows.length === 0) return undefined;
    const previous = await findLast(tx);
    const contents = {
      _id: (previous?._id ?? 0) + 1,
      upTo: new Date(Math.max(...rows.map(({ at }) => at.getTime()))),
      entries: rows.map((row) => ({ id: row._id, hash: hashOfEntry(row) })),
      previousHash: previous?.hash ?? '',
    };
    const block = { ...contents, hash: hashOf(contents) };
    await insertValidated(blockModel, block, tx);
    const ids = rows.map(({ _id }) => _id);
    await entries.updateMany({ _id: { $in: ids } }, { $set: { block: block._id } }, { session: tx });
    return block;
  }

  /** Appends blocks until no entry is left, or another process is faster. */
  async function extend(): Promise<void> {
    for (;;) {
      const block = await withTransaction(appendBlock);
      if (!block) return;
      const { _id: number, hash } = block;
      // Logs usually leave the machine, and with them the proof of what the audit log contained.
      logger.info({ block: number, hash, entries: block.entries.length }, 'audit chain extended');
    }
  }

  return {
    /** Adds blocks of the entries that are in none. Safe to run in several processes at once. */
    async extend(): Promise<void> {
      await extend().catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },

    /** Returns the head of the chain, or `undefined` if there is no block yet. */
    async head(): Promise<ChainHead | undefined> {
      const last = await findLast();
      return last ? { number: last._id, hash: last.hash } : undefined;
    },

    verify: createVerification(entries, blocks, clock),
  };
}

/** Creates the comparison of the audit log with its chain, and of the chain with a head kept outside the database. */
function createVerification(
  entries: mongo.Collection<AuditRecord>,
  blocks: mongo.Collection<AuditBlock>,
  clock: Clock,
) {
  const findRemovalMark = createFindRemovalMark(entries, clock);

  /** Finds entries that say they are in a block that does not exist, and so would never get into the chain. */
  async function* describeStrays(last: number): AsyncGenerator<string> {
    const isChained = { block: { $gte: 1, $lte: last, $type: 'int' } } as const;
    for await (const { _id, at, block } of entries.find({ $nor: [{ block: null }, isChained] })) {
      // A block that was added since the last one was read has its entries.
      if (await blocks.findOne({ _id: block as number, 'entries.id': _id })) continue;
      yield `Entry ${describeEntry(_id, at)} names block ${String(block)}, which does not have it`;
    }
  }

  return async (known?: ChainHead): Promise<ChainVerification> => {
    const problems: string[] = [];
    let previous: AuditBlock | undefined;
    const counts = { entries: 0, removed: 0, backdated: 0 };
    let mark = NOTHING_REMOVED;
    for await (const block of blocks.find().sort({ _id: 1 })) {
      problems.push(...describeBlock(block, previous));
      const rows = await entries.find({ block: block._id }).toArray();
      // Read after the entries, because both change in one transaction.
      if (rows.length < block.entries.length && !isRemovable(block, mark)) mark = await findRemovalMark();
      const mayBeRemoved = isRemovable(block, mark);
      problems.push(...describeEntries(block, rows, mayBeRemoved));
      if (known?.number === block._id && known.hash !== block.hash)
        problems.push(`Block ${block._id} is not the one of the given head`);
      const missing = mayBeRemoved ? Math.max(0, block.entries.length - rows.length) : 0;
      counts.removed += missing;
      counts.entries += block.entries.length - missing;
      const earliestMs = (previous?.upTo.getTime() ?? 0) - BACKDATED_MS;
      counts.backdated += rows.filter(({ at }) => at.getTime() < earliestMs).length;
      previous = block;
    }
    const last = previous?._id ?? 0;
    if (known && known.number > last) problems.push(`Block ${known.number} of the given head is missing`);
    for await (const problem of describeStrays(last)) problems.push(problem);
    const pending = await entries.countDocuments({ block: null });
    return { blocks: last, ...counts, pending, problems };
  };
}

function describeBlock(block: AuditBlock, previous: AuditBlock | undefined): string[] {
  const { hash, ...contents } = block;
  const expectedNumber = (previous?._id ?? 0) + 1;
  const followsPrevious = block.previousHash === (previous?.hash ?? '');
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
      return hashOfEntry(row) === hash ? [] : [`Entry ${describeEntry(id, row.at)} ${place} was changed`];
    }),
    ...rows
      .filter(({ _id }) => !chained.has(_id.toHexString()))
      .map(({ _id, at }) => `Entry ${describeEntry(_id, at)} ${place} was inserted later`),
  ];
}

const describeEntry = (id: Id, at: Date): string => `${id.toHexString()} of ${at.toISOString()}`;

/** Returns the hash of what an entry says, which was there before it had a block. */
function hashOfEntry({ block: _block, ...contents }: AuditRecord): string {
  return hashOf(contents);
}

/** Returns the SHA-256 of a record, independent of the order of its fields, which a restored backup may change. */
function hashOf(record: object): string {
  const fields = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(EJSON.stringify(fields, { relaxed: false }))
    .digest('hex');
}
