import {
  claimSignupBonus,
  exportStatement,
  exportStatementEvents,
  getTrialBalance,
  listStatement,
  listStatementEvents,
  type LedgerEntry,
  type StatementEvent,
  type TrialBalance,
  type User,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import { csvFile, type CsvColumns } from '../../platform/lists/csv-file.ts';
import { toMonthTime, type LedgerEvent, type MonthTime } from './ledger.events.ts';
import type { LedgerService } from './ledger.service.ts';

/**
 * @param presentUser builds the complete user response; the ledger itself knows only the user's balances
 * @param presentEvents adds what other modules know about the records behind events
 */
export function ledgerRoutes(
  ledger: LedgerService & { trialBalance(): Promise<TrialBalance> },
  presentUser: (userId: Id, tx: Tx) => Promise<User>,
  presentEvents: (events: readonly LedgerEvent[]) => Promise<StatementEvent[]>,
): Route[] {
  return [
    defineRoute(claimSignupBonus, async ({ user, tx }) => {
      const userId = requireId(user.id);
      await ledger.claimSignupBonus(tx, userId);
      return presentUser(userId, tx);
    }),

    defineRoute(listStatement, ({ user, query }) => ledger.statementPage(requireId(user.id), query)),

    defineRoute(exportStatement, ({ user }) =>
      Promise.resolve(csvFile(STATEMENT_COLUMNS, ledger.statementBatches(requireId(user.id)))),
    ),

    defineRoute(listStatementEvents, async ({ user, query }) => {
      const { items, ...page } = await ledger.eventPage(requireId(user.id), {
        ...query,
        month: toMonthTime(query),
      });
      return { ...page, items: await presentEvents(items) };
    }),

    defineRoute(exportStatementEvents, ({ user, query }) => {
      const lines = readLines(ledger, presentEvents, requireId(user.id), toMonthTime(query));
      return Promise.resolve(csvFile(EVENT_COLUMNS, lines));
    }),

    defineRoute(getTrialBalance, () => ledger.trialBalance()),
  ];
}

const STATEMENT_COLUMNS: CsvColumns<LedgerEntry> = {
  Id: ({ id }) => id,
  Time: ({ at }) => at,
  Kind: ({ kind }) => kind,
  Account: ({ account }) => account,
  Amount: ({ amount }) => amount,
  'Available at': ({ availableAt }) => availableAt,
  'Balance after': ({ balanceAfter }) => balanceAfter,
};

/** A line of the file of events: an event, or at the end what the member had when the month began. */
type EventLine = Pick<StatementEvent, 'at' | 'balance'> & { readonly event: StatementEvent | null };

async function* readLines(
  ledger: LedgerService,
  presentEvents: (events: readonly LedgerEvent[]) => Promise<StatementEvent[]>,
  userId: Id,
  month: MonthTime | undefined,
): AsyncGenerator<EventLine[]> {
  for await (const batch of ledger.eventBatches(userId, month))
    yield (await presentEvents(batch)).map((event) => ({ at: event.at, balance: event.balance, event }));
  if (month === undefined) return;
  const { at, balance } = await ledger.readOpening(userId, month);
  yield [{ at: at.toISOString(), balance, event: null }];
}

const EVENT_COLUMNS: CsvColumns<EventLine> = {
  Id: ({ event }) => event?.id ?? null,
  Time: ({ at }) => at,
  Kind: ({ event }) => event?.kind ?? 'opening_balance',
  Subject: ({ event }) =>
    event?.task?.title ??
    event?.withdrawal?.paymentMethod ??
    event?.referral?.username ??
    event?.purchase?.name ??
    null,
  Amount: ({ event }) => event?.amount ?? null,
  Locked: ({ event }) => event?.change.locked ?? null,
  Available: ({ event }) => event?.change.available ?? null,
  'Locked balance': ({ balance }) => balance.locked,
  'Available balance': ({ balance }) => balance.available,
  'Available at': ({ event }) => event?.task?.availableAt ?? null,
  Status: ({ event }) => event?.withdrawal?.status ?? null,
  Reference: ({ event }) => event?.withdrawal?.transactionReference ?? event?.purchase?.reference ?? null,
};
