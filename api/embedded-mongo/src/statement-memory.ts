import { memoryLimitExceeded, MongoError } from './errors.ts';

const MB = 1024 * 1024;

/** Upper bound on what one statement holds. */
export const MEMORY_LIMIT_BYTES = 100 * MB;

/** What a statement takes first, and most need no more than that. */
const FIRST_BYTES = MB;

/** Memory that statements take parts of. */
class Pool {
  heldBytes = 0;
  /** How often some of it was given back. */
  returnCount = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  tryTake(bytes: number): boolean {
    if (this.heldBytes + bytes > this.#size) return false;
    this.heldBytes += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    if (bytes <= 0) return;
    this.heldBytes -= bytes;
    this.returnCount++;
  }
}

/** Apart from the rest, so that small statements do not wait for large ones. */
const firstParts = new Pool(128 * FIRST_BYTES);

/**
 * For statements that need more. Each takes all that it could need, so that of those that run none waits for another,
 * and gives the surplus back once it has collected everything.
 */
const rest = new Pool(2 * MEMORY_LIMIT_BYTES);

/** What all statements of this process hold. */
export const countHeldBytes = (): number => firstParts.heldBytes + rest.heldBytes;

/** How often large statements have given memory back: as long as this goes up, it is worth waiting for. */
export const countReturns = (): number => rest.returnCount;

export const statementsExceedMemory = (): MongoError =>
  new MongoError(292, 'Other statements and open cursors hold all memory for sorts, groups and joins.');

/** What a statement holds of the memory that all statements share. */
export class StatementMemory {
  #usedBytes = 0;
  #firstBytes = 0;
  #restBytes = 0;

  /** Whether the statement has to wait before it collects more. */
  get isShort(): boolean {
    if (this.#usedBytes <= this.#firstBytes + this.#restBytes) return false;
    if (firstParts.tryTake(FIRST_BYTES - this.#firstBytes)) this.#firstBytes = FIRST_BYTES;
    if (this.#usedBytes <= this.#firstBytes) return false;
    if (rest.tryTake(MEMORY_LIMIT_BYTES - this.#restBytes)) this.#restBytes = MEMORY_LIMIT_BYTES;
    return this.#usedBytes > this.#firstBytes + this.#restBytes;
  }

  /**
   * Counts what is collected; negative for what is dropped.
   *
   * @throws MongoError 292 past the limit of a statement.
   */
  add(bytes: number, stage: string): void {
    this.#usedBytes += bytes;
    if (this.#usedBytes > MEMORY_LIMIT_BYTES) throw memoryLimitExceeded(stage);
  }

  /** Gives back what is not used, once everything is collected. */
  settle(): void {
    const keptOfFirst = Math.min(this.#firstBytes, this.#usedBytes);
    const keptOfRest = Math.min(this.#restBytes, this.#usedBytes - keptOfFirst);
    firstParts.giveBack(this.#firstBytes - keptOfFirst);
    rest.giveBack(this.#restBytes - keptOfRest);
    [this.#firstBytes, this.#restBytes] = [keptOfFirst, keptOfRest];
  }

  /** Gives everything back. */
  release(): void {
    this.#usedBytes = 0;
    this.settle();
  }
}
