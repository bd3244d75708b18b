import type { Transaction } from './transaction.ts';

/**
 * Thrown by a write outside of transactions that meets a lock: it is to be tried again when that transaction has ended.
 * Transactions themselves never wait, they conflict; so nothing can wait for itself.
 */
export class MustWait extends Error {
  readonly until: Promise<void>;

  constructor(holder: Transaction) {
    super('A transaction holds what is to be changed.');
    this.until = holder.ended;
  }
}

/** Which open transaction has changed which record, and taken or given up which unique key. */
export class Locks {
  readonly #records = new Map<string, Transaction>();
  readonly #keys = new Map<string, Transaction>();
  readonly #held = new Map<Transaction, { records: Set<string>; keys: Set<string> }>();

  holderOfRecord(collectionId: number, recordId: number): Transaction | undefined {
    return this.#records.get(recordName(collectionId, recordId));
  }

  holderOfKey(key: string): Transaction | undefined {
    return this.#keys.get(key);
  }

  lockRecord(collectionId: number, recordId: number, transaction: Transaction): void {
    const name = recordName(collectionId, recordId);
    this.#records.set(name, transaction);
    this.#heldBy(transaction).records.add(name);
  }

  lockKey(key: string, transaction: Transaction): void {
    this.#keys.set(key, transaction);
    this.#heldBy(transaction).keys.add(key);
  }

  release(transaction: Transaction): void {
    const held = this.#held.get(transaction);
    this.#held.delete(transaction);
    for (const name of held?.records ?? []) this.#records.delete(name);
    for (const key of held?.keys ?? []) this.#keys.delete(key);
  }

  #heldBy(transaction: Transaction): { records: Set<string>; keys: Set<string> } {
    const held = this.#held.get(transaction) ?? { records: new Set(), keys: new Set() };
    this.#held.set(transaction, held);
    return held;
  }
}

const recordName = (collectionId: number, recordId: number): string => `${collectionId}:${recordId}`;
