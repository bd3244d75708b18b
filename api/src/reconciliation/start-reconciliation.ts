import type { Logger } from '@platform/server-kit/logging';
import type { App } from '../app.ts';
import type { Reconciliation } from '../modules/ledger/index.ts';

/**
 * Reconciles the ledger in the background while the API already serves requests. Problems are stored for administrators
 * and logged; they do not stop the process. Returns a function that aborts the run and waits for it to end.
 */
export function startReconciliation(app: App, logger: Logger): () => Promise<void> {
  const controller = new AbortController();
  const run = reconcileAtStart(app, logger, controller.signal);
  return async () => {
    controller.abort();
    await run;
  };
}

async function reconcileAtStart(app: App, logger: Logger, signal: AbortSignal): Promise<void> {
  try {
    // What fell due while no process ran would be reported as overdue.
    await app.jobs.runNow('decide-overdue-work');
    await reconcileAndLog((stop) => app.reconcile(stop), logger, signal);
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'ledger reconciliation failed');
  }
}

/** Reconciles the ledger and logs the result. @throws the signal's reason when aborted */
export async function reconcileAndLog(
  reconcile: (signal: AbortSignal) => Promise<Reconciliation>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { journals, members, milliseconds, problems } = await reconcile(signal);
  if (problems.length === 0) logger.info({ journals, members, ms: milliseconds }, 'ledger reconciled');
  else logger.error({ journals, members, problems }, 'ledger reconciliation found problems');
}
