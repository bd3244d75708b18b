import {
  approvePurchase,
  approveVerification,
  approveWithdrawal,
  confirmVerification,
  DUE_CASES_MAX,
  mayCall,
  type AdminRole,
  type CaseKind,
  type DueCase,
} from '@platform/contracts';
import { requireId } from '../../platform/ids.ts';
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

type Row = Pick<DueCase, 'id' | 'username' | 'claimedBy' | 'claimedUntil' | 'memberDisabled'> & {
  readonly dueAt: string | null;
};

/** Upper bound on pending withdrawals whose members are looked up. */
const WAITING_SCANNED = 200;

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

  /** Lists the identities to check for which a withdrawal waits; each is due with its first withdrawal. */
  async function listIdentityChecks(): Promise<DueCase[]> {
    const dueTimes = new Map<string, string>();
    for (const { userId, dueAt } of await withdrawals.findWaiting(WAITING_SCANNED))
      if (!dueTimes.has(userId.toHexString())) dueTimes.set(userId.toHexString(), dueAt.toISOString());
    const rows = await verifications.listUnchecked([...dueTimes.keys()].map(requireId));
    return rows.flatMap(({ id, userId, username, claimedBy, claimedUntil, memberDisabled }) => {
      const dueAt = dueTimes.get(userId);
      // Nothing of a disabled account is confirmed.
      if (dueAt === undefined || memberDisabled) return [];
      const row = { id, username, dueAt, claimedBy, claimedUntil, memberDisabled };
      return [{ ...row, kind: 'verification', isIdentityCheck: true } as const];
    });
  }

  /** Lists the cases that are due first, of the kinds that the roles allow to decide. */
  return async function listDue(roles: readonly AdminRole[]): Promise<DueCase[]> {
    const due: DueCase[] = [];
    for (const kind of ['verification', 'purchase', 'withdrawal'] as const) {
      if (!mayDecide(roles, kind)) continue;
      for (const read of pages[kind]) {
        const { items } = await read();
        for (const { id, username, dueAt, claimedBy, claimedUntil, memberDisabled } of items) {
          if (dueAt === null) continue;
          const row = { kind, id, username, dueAt, claimedBy, claimedUntil, memberDisabled };
          due.push({ ...row, isIdentityCheck: false });
        }
      }
    }
    if (mayCall(roles, confirmVerification)) due.push(...(await listIdentityChecks()));
    const byDueTime = due.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
    return byDueTime.slice(0, DUE_CASES_MAX);
  };
}
