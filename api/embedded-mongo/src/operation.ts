import { setImmediate } from 'node:timers/promises';
import { MongoError } from './errors.ts';
import type { Transaction } from './transactions/transaction.ts';

/** How long an operation computes before it lets others run. */
export const TIME_SLICE_MS = 6;

/** Reading the clock costs as much as a comparison or two, so it is read once per this many steps. */
const STEPS_PER_CLOCK_CHECK = 16;

/** Limits set by the caller. A `maxTimeMs` of 0 means no limit. */
type OperationOptions = { maxTimeMs?: number; isDisconnected?: () => boolean };

/** A running command: its transaction, its time limit, and how many keys and records it has examined. */
export class Operation {
  readonly transaction: Transaction | undefined;
  readonly examined = { keys: 0, records: 0 };
  #deadline: number;
  #isDisconnected: () => boolean;
  #sliceEndsAt = 0;
  #stepCount = 0;

  constructor(
    transaction?: Transaction,
    { maxTimeMs = 0, isDisconnected = () => false }: OperationOptions = {},
  ) {
    this.transaction = transaction;
    this.#deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Infinity;
    this.#isDisconnected = isDisconnected;
    this.startSlice();
  }

  /** Adopts the time limit and client of another operation, as a cursor does on each `getMore`. */
  adoptCallerOf(other: Operation): void {
    this.#deadline = other.#deadline;
    this.#isDisconnected = other.#isDisconnected;
    this.startSlice();
  }

  startSlice(): void {
    this.#sliceEndsAt = performance.now() + TIME_SLICE_MS;
  }

  /** Returns whether it is time to let others run, by every few calls: for steps as short as a comparison. */
  get shouldPause(): boolean {
    return ++this.#stepCount % STEPS_PER_CLOCK_CHECK === 0 && performance.now() > this.#sliceEndsAt;
  }

  /** Returns whether it is time to let others run, by the clock: for long steps, such as one with a record. */
  get isSliceOver(): boolean {
    return performance.now() > this.#sliceEndsAt;
  }

  /**
   * Lets other operations run.
   *
   * @throws MongoError as `assertNotInterrupted`.
   */
  async pause(): Promise<void> {
    await setImmediate();
    this.assertNotInterrupted();
    this.startSlice();
  }

  /** @throws MongoError if the time limit has passed, the client has disconnected, or the transaction has ended. */
  assertNotInterrupted(): void {
    if (performance.now() > this.#deadline) throw timeExceeded();
    if (this.#isDisconnected()) throw new MongoError(279, 'The client has disconnected.');
    this.transaction?.assertOpen();
  }

  /**
   * Waits for a promise within the time limit.
   *
   * @throws MongoError MaxTimeMSExpired.
   */
  async waitFor(promise: Promise<void>): Promise<void> {
    if (this.#deadline === Infinity) return promise;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(timeExceeded()), Math.max(0, this.#deadline - performance.now()));
    });
    return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
  }
}

const timeExceeded = (): MongoError => new MongoError(50, 'operation exceeded time limit');
