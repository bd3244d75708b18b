import type { Logger } from '@platform/server-kit/logging';

type ShutdownHook = readonly [name: string, stop: () => Promise<void>];

/** Cleanup steps that run before the process exits, in reverse order of registration. */
export type ShutdownHooks = ReturnType<typeof createShutdownHooks>;

export function createShutdownHooks(logger: Logger) {
  const steps: (readonly ShutdownHook[])[] = [];
  let running: Promise<void> | undefined;

  async function runHook([hook, stop]: ShutdownHook): Promise<void> {
    try {
      await stop();
    } catch (error) {
      // Continue, so that one failing hook does not skip the others.
      logger.error({ hook, err: error }, 'shutdown hook failed');
    }
  }

  async function runAll(): Promise<void> {
    for (const hooks of steps.toReversed()) await Promise.all(hooks.map(runHook));
    logger.info('shutdown complete');
  }

  return {
    add: (name: string, stop: () => Promise<void>): void => void steps.push([[name, stop]]),
    /** Adds hooks that start at the same time; the hooks registered before run once all of them have ended. */
    addTogether: (...hooks: readonly ShutdownHook[]): void => void steps.push(hooks),
    /** Runs all hooks once; further calls return the same promise. */
    run: (): Promise<void> => (running ??= runAll()),
  };
}
