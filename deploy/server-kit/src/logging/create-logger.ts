import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { openBufferedOutput, openSyncOutput } from './process-output.ts';
import { REDACTED_PATHS, serializeError } from './redaction.ts';

export type { Logger };

const STANDARD_OUTPUT = 1;

/**
 * Creates the logger of a process. Every process writes the same JSON lines: `level` (30 is info, 40 warn, 50 error),
 * `time` (ISO 8601), `service`, the fields of the event, `msg`, and `requestId` in the lines about a request. An error
 * is logged as `err`.
 *
 * Log codes, ids and durations; never log names, addresses, identity documents, amounts or query strings.
 *
 * @param service name of the process, e.g. `api`
 * @param destination a stream, or a file descriptor that is written to synchronously; by default standard output,
 *   buffered. A failing write to either of the latter never fails the process.
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
      serializers: { err: serializeError },
    },
    openDestination(destination, service),
  );
}

function openDestination(
  destination: DestinationStream | number | undefined,
  service: string,
): DestinationStream {
  if (typeof destination === 'object') return destination;
  return destination === undefined
    ? openBufferedOutput(STANDARD_OUTPUT, service)
    : openSyncOutput(destination, service);
}
