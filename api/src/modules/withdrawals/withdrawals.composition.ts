import { MONEY_SOURCES, type MoneySource } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { requireId } from '../../platform/ids.ts';
import type { Ledger, Lot } from '../ledger/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** What a withdrawal and the rest of the balance have from one source, and when it was earned. */
type Part = {
  readonly source: MoneySource;
  readonly cents: number;
  readonly leftCents: number;
  readonly from: Date;
  readonly to: Date;
};

/** What a withdrawal consists of. */
export type Composition = { readonly parts: readonly Part[]; readonly reviewedCents: number };

/** Reads where the money of a withdrawal is from, as the ledger and the completions of tasks know it. */
export type ReadComposition = ReturnType<typeof createReadComposition>;

export function createReadComposition(
  ledger: Pick<Ledger, 'readLots'>,
  tasks: Pick<Tasks, 'findRewardSources'>,
) {
  return async ({ _id, userId }: Pick<WithdrawalRecord, '_id' | 'userId'>, tx?: Tx): Promise<Composition> => {
    const { left, taken } = await ledger.readLots(userId, tx);
    const own = taken.get(_id.toHexString()) ?? [];
    const rewards = [...own, ...left].filter(({ template }) => template === 'reward_unlocked');
    const completionIds = [...new Set(rewards.map(({ subjectId }) => subjectId))].map(requireId);
    const sources = await tasks.findRewardSources(completionIds, tx);
    const earned = (lots: readonly Lot[]) => lots.map((lot) => ({ ...lot, ...describeOrigin(lot, sources) }));
    const parts = toParts(earned(own), earned(left));
    const reviewedCents = parts.find(({ source }) => source === 'reviewed_work')?.cents ?? 0;
    return { parts, reviewedCents };
  };
}

type Origin = { readonly source: MoneySource; readonly earnedAt: Date };

function describeOrigin({ template, subjectId, at }: Lot, sources: ReadonlyMap<string, Origin>): Origin {
  if (template === 'signup_bonus') return { source: 'bonus', earnedAt: at };
  if (template === 'referral_reward') return { source: 'referrals', earnedAt: at };
  // Reconciliation reports a reward without a completion.
  return sources.get(subjectId) ?? { source: 'other_work', earnedAt: at };
}

type Earned = Origin & Pick<Lot, 'cents'>;

function toParts(own: readonly Earned[], left: readonly Earned[]): Part[] {
  return MONEY_SOURCES.flatMap((source) => {
    const ofSource = (lots: readonly Earned[]) => lots.filter((lot) => lot.source === source);
    const sum = (lots: readonly Earned[]) => ofSource(lots).reduce((total, { cents }) => total + cents, 0);
    const times = [...ofSource(own), ...ofSource(left)].map(({ earnedAt }) => earnedAt.getTime());
    if (times.length === 0) return [];
    const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    return [{ source, cents: sum(own), leftCents: sum(left), from, to }];
  });
}
