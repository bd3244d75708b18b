import type { Transaction } from './transaction.ts';

/**
 * Thrown by a write outside of transactions that meets a lock. The write is to be retried after `released`.
 * Transactions never wait, they conflict, so there can be no deadlock.
 */
export class LockHeldError extends Error {
  readonly released: Promise<void>;

  constructor(holder: Transaction) {
    super('A transaction has locked the data to change.');
    this.released = holder.ended;
  }
}

/** Maps changed records, and unique keys taken or released, to the open transaction that holds them. */
export class LockTable {
  readonly #records = new Map<string, Transaction>();
  readonly #keys = new Map<string, Transaction>();
  readonly #locksByTransaction = new Map<Transaction, { records: Set<string>; keys: Set<string> }>();

  findRecordHolder(collectionId: number, recordId: number): Transaction | undefined {
    return this.#records.get(recordLockName(collectionId, recordId));
  }

  findKeyHolder(key: string): Transaction | undefined {
    return this.#keys.get(key);
  }

  lockRecord(collectionId: number, recordId: number, transaction: Transaction): void {
    const name = recordLockName(collectionId, recordId);
    this.#records.set(name, transaction);
    this.#getLocks(transaction).records.add(name);
  }

  lockKey(key: string, transaction: Transaction): void {
    this.#keys.set(key, transaction);
    this.#getLocks(transaction).keys.add(key);
  }

  release(transaction: Transaction): void {
    const locks = this.#locksByTransaction.get(transaction);
    this.#locksByTransaction.delete(transaction);
    for (const name of locks?.records ?? []) this.#records.delete(name);
    for (const key of locks?.keys ?? []) this.#keys.delete(key);
  }

  #getLocks(transaction: Transaction): { records: Set<string>; keys: Set<string> } {
    const locks = this.#locksByTransaction.get(transaction) ?? { records: new Set(), keys: new Set() };
    this.#locksByTransaction.set(transaction, locks);
    return locks;
  }
}

const recordLockName = (collectionId: number, recordId: number): string => `${collectionId}:${recordId}`;
