import type { Logger } from '@platform/logging';
import type { App } from './app.ts';

/**
 * Reconciles the ledger in the background while the API already serves requests. Problems are stored for administrators
 * and logged; they do not stop the process. Returns a function that aborts the run and waits for it to end.
 */
export function startReconciliation(app: App, logger: Logger): () => Promise<void> {
  const controller = new AbortController();
  const run = reconcile(app, logger, controller.signal);
  return async () => {
    controller.abort();
    await run;
  };
}

async function reconcile(app: App, logger: Logger, signal: AbortSignal): Promise<void> {
  try {
    // What fell due while no process ran would be reported as overdue.
    await app.jobs.runNow('decide-overdue-work');
    const { journals, members, milliseconds, problems } = await app.reconcile(signal);
    if (problems.length === 0) logger.info({ journals, members, ms: milliseconds }, 'ledger reconciled');
    else logger.error({ journals, members, problems }, 'ledger reconciliation found problems');
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'ledger reconciliation failed');
  }
}
