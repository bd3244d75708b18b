import { isDoc, type Value } from '../bson/value.ts';
import { memoryExceeded } from '../errors.ts';
import { MEMORY_LIMIT_BYTES } from '../find/sort.ts';

/** About how many bytes a value takes in memory. */
export function approximateSize(value: Value): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + approximateSize(item), 32);
  if (!isDoc(value)) return 32;
  return Object.values(value).reduce<number>((size, item) => size + 16 + approximateSize(item), 64);
}

/** Counts what a stage holds. */
export class MemoryMeter {
  readonly #stage: string;
  #held = 0;

  constructor(stage: string) {
    this.#stage = stage;
  }

  /** @throws MongoError 292 past the limit. */
  add(bytes: number): void {
    this.#held += bytes;
    if (this.#held > MEMORY_LIMIT_BYTES) throw memoryExceeded(this.#stage);
  }
}
