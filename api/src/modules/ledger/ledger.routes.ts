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
import type { LedgerEvent } from './ledger.events.ts';
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
      const { items, ...page } = await ledger.eventPage(requireId(user.id), query);
      return { ...page, items: await presentEvents(items) };
    }),

    defineRoute(exportStatementEvents, ({ user, query }) => {
      const batches = ledger.eventBatches(requireId(user.id), query.month);
      return Promise.resolve(csvFile(EVENT_COLUMNS, describeBatches(batches, presentEvents)));
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

async function* describeBatches(
  batches: AsyncIterable<readonly LedgerEvent[]>,
  presentEvents: (events: readonly LedgerEvent[]) => Promise<StatementEvent[]>,
): AsyncGenerator<StatementEvent[]> {
  for await (const batch of batches) yield await presentEvents(batch);
}

const EVENT_COLUMNS: CsvColumns<StatementEvent> = {
  Id: ({ id }) => id,
  Time: ({ at }) => at,
  Kind: ({ kind }) => kind,
  Subject: ({ task, withdrawal, referral, purchase }) =>
    task?.title ?? withdrawal?.paymentMethod ?? referral?.username ?? purchase?.name ?? null,
  Amount: ({ amount }) => amount,
  'Available at': ({ task }) => task?.availableAt ?? null,
  Status: ({ withdrawal }) => withdrawal?.status ?? null,
  Reference: ({ withdrawal, purchase }) => withdrawal?.transactionReference ?? purchase?.reference ?? null,
};
