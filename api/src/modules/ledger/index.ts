import type { TrialBalance } from '@platform/contracts';
import type { Services } from '../../services.ts';
import { createBalances, readTrialBalance } from './balances/ledger.balances.ts';
import { createLockRepository } from './ledger.locks.ts';
import { createReadLots } from './ledger.lots.ts';
import { createLedgerModels } from './ledger.model.ts';
import {
  reconcileLedger,
  type Reconciliation,
  type ReconciliationChecks,
} from './reconciliation/ledger.reconcile.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import { createLedgerService, type Deletions } from './ledger.service.ts';
import type { Id } from '../../platform/ids.ts';
import type { QueueDepth } from '../../platform/queue-depth.ts';

export type { Balance } from './balances/ledger.balances.ts';
export type { LedgerEntries } from './reconciliation/ledger.entries.ts';
export type { Check, Reconciliation } from './reconciliation/ledger.reconcile.ts';
export type { Lot } from './ledger.lots.ts';
export { presentCardBalances, type LedgerEvent } from './ledger.events.ts';
export { lockDaysAt, unlockTime } from './ledger.policy.ts';
export { ledgerRoutes } from './ledger.routes.ts';

/** Members' money. The README says what this module owns and guarantees. */
export type Ledger = ReturnType<typeof createLedger>;

/** @param deletions nothing is announced to an erased account */
export function createLedger({ services, deletions }: { services: Services; deletions: Deletions }) {
  const models = createLedgerModels(services.connection);
  const repository = createLedgerRepository(models);
  const locks = createLockRepository(models.locks);
  return {
    ...createLedgerService({ services, repository, locks, deletions }),
    /** Verifies the money invariants and the checks of the other modules, and stores the result for administrators. */
    reconcile: (checks: ReconciliationChecks, signal?: AbortSignal, after?: Id): Promise<Reconciliation> =>
      reconcileLedger({ services, models }, checks, signal, after),
    balances: createBalances({ services, models, locks }),
    /** Reads where a member's available money, and that of each withdrawal, is from. */
    readLots: createReadLots(models),
    /** Reads how many locks have ended without being released, and since when. */
    readDueLocks: (): Promise<QueueDepth> => locks.readDue(services.clock.now()),
    /** Reads when the ledger was last proved, and how many problems were stored; `null` before the first time. */
    readLastReconciliation: async () =>
      models.reconciliations.findById('last', { at: 1, problems: 1 }).lean(),
    /** Reads the current trial balance together with the result of the last reconciliation. */
    trialBalance: (): Promise<TrialBalance> => readTrialBalance(models, repository, services.clock),
  };
}
