import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { REDACTED_PATHS } from './redaction.ts';

export type { Logger };

/** Buffers log lines so that a response does not wait for its own. The rest of the buffer is flushed on exit. */
const BUFFERING = { sync: false, minLength: 4_096, periodicFlush: 100 } as const;

/**
 * Creates the logger of a process. Every process writes the same JSON lines: `level` (30 is info, 40 warn, 50 error),
 * `time` (ISO 8601), `service`, the fields of the event, `msg`, and `requestId` in the lines about a request. An error
 * is logged as `err`.
 *
 * Log codes, ids and durations; never log names, addresses, identity documents, amounts or query strings.
 *
 * @param service name of the process, e.g. `api`
 * @param destination a stream, or a file descriptor that is written to synchronously; by default standard output,
 *   buffered
 */
export function createLogger(
  service: string,
  level: LevelWithSilent,
  destination?: DestinationStream | number,
): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: REDACTED_PATHS,
    },
    openDestination(destination),
  );
}

function openDestination(destination: DestinationStream | number | undefined): DestinationStream {
  if (typeof destination === 'object') return destination;
  return destination === undefined
    ? pino.destination({ dest: 1, ...BUFFERING })
    : pino.destination({ dest: destination, sync: true });
}
