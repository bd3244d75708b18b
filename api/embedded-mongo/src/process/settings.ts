import { parseArgs } from 'node:util';

/** What can be set when an engine is started; tests shorten the times. */
export type EngineSettings = {
  folder: string;
  /** How often expired documents are removed. */
  ttlIntervalMs: number;
  /** How long a transaction may stay open. */
  transactionLimitMs: number;
};

const MINUTE_MS = 60_000;

/** @throws Error in a sentence for arguments that are unknown or no numbers. */
export function readSettings(args: readonly string[]): EngineSettings {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'ttl-interval-ms': { type: 'string' }, 'transaction-limit-ms': { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new Error('Usage: main.ts <data folder> [--ttl-interval-ms=60000] [--transaction-limit-ms=60000]');
  }
  return {
    folder,
    ttlIntervalMs: milliseconds('ttl-interval-ms', values['ttl-interval-ms']),
    transactionLimitMs: milliseconds('transaction-limit-ms', values['transaction-limit-ms']),
  };
}

function milliseconds(name: string, text: string | undefined): number {
  const value = Number(text ?? MINUTE_MS);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} needs a number of milliseconds, not '${text}'.`);
  return value;
}
