import type { Logger } from './logger.ts';

/** What has to be ended before the process may go, the last begun first. */
export type Stops = {
  add(name: string, stop: () => Promise<void>): void;
  /** Ends everything, once, however often it is asked. */
  run(): Promise<void>;
};

export function createStops(logger: Logger): Stops {
  const stops: { name: string; stop: () => Promise<void> }[] = [];
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    for (const { name, stop } of stops.toReversed()) {
      try {
        await stop();
      } catch (error) {
        // The rest is still to be ended.
        logger.error({ part: name, err: error }, 'could not be stopped cleanly');
      }
    }
    logger.info('stopped');
  }

  return {
    add: (name, stop) => void stops.push({ name, stop }),
    run: () => (running ??= runAll()),
  };
}
