import {
  claimSignupBonus,
  exportStatement,
  getTrialBalance,
  listStatement,
  type LedgerEntry,
  type TrialBalance,
  type User,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import { csvFile, type CsvColumns } from '../../platform/lists/csv-file.ts';
import type { LedgerService } from './ledger.service.ts';

/** @param describeUser builds the complete user response; the ledger itself knows only the user's balances */
export function ledgerRoutes(
  ledger: LedgerService & { trialBalance(): Promise<TrialBalance> },
  describeUser: (userId: Id, tx: Tx) => Promise<User>,
): Route[] {
  return [
    defineRoute(claimSignupBonus, async ({ user, tx }) => {
      const userId = requireId(user.id);
      await ledger.claimSignupBonus(tx, userId);
      return describeUser(userId, tx);
    }),

    defineRoute(listStatement, ({ user, query }) => ledger.statementPage(requireId(user.id), query)),

    defineRoute(exportStatement, ({ user }) =>
      Promise.resolve(csvFile(STATEMENT_COLUMNS, ledger.statementBatches(requireId(user.id)))),
    ),

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
