/*
 * Assembles user records from four modules and stores nothing itself. Personal data is masked.
 */
import {
  dollarsOf,
  type LedgerEntry,
  type QueryOf,
  type Completion,
  type UserDetail,
  type UserRow,
  type listUsers,
} from '@platform/contracts';
import { requireId, type Id } from '../../platform/ids.ts';
import { readInBatches, mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import { scanFiltered } from '../../platform/lists/scan-filtered.ts';
import type { Services } from '../../services.ts';
import type { Auth, UserSummary, UserFilters } from '../auth/index.ts';
import type { Balance, Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Tasks } from '../tasks/index.ts';

type Query = QueryOf<typeof listUsers>;

/** Shows users to administrators. The methods that take an id throw AppError `not_found`. */
export type UserRecords = ReturnType<typeof createUserRecords>;

/** The modules whose records a user's record is assembled from. */
type Sources = {
  services: Pick<Services, 'audit'>;
  auth: Auth;
  ledger: Ledger;
  referrals: Referrals;
  tasks: Tasks;
};

export function createUserRecords(sources: Sources) {
  const { auth, ledger, tasks } = sources;
  const { directory } = auth;
  const { balances } = ledger;

  async function present(summaries: readonly UserSummary[]): Promise<UserRow[]> {
    const balancesById = await balances.of(summaries.map(({ id }) => requireId(id)));
    return summaries.map((summary) => {
      const balance = balancesById.get(summary.id);
      if (!balance) throw new Error(`User ${summary.id} has no ledger accounts.`);
      return { ...summary, ...toDollarBalances(balance) };
    });
  }

  /** Takes the order from the ledger and the user data from the directory. */
  async function pageByBalance({ limit, cursor, sort: _, ...filters }: Query): Promise<Page<UserSummary>> {
    const { items, next } = await rankByBalance({ limit, cursor }, filters);
    return { items: await directory.getInOrder(idsOf(items)), next };
  }

  async function rankByBalance(query: PageQuery, filters: UserFilters): Promise<Page<{ readonly _id: Id }>> {
    const isFiltered = Object.values<unknown>(filters).some((filter) => filter !== undefined);
    if (!isFiltered) return balances.highest.page(query);
    const ids = await directory.findLimited(filters);
    if (ids) return balances.highestAmong(ids, query);
    // The balance and the filters belong to different collections, so no index covers both.
    return scanFiltered(balances.highest, query, (rows) => directory.intersect(idsOf(rows), filters));
  }

  async function page(query: Query): Promise<Page<UserRow>> {
    const { sort } = query;
    const summaries =
      sort === 'balance' ? await pageByBalance(query) : await directory.page({ ...query, sort });
    return mapPage(summaries, present);
  }

  return {
    page,
    /** Yields all matching users in batches. */
    batches: (query: Query): AsyncGenerator<UserRow[]> =>
      readInBatches((next) => page({ ...query, ...next })),
    get: async (id: string): Promise<UserDetail> => toDetail(await directory.get(id), sources),

    async listEntries(text: string, query: PageQuery): Promise<Page<LedgerEntry>> {
      const { id } = await directory.get(text);
      return ledger.statementPage(requireId(id), query);
    },

    async listCompletions(text: string, query: PageQuery): Promise<Page<Completion>> {
      const { id } = await directory.get(text);
      return tasks.completionsPage(requireId(id), query);
    },
  };
}

async function toDetail(
  summary: UserSummary,
  { services, auth, ledger, referrals, tasks }: Sources,
): Promise<UserDetail> {
  const { audit } = services;
  const id = requireId(summary.id);
  const balanceSummary = await ledger.getBalanceSummary(id);
  const lastSignInAt = await audit.findLastSignIn(id);
  const referrerId = await referrals.findReferrerId(id);
  const usernames = await auth.usernamesOf(referrerId ? [referrerId] : []);
  return {
    ...summary,
    ...(await auth.secondFactorResets.describe(id)),
    roleGrants: await auth.roles.describeGrants(id),
    ...toDollarBalances(balanceSummary),
    totalEarned: dollarsOf(balanceSummary.creditedCents),
    totalWithdrawn: dollarsOf(balanceSummary.paidOutCents),
    signupBonusClaimed: balanceSummary.signupBonusClaimed,
    referredBy: (referrerId && usernames.get(referrerId.toHexString())) ?? null,
    completions: await tasks.countCompletions(id),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    timeline: await audit.getTimeline('user', id),
  };
}

function toDollarBalances({ availableCents, lockedCents, heldCents }: Balance) {
  return {
    balance: dollarsOf(availableCents),
    lockedBalance: dollarsOf(lockedCents),
    heldBalance: dollarsOf(heldCents),
  };
}

function idsOf(rows: readonly { readonly _id: Id }[]): Id[] {
  return rows.map(({ _id }) => _id);
}
