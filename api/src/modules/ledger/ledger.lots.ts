/*
 * Invariant: money leaves the available account in the order in which it arrived, and what comes back takes its place
 * again. So every cent of a withdrawal has one origin, which later movements do not change.
 */
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { JournalRecord, LedgerModels } from './ledger.model.ts';
import { subjectIdOf } from './ledger.templates.ts';

/** Cents that arrived in a member's available account by one journal, or a part of them. */
export type Lot = {
  readonly template: JournalRecord['template'];
  /** The completion of a reward, the referred user of a referral, or the member. */
  readonly subjectId: string;
  readonly cents: number;
  readonly at: Date;
  /** The number of the journal. */
  readonly sequence: number;
};

/** What is left in the available account, and what each withdrawal took from it, by the id of the withdrawal. */
export type Lots = { readonly left: readonly Lot[]; readonly taken: ReadonlyMap<string, readonly Lot[]> };

type Journal = Pick<JournalRecord, 'template' | 'key' | 'postings' | 'at' | 'sequence'>;

const FIELDS = { template: 1, key: 1, postings: 1, at: 1, sequence: 1 } as const;

/** Creates the read of where a member's money is from. A reward that is due but not posted yet is left out. */
export function createReadLots({ journals }: Pick<LedgerModels, 'journals'>) {
  return async (userId: Id, tx?: Tx): Promise<Lots> =>
    traceLots(
      await rawCollection(journals)
        .find({ userId }, { session: tx, projection: FIELDS })
        .sort({ sequence: 1 })
        .toArray(),
    );
}

/** @param journals of one member, in their order */
export function traceLots(journals: readonly Journal[]): Lots {
  const taken = new Map<string, readonly Lot[]>();
  let left: readonly Lot[] = [];
  for (const journal of journals) {
    const { template, at, sequence } = journal;
    const subjectId = subjectIdOf(journal);
    const cents = journal.postings.reduce((sum, posting) => sum + posting.cents, 0);
    switch (template) {
      case 'signup_bonus':
      case 'referral_reward':
      case 'reward_unlocked':
        left = [...left, { template, subjectId, cents, at, sequence }];
        break;
      case 'withdrawal_requested': {
        const [first, rest] = split(left, cents);
        taken.set(subjectId, first);
        left = rest;
        break;
      }
      case 'withdrawal_released':
      case 'withdrawal_bounced':
        left = [...(taken.get(subjectId) ?? []), ...left].toSorted((a, b) => a.sequence - b.sequence);
        break;
      case 'balance_given_up':
        left = split(left, cents)[1];
        break;
      case 'task_reward':
      case 'withdrawal_paid':
      case 'blueprint_purchase':
      case 'blueprint_returned':
        break;
    }
  }
  return { left, taken };
}

/** Divides lots into the first ones, which have `cents` together, and the rest. */
function split(lots: readonly Lot[], cents: number): [first: Lot[], rest: Lot[]] {
  const [first, rest]: [Lot[], Lot[]] = [[], []];
  let missing = cents;
  for (const lot of lots) {
    const part = Math.min(lot.cents, missing);
    if (part > 0) first.push({ ...lot, cents: part });
    if (part < lot.cents) rest.push({ ...lot, cents: lot.cents - part });
    missing -= part;
  }
  return [first, rest];
}
