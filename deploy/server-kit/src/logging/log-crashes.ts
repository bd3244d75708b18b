import type { Logger } from './create-logger.ts';

/**
 * Logs unexpected errors that end the process, and warnings of Node, in the format of all lines. By itself Node writes
 * both as plain text, in several lines and without redaction.
 */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process ends because of an unexpected error');
    process.exit(1);
  });
  // The listener of Node itself, which writes plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'a warning of Node'));
}
