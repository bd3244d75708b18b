/*
 * A user's story is told by four modules; nothing of it is kept here. Personal data comes masked.
 */
import {
  dollarsOf,
  type LedgerEntry,
  type QueryOf,
  type UserCase,
  type UserCompletion,
  type UserRow,
  type listUsers,
} from '@platform/contracts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import { batchesOf, mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import { sift } from '../../platform/lists/sift.ts';
import type { Auth, Sketch, UserFilters } from '../auth/index.ts';
import type { Balance, Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Tasks } from '../tasks/index.ts';

type Query = QueryOf<typeof listUsers>;

/** Users as administrators see them. Refusals of those that name one: `not_found`. */
export type UserCases = {
  page(query: Query): Promise<Page<UserRow>>;
  /** All that the query finds, in batches. */
  batches(query: Query): AsyncGenerator<UserRow[]>;
  one(id: string): Promise<UserCase>;
  entriesOf(id: string, query: PageQuery): Promise<Page<LedgerEntry>>;
  completionsOf(id: string, query: PageQuery): Promise<Page<UserCompletion>>;
};

type Parts = { auth: Auth; ledger: Ledger; referrals: Referrals; tasks: Tasks; audit: AuditLog };

export function createUserCases(parts: Parts): UserCases {
  const { auth, ledger, tasks } = parts;
  const { directory } = auth;
  const { balances } = ledger;

  async function present(sketches: readonly Sketch[]): Promise<UserRow[]> {
    const found = await balances.of(sketches.map(({ id }) => requireId(id)));
    return sketches.map((sketch) => {
      const balance = found.get(sketch.id);
      if (!balance) throw new Error(`There are no accounts of ${sketch.id}.`);
      return { ...sketch, ...dollarsIn(balance) };
    });
  }

  /** The ledger puts users in order, the directory says which. */
  async function byBalance({ limit, cursor, sort: _, ...filters }: Query): Promise<Page<Sketch>> {
    const { items, next } = await highest({ limit, cursor }, filters);
    return { items: await directory.inOrderOf(idsOf(items)), next };
  }

  async function highest(query: PageQuery, filters: UserFilters): Promise<Page<{ readonly _id: Id }>> {
    const isNarrowed = Object.values<unknown>(filters).some((filter) => filter !== undefined);
    if (!isNarrowed) return balances.highest.page(query);
    const few = await directory.few(filters);
    if (few) return balances.highestAmong(few, query);
    return sift(balances.highest, query, (rows) => directory.idsAmong(idsOf(rows), filters));
  }

  async function page(query: Query): Promise<Page<UserRow>> {
    const { sort } = query;
    const sketches = sort === 'balance' ? await byBalance(query) : await directory.page({ ...query, sort });
    return mapPage(sketches, present);
  }

  return {
    page,
    batches: (query) => batchesOf((next) => page({ ...query, ...next })),
    one: async (id) => caseOf(await directory.one(id), parts),

    async entriesOf(text, query) {
      const { id } = await directory.one(text);
      return ledger.statementOf(requireId(id), query);
    },

    async completionsOf(text, query) {
      const { id } = await directory.one(text);
      return tasks.storyOf(requireId(id), query);
    },
  };
}

async function caseOf(sketch: Sketch, { auth, ledger, referrals, tasks, audit }: Parts): Promise<UserCase> {
  const id = requireId(sketch.id);
  const figures = await ledger.figuresOf(id);
  const lastSignInAt = await audit.lastTime('user_signed_in', id);
  const referrerId = await referrals.referrerOf(id);
  const names = await auth.usernamesOf(referrerId ? [referrerId] : []);
  return {
    ...sketch,
    ...dollarsIn(figures),
    totalEarned: dollarsOf(figures.creditedCents),
    totalWithdrawn: dollarsOf(figures.paidOutCents),
    signupBonusClaimed: figures.signupBonusClaimed,
    referredBy: (referrerId && names.get(referrerId.toHexString())) ?? null,
    completions: await tasks.countOf(id),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    timeline: await audit.timelineOf('user', id),
  };
}

function dollarsIn({ availableCents, lockedCents, heldCents }: Balance) {
  return {
    balance: dollarsOf(availableCents),
    lockedBalance: dollarsOf(lockedCents),
    heldBalance: dollarsOf(heldCents),
  };
}

function idsOf(rows: readonly { readonly _id: Id }[]): Id[] {
  return rows.map(({ _id }) => _id);
}
