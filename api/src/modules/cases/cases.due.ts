import {
  approvePurchase,
  approveVerification,
  approveWithdrawal,
  DUE_CASES_MAX,
  mayCall,
  type AdminRole,
  type CaseKind,
  type DueCase,
} from '@platform/contracts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

const DECIDE = {
  verification: approveVerification,
  purchase: approvePurchase,
  withdrawal: approveWithdrawal,
} as const;

/** Whether the roles of an administrator allow to decide cases of a kind. */
export function mayDecide(roles: readonly AdminRole[], kind: CaseKind): boolean {
  return mayCall(roles, DECIDE[kind]);
}

type Row = Pick<DueCase, 'id' | 'username' | 'claimedBy' | 'claimedUntil'> & {
  readonly dueAt: string | null;
};

/** Creates the list of the cases that are due first. It reads the first ones of each kind and merges them. */
export function createDueCases({
  blueprints: { verifications, purchases },
  withdrawals,
}: {
  blueprints: Blueprints;
  withdrawals: Withdrawals;
}) {
  const first = { sort: 'due', limit: DUE_CASES_MAX } as const;
  const pages: Readonly<Record<CaseKind, readonly (() => Promise<{ readonly items: readonly Row[] }>)[]>> = {
    verification: [() => verifications.page({ ...first, status: 'pending' })],
    purchase: [() => purchases.page({ ...first, status: 'pending', payment: 'reported' })],
    withdrawal: [
      () => withdrawals.reviews.page({ ...first, status: 'pending' }),
      () => withdrawals.reviews.page({ ...first, status: 'processing' }),
    ],
  };

  /** Lists the cases that are due first, of the kinds that the roles allow to decide. */
  return async function listDue(roles: readonly AdminRole[]): Promise<DueCase[]> {
    const due: DueCase[] = [];
    for (const kind of ['verification', 'purchase', 'withdrawal'] as const) {
      if (!mayDecide(roles, kind)) continue;
      for (const read of pages[kind]) {
        const { items } = await read();
        for (const { id, username, dueAt, claimedBy, claimedUntil } of items)
          if (dueAt !== null) due.push({ kind, id, username, dueAt, claimedBy, claimedUntil });
      }
    }
    const byDueTime = due.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
    return byDueTime.slice(0, DUE_CASES_MAX);
  };
}
