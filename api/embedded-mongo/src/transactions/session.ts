import { identical } from '../bson/compare.ts';
import type { Doc } from '../bson/value.ts';
import type { Transaction } from './transaction.ts';

/** Whoever sends commands over one connection. */
export type Client = { readonly isDisconnected: boolean };

/** Statements of one command that had the same outcome, by their numbers. */
type Run = { from: number; to: number; outcome: Doc };

/**
 * A client's session. Its writes are numbered: what a write did is kept, on disk too, until the next number comes, so
 * that a client that missed the answer can ask again.
 */
export class Session {
  readonly id: Buffer;
  readonly key: string;
  number = -1n;
  mode: 'none' | 'retryable' | 'transaction' = 'none';
  /** Of the transaction with this number. */
  state: 'none' | 'open' | 'committed' | 'aborted' = 'none';
  transaction: Transaction | undefined;
  /** Who sent the last command of the transaction. */
  client: Client | undefined;
  runs: Run[] = [];
  usedAtMs = Date.now();
  #last: Promise<unknown> = Promise.resolve();

  constructor(id: Buffer) {
    this.id = id;
    this.key = id.toString('hex');
  }

  /** Its numbered commands run one after the other, also when a client sends one again before the first is done. */
  inTurn<T>(command: () => Promise<T>): Promise<T> {
    const result = this.#last.then(command, command);
    this.#last = result;
    return result;
  }

  outcomeOf(statement: number): Doc | undefined {
    return this.runs.findLast(({ from, to }) => from <= statement && statement <= to)?.outcome;
  }

  /** Returns what takes it back. */
  note(statement: number, outcome: Doc): () => void {
    const last = this.runs.at(-1);
    if (last?.to === statement - 1 && identical(last.outcome, outcome)) {
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
