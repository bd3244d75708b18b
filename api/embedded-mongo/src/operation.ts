import { setImmediate } from 'node:timers/promises';
import { MongoError } from './errors.ts';
import type { Transaction } from './transactions/transaction.ts';

/** An operation computes for this long before it lets others run. */
const SLICE_MS = 6;

/** Looking at the clock costs as much as a comparison or two, so it is done once for so many steps. */
const STEPS_PER_LOOK = 16;

/** Who waits, and for how long. */
type Caller = { maxTimeMs?: number; isDisconnected?: () => boolean };

/** One command under way: what it may see, how long it may take, and what it has looked at so far. */
export class Operation {
  readonly transaction: Transaction | undefined;
  readonly examined = { keys: 0, records: 0 };
  #deadline: number;
  #isDisconnected: () => boolean;
  #sliceEnds = 0;
  #steps = 0;

  constructor(transaction?: Transaction, { maxTimeMs = 0, isDisconnected = () => false }: Caller = {}) {
    this.transaction = transaction;
    this.#deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Infinity;
    this.#isDisconnected = isDisconnected;
    this.beginSlice();
  }

  /** Goes on for the caller of another operation, as a cursor does with each `getMore`. */
  takeOver(next: Operation): void {
    this.#deadline = next.#deadline;
    this.#isDisconnected = next.#isDisconnected;
    this.beginSlice();
  }

  beginSlice(): void {
    this.#sliceEnds = performance.now() + SLICE_MS;
  }

  /** Whether it is time to let others run; to be asked once for each record or so. */
  get pauseIsDue(): boolean {
    return ++this.#steps % STEPS_PER_LOOK === 0 && performance.now() > this.#sliceEnds;
  }

  /** Lets others run. @throws as `check`. */
  async pause(): Promise<void> {
    await setImmediate();
    this.check();
    this.beginSlice();
  }

  /** @throws MongoError when the operation has taken too long, or nobody waits for it, or its transaction is over. */
  check(): void {
    if (performance.now() > this.#deadline) throw timeExceeded();
    if (this.#isDisconnected()) throw new MongoError(279, 'ClientDisconnect', 'The client has disconnected.');
    this.transaction?.assertOpen();
  }

  /** Waits for something, as long as the operation may take. @throws MongoError MaxTimeMSExpired. */
  async wait(until: Promise<void>): Promise<void> {
    if (this.#deadline === Infinity) return until;
    let timer: NodeJS.Timeout | undefined;
    const expiry = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(timeExceeded()), Math.max(0, this.#deadline - performance.now()));
    });
    return Promise.race([until, expiry]).finally(() => clearTimeout(timer));
  }
}

const timeExceeded = (): MongoError =>
  new MongoError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
