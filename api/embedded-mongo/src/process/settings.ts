import { parseArgs } from 'node:util';

/** Start parameters of an engine; tests shorten the times. */
export type EngineSettings = {
  folder: string;
  /** The id of the database that was used here before; without it, a database is created if there is none. */
  databaseId: string | undefined;
  /** Interval between removals of expired documents. */
  ttlIntervalMs: number;
  /** Time after which an open transaction is aborted. */
  transactionLimitMs: number;
};

const MINUTE_MS = 60_000;

/**
 * Parses command-line arguments.
 *
 * @throws Error with a message for the user on unknown or non-numeric arguments.
 */
export function readSettings(args: readonly string[]): EngineSettings {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'database-id': { type: 'string' },
      'ttl-interval-ms': { type: 'string' },
      'transaction-limit-ms': { type: 'string' },
    },
  });
  const [folder, ...extra] = positionals;
  if (folder === undefined || extra.length > 0) {
    throw new Error(
      'Usage: main.ts <data folder> [--database-id=<id>] [--ttl-interval-ms=60000] [--transaction-limit-ms=60000]',
    );
  }
  return {
    folder,
    databaseId: values['database-id'],
    ttlIntervalMs: parseMilliseconds('ttl-interval-ms', values['ttl-interval-ms']),
    transactionLimitMs: parseMilliseconds('transaction-limit-ms', values['transaction-limit-ms']),
  };
}

function parseMilliseconds(name: string, text: string | undefined): number {
  const value = Number(text ?? MINUTE_MS);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} must be a positive integer (milliseconds), not '${text}'.`);
  return value;
}
