import { setImmediate, setTimeout } from 'node:timers/promises';
import { MongoError } from './errors.ts';
import { countReturns, StatementMemory, statementsExceedMemory } from './statement-memory.ts';
import type { Transaction } from './transactions/transaction.ts';

/** How long an operation computes before it lets others run. */
export const TIME_SLICE_MS = 6;

/** Reading the clock costs as much as a comparison or two, so it is read once per this many steps. */
const STEPS_PER_CLOCK_CHECK = 16;

/** How long an operation waits for memory of which nothing is given back. */
const MEMORY_TIMEOUT_MS = 60_000;

const MEMORY_POLL_INTERVAL_MS = 10;

/** A running command: its transaction, its client, what it holds, and how many keys and records it has examined. */
export class Operation {
  readonly transaction: Transaction | undefined;
  readonly examined = { keys: 0, records: 0 };
  readonly memory = new StatementMemory();
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

  /**
   * Returns whether it is time to let others run, by the clock, or because their memory is needed: for long steps,
   * such as one with a record.
   */
  get isSliceOver(): boolean {
    return this.memory.isShort || performance.now() > this.#sliceEndsAt;
  }

  /**
   * Lets other operations run, until there is memory for this one.
   *
   * @throws MongoError as `assertNotInterrupted`; 292 if others hold all memory and give nothing back.
   */
  async pause(): Promise<void> {
    await setImmediate();
    this.assertNotInterrupted();
    if (this.memory.isShort) await this.#waitForMemory();
    this.startSlice();
  }

  async #waitForMemory(): Promise<void> {
    let [returnCount, waitedMs] = [countReturns(), 0];
    while (this.memory.isShort) {
      if (waitedMs > MEMORY_TIMEOUT_MS) throw statementsExceedMemory();
      await setTimeout(MEMORY_POLL_INTERVAL_MS);
      this.assertNotInterrupted();
      waitedMs = countReturns() === returnCount ? waitedMs + MEMORY_POLL_INTERVAL_MS : 0;
      returnCount = countReturns();
    }
  }

  /** @throws MongoError if the client has disconnected, or the transaction has ended. */
  assertNotInterrupted(): void {
    if (this.#isDisconnected()) throw new MongoError(279, 'The client has disconnected.');
    this.transaction?.assertOpen();
  }
}
