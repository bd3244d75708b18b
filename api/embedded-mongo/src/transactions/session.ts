import { isIdentical } from '../bson/compare.ts';
import type { Doc } from '../bson/value.ts';
import type { Transaction } from './transaction.ts';

/** A client connection. */
export type Client = { readonly isDisconnected: boolean };

/** Consecutive statements of one command with the same outcome (run-length encoding). Stored on disk in this form. */
export type OutcomeRun = { from: number; to: number; outcome: Doc };

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
  /** The latest outcomes in the order of recording. They are stored in the session's record. */
  latestRuns: OutcomeRun[] = [];
  /** Number of stored chunks with the earlier outcomes, so that a long command does not store them again and again. */
  chunkCount = 0;
  /** All outcomes, ordered by statement. */
  #runs: OutcomeRun[] = [];
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

  /** Begins a transaction or a retryable write with a new number, or restores one with its stored outcomes. */
  begin(txnNumber: bigint, mode: Session['mode'], earlierRuns: OutcomeRun[] = []): void {
    this.txnNumber = txnNumber;
    this.mode = mode;
    this.transactionState = 'none';
    this.latestRuns = [];
    this.chunkCount = 0;
    this.#runs = earlierRuns.toSorted((a, b) => a.from - b.from);
  }

  findOutcome(statement: number): Doc | undefined {
    const run = this.#runs[this.#countRunsUpTo(statement) - 1];
    return run && statement <= run.to ? run.outcome : undefined;
  }

  /**
   * Records an outcome.
   *
   * @returns a function that undoes it.
   */
  recordOutcome(statement: number, outcome: Doc): () => void {
    const last = this.latestRuns.at(-1);
    if (last?.to === statement - 1 && isIdentical(last.outcome, outcome)) {
      last.to = statement;
      return () => {
        last.to = statement - 1;
      };
    }
    const run = { from: statement, to: statement, outcome };
    this.latestRuns.push(run);
    this.#runs.splice(this.#countRunsUpTo(statement), 0, run);
    return () => {
      this.latestRuns.pop();
      this.#runs.splice(this.#countRunsUpTo(statement) - 1, 1);
    };
  }

  /** Counts the runs that begin at or before a statement, by binary search. */
  #countRunsUpTo(statement: number): number {
    let [low, high] = [0, this.#runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#runs[middle]?.from ?? Infinity) <= statement) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
