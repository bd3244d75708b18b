import { setImmediate } from 'node:timers/promises';
import { MongoError } from './errors.ts';
import type { Transaction } from './transactions/transaction.ts';

/** How long an operation computes before it lets others run. */
export const TIME_SLICE_MS = 6;

/** Reading the clock costs as much as a comparison or two, so it is read once per this many steps. */
const STEPS_PER_CLOCK_CHECK = 16;

/** A running command: its transaction, its client, and how many keys and records it has examined. */
export class Operation {
  readonly transaction: Transaction | undefined;
  readonly examined = { keys: 0, records: 0 };
  #isDisconnected: () => boolean;
  #sliceEndsAt = 0;
  #stepCount = 0;

  constructor(transaction?: Transaction, isDisconnected: () => boolean = () => false) {
    this.transaction = transaction;
    this.#isDisconnected = isDisconnected;
    this.startSlice();
  }

  /** Adopts the client of another operation, as a cursor does on each `getMore`. */
  adoptCallerOf(other: Operation): void {
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

  /** @throws MongoError if the client has disconnected, or the transaction has ended. */
  assertNotInterrupted(): void {
    if (this.#isDisconnected()) throw new MongoError(279, 'The client has disconnected.');
    this.transaction?.assertOpen();
  }
}
