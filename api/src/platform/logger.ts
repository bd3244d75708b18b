import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Lines are written together, so that an answer does not wait for its own; when the process ends, what is left is. */
const TOGETHER = { sync: false, minLength: 4_096, periodicFlush: 100 } as const;

/** JSON lines. What goes in: codes, ids, durations. What never does: names, addresses, papers, amounts, query strings. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ dest: 1, ...TOGETHER }),
  );
}
