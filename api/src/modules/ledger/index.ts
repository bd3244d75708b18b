import type { TrialBalance } from '@platform/contracts';
import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import { createBalances, type Balances } from './ledger.balances.ts';
import { readTrialBalance } from './ledger.trial-balance.ts';
import { createLockRepository } from './ledger.locks.ts';
import { createLedgerModels } from './ledger.model.ts';
import { reconcileLedger, type Reconciliation, type ReconciliationChecks } from './ledger.reconcile.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import { createLedgerService, type LedgerService } from './ledger.service.ts';

export type { Balance, Balances } from './ledger.balances.ts';
export type { LedgerEntries } from './ledger.entries.ts';
export type { Check, Reconciliation } from './ledger.reconcile.ts';
export { ledgerRoutes } from './ledger.routes.ts';

/** Members' money. The README says what this module owns and guarantees. */
export type Ledger = LedgerService & {
  /** Verifies the money invariants and the checks of the other modules, and stores the result for administrators. */
  reconcile(checks: ReconciliationChecks, signal?: AbortSignal): Promise<Reconciliation>;
  /** Reads the current trial balance together with the result of the last reconciliation. */
  trialBalance(): Promise<TrialBalance>;
  readonly balances: Balances;
};

export function createLedger(connection: Connection, withTransaction: WithTransaction, clock: Clock): Ledger {
  const models = createLedgerModels(connection);
  return {
    ...createLedgerService(models, withTransaction, clock),
    reconcile: (checks, signal) => reconcileLedger(models, withTransaction, clock, checks, signal),
    balances: createBalances({ models, locks: createLockRepository(models.locks), withTransaction, clock }),
    trialBalance: () => readTrialBalance(models, createLedgerRepository(models), clock),
  };
}
