import type { mongo } from 'mongoose';
import { DAY_MS, type Clock } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import type { AuditBlock } from './audit-chain.model.ts';
import type { AuditRecord } from './audit.model.ts';

/** Says up to which block entries may be missing, and that these blocks end before a time. */
export type AuditRemovalMark = { readonly lastBlock: number; readonly removableUntil: Date };

/** Entries are not removed earlier, whatever the settings or an entry of the log say. */
const MIN_AGE_DAYS = 365;

/** Words the entry that records a removal. The chain covers it like every other, so it cannot be changed either. */
export function describeRemoval(count: number, lastBlock: number): string {
  return `Records: ${count}, up to block ${lastBlock}`;
}

/** Creates the search for the last recorded removal. */
export function createFindRemovalMark(entries: mongo.Collection<AuditRecord>, clock: Clock) {
  return async (tx?: Tx): Promise<AuditRemovalMark> => {
    const filter = { action: 'audit_entries_removed', by: null } as const;
    const last = await entries.findOne(filter, { session: tx, sort: { at: -1, _id: -1 } });
    const [, lastBlock = '0'] = /, up to block (\d+)$/.exec(last?.reason ?? '') ?? [];
    // An entry of the future, after a clock was set back or written by hand, allows no more than one of now.
    const at = Math.min(last?.at.getTime() ?? 0, clock.now().getTime());
    return { lastBlock: Number(lastBlock), removableUntil: new Date(at - MIN_AGE_DAYS * DAY_MS) };
  };
}

/** Whether entries of a block may be missing. */
export function isRemovable(
  { _id, upTo }: AuditBlock,
  { lastBlock, removableUntil }: AuditRemovalMark,
): boolean {
  return _id <= lastBlock && upTo <= removableUntil;
}
