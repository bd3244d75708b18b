import type { LedgerHealth } from '@platform/contracts';
import type { Connection } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { WithTransaction } from '../../platform/db/transaction.ts';
import { createBalances, type Balances } from './ledger.balances.ts';
import { healthOf } from './ledger.health.ts';
import { createLockRepository } from './ledger.locks.ts';
import { createLedgerModels } from './ledger.model.ts';
import { reconcileBooks, type Checks, type Reconciliation } from './ledger.reconcile.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import { createLedgerService, type LedgerService } from './ledger.service.ts';

export type { Balance, Balances } from './ledger.balances.ts';
export type { Books } from './ledger.books.ts';
export type { Check, Reconciliation } from './ledger.reconcile.ts';
export { ledgerRoutes } from './ledger.routes.ts';

/** Members' money. See the README for what it owns and promises. */
export type Ledger = LedgerService & {
  /** Proves the invariants of money, those of the modules that `checks` come from too, and keeps what was found. */
  reconcile(checks: Checks, signal?: AbortSignal): Promise<Reconciliation>;
  health(): Promise<LedgerHealth>;
  readonly balances: Balances;
};

export function createLedger(connection: Connection, withTransaction: WithTransaction, clock: Clock): Ledger {
  const models = createLedgerModels(connection);
  return {
    ...createLedgerService(models, withTransaction, clock),
    reconcile: (checks, signal) => reconcileBooks(models, withTransaction, clock, checks, signal),
    balances: createBalances({ models, locks: createLockRepository(models.locks), withTransaction, clock }),
    health: () => healthOf(models, createLedgerRepository(models), clock),
  };
}
