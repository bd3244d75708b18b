import type { Logger } from '@platform/logging';

/** Cleanup steps that run before the process exits, in reverse order of registration. */
export type ShutdownHooks = ReturnType<typeof createShutdownHooks>;

export function createShutdownHooks(logger: Logger) {
  const hooks: { name: string; stop: () => Promise<void> }[] = [];
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    for (const { name, stop } of hooks.toReversed()) {
      try {
        await stop();
      } catch (error) {
        // Continue, so that one failing hook does not skip the others.
        logger.error({ hook: name, err: error }, 'shutdown hook failed');
      }
    }
    logger.info('shutdown complete');
  }

  return {
    add: (name: string, stop: () => Promise<void>): void => void hooks.push({ name, stop }),
    /** Runs all hooks once; further calls return the same promise. */
    run: (): Promise<void> => (running ??= runAll()),
  };
}
