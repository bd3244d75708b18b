import { isIdentical } from '../bson/compare.ts';
import type { Doc } from '../bson/value.ts';
import type { Transaction } from './transaction.ts';

/** A client connection. */
export type Client = { readonly isDisconnected: boolean };

/** Consecutive statements of one command with the same outcome (run-length encoding). Stored on disk in this form. */
type OutcomeRun = { from: number; to: number; outcome: Doc };

/**
 * A logical session. The outcomes of its latest retryable write are kept, on disk too, until the next transaction
 * number, so that a client that missed the reply can retry.
 */
export class Session {
  readonly id: Buffer;
  readonly key: string;
  txnNumber = -1n;
  mode: 'none' | 'retryable' | 'transaction' = 'none';
  /** State of the transaction with number `txnNumber`. */
  transactionState: 'none' | 'open' | 'committed' | 'aborted' = 'none';
  transaction: Transaction | undefined;
  /** The client that sent the last command of the transaction. */
  client: Client | undefined;
  runs: OutcomeRun[] = [];
  lastUsedAtMs = Date.now();
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(id: Buffer) {
    this.id = id;
    this.key = id.toString('hex');
  }

  /**
   * Runs commands with a transaction number one after the other, even if a client retries one that is still running.
   */
  runExclusive<T>(command: () => Promise<T>): Promise<T> {
    const result = this.#lastCommand.then(command, command);
    this.#lastCommand = result;
    return result;
  }

  findOutcome(statement: number): Doc | undefined {
    return this.runs.findLast(({ from, to }) => from <= statement && statement <= to)?.outcome;
  }

  /**
   * Records an outcome.
   *
   * @returns a function that undoes it.
   */
  recordOutcome(statement: number, outcome: Doc): () => void {
    const last = this.runs.at(-1);
    if (last?.to === statement - 1 && isIdentical(last.outcome, outcome)) {
      last.to = statement;
      return () => {
        last.to = statement - 1;
      };
    }
    this.runs.push({ from: statement, to: statement, outcome });
    return () => {
      this.runs.pop();
    };
  }
}
