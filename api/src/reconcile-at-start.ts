import type { App } from './app.ts';
import type { Logger } from './platform/logger.ts';

/**
 * Proves the books while members already work. What it finds is kept for administrators and said in the log; it stops
 * nothing. Returns what ends it.
 */
export function reconcileAtStart(app: App, logger: Logger): () => Promise<void> {
  const stop = new AbortController();
  const proof = prove(app, logger, stop.signal);
  return async () => {
    stop.abort();
    await proof;
  };
}

async function prove(app: App, logger: Logger, signal: AbortSignal): Promise<void> {
  try {
    const { journals, members, milliseconds, problems } = await app.reconcile(signal);
    if (problems.length === 0) logger.info({ journals, members, ms: milliseconds }, 'the books are right');
    else logger.error({ journals, members, problems }, 'the books are not right');
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'the books could not be proved');
  }
}
