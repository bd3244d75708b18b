import {
  CASE_ENDPOINTS,
  CASE_KINDS,
  confirmVerification,
  DUE_CASES_MAX,
  mayCall,
  type AdminRole,
  type CaseKind,
  type DueCase,
} from '@platform/contracts';
import { requireId } from '../../platform/ids.ts';
import type { PageQuery } from '../../platform/lists/page.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { ItemReports } from '../item-reports/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

/** Whether the roles of an administrator allow to decide cases of a kind. */
export function mayDecide(roles: readonly AdminRole[], kind: CaseKind): boolean {
  return mayCall(roles, CASE_ENDPOINTS[kind].approve);
}

type ReadPage = (
  query: PageQuery,
) => Promise<{ readonly items: readonly Row[]; readonly next: string | null }>;

type Row = Pick<DueCase, 'id' | 'username' | 'claimedBy' | 'claimedUntil' | 'memberDisabled'> & {
  readonly dueAt: string | null;
};

/** Pending withdrawals whose members are looked up at a time, and at most. */
const [WAITING_BATCH, WAITING_SCANNED] = [200, 2_000];
/** Extra page size and page limit, to skip rows of disabled members. */
const [MORE_ROWS, MAX_PAGES] = [100, 4];

/** Creates the list of the cases that are due first. It reads the first ones of each kind and merges them. */
export function createDueCases({
  blueprints,
  itemReports,
  withdrawals,
}: {
  blueprints: Blueprints;
  itemReports: ItemReports;
  withdrawals: Withdrawals;
}) {
  const { verifications, purchases } = blueprints;
  const sort = 'due';
  const pages: Readonly<Record<CaseKind, readonly ReadPage[]>> = {
    verification: [(query) => verifications.page({ ...query, sort, status: 'pending' })],
    purchase: [
      (query) => purchases.page({ ...query, sort, status: 'pending', payment: 'reported' }),
      (query) => purchases.page({ ...query, sort, status: 'returning' }),
    ],
    withdrawal: [
      (query) => withdrawals.reviews.page({ ...query, sort, status: 'pending' }),
      (query) => withdrawals.reviews.page({ ...query, sort, status: 'processing' }),
    ],
    report: [(query) => itemReports.queue.page({ ...query, sort, status: 'pending' })],
  };

  /** Lists the identities to check for which a payout waits; each is due with the first one of its member. */
  async function listIdentityChecks(): Promise<DueCase[]> {
    const checks: DueCase[] = [];
    const looked = new Set<string>();
    for (let skip = 0; skip < WAITING_SCANNED && checks.length < DUE_CASES_MAX; skip += WAITING_BATCH) {
      const payouts = await withdrawals.findWaiting(skip, WAITING_BATCH);
      const returns = skip === 0 ? await blueprints.findReturning(WAITING_BATCH) : [];
      const waiting = [...returns, ...payouts];
      const dueTimes = new Map<string, string>();
      for (const { userId, dueAt } of waiting) {
        const id = userId.toHexString();
        if (!looked.has(id)) dueTimes.set(id, dueAt.toISOString());
        looked.add(id);
      }
      const rows = await verifications.listUnchecked([...dueTimes.keys()].map(requireId));
      for (const { id, userId, username, claimedBy, claimedUntil, memberDisabled } of rows) {
        const dueAt = dueTimes.get(userId);
        // Nothing of a disabled account is confirmed.
        if (dueAt === undefined || memberDisabled) continue;
        const row = { id, username, dueAt, claimedBy, claimedUntil, memberDisabled };
        checks.push({ ...row, kind: 'verification', isIdentityCheck: true });
      }
      if (payouts.length < WAITING_BATCH) break;
    }
    return checks;
  }

  /** Lists the cases that are due first, of the kinds that the roles allow to decide. */
  return async function listDue(roles: readonly AdminRole[]): Promise<DueCase[]> {
    const due: DueCase[] = [];
    for (const kind of CASE_KINDS) {
      if (!mayDecide(roles, kind)) continue;
      for (const read of pages[kind]) {
        for (const { id, username, dueAt, claimedBy, claimedUntil, memberDisabled } of await readFirst(
          read,
        )) {
          if (dueAt === null) continue;
          const row = { kind, id, username, dueAt, claimedBy, claimedUntil, memberDisabled };
          due.push({ ...row, isIdentityCheck: false });
        }
      }
    }
    if (mayCall(roles, confirmVerification)) due.push(...(await listIdentityChecks()));
    return due.sort(compareDue).slice(0, DUE_CASES_MAX);
  };
}

/** Reads the rows that are due first, on as many pages as it takes to have enough of members who are not disabled. */
async function readFirst(read: ReadPage): Promise<Row[]> {
  const rows: Row[] = [];
  let query: PageQuery = { limit: DUE_CASES_MAX };
  for (let count = 0; count <= MAX_PAGES; count += 1) {
    const { items, next } = await read(query);
    rows.push(...items);
    const isEnough = rows.filter(({ memberDisabled }) => !memberDisabled).length >= DUE_CASES_MAX;
    if (isEnough || next === null) break;
    query = { limit: MORE_ROWS, cursor: next };
  }
  return rows;
}

/** What is due first comes first; cases of disabled members, which can only be rejected, come behind all others. */
function compareDue(one: DueCase, other: DueCase): number {
  return Number(one.memberDisabled) - Number(other.memberDisabled) || one.dueAt.localeCompare(other.dueAt);
}
