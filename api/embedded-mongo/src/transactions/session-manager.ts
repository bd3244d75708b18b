import type { Binary } from 'bson';
import { bytesOf } from '../bson/compare.ts';
import type { Doc } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { MongoError, noSuchTransaction } from '../errors.ts';
import type { RecordStore } from '../records/record-store.ts';
import { MAX_READERS, type Environment } from '../storage/environment.ts';
import type { Writer, WriteTask } from '../storage/writer.ts';
import type { Client, Session } from './session.ts';
import { SessionStore } from './session-store.ts';
import type { Transaction } from './transaction.ts';

/** Sessions that are not used for this long are removed, from disk too. */
const IDLE_TIMEOUT_MS = 30 * 60_000;

/** Each open transaction has a reader of the storage; the other half of those is for reads outside of transactions. */
const MAX_OPEN_TRANSACTIONS = MAX_READERS / 2;

/** Manages sessions with their transactions and the outcomes of their retryable writes. */
export class SessionManager {
  readonly #store: SessionStore;
  readonly #writer: Writer;
  readonly #catalog: Catalog;
  readonly #records: RecordStore;
  readonly #transactionLimitMs: number;
  readonly #sessions = new Map<string, Session>();
  readonly #unsaved = new Set<Session>();
  readonly #openTransactions = new Set<Transaction>();

  constructor(
    environment: Environment,
    writer: Writer,
    catalog: Catalog,
    records: RecordStore,
    transactionLimitMs: number,
  ) {
    this.#store = new SessionStore(environment, writer);
    this.#writer = writer;
    this.#catalog = catalog;
    this.#records = records;
    this.#transactionLimitMs = transactionLimitMs;
    writer.beforeEachCommit(() => this.#saveUnsaved());
  }

  get openTransactions(): Iterable<Transaction> {
    return this.#openTransactions;
  }

  get(id: Binary): Session {
    const bytes = Buffer.from(bytesOf(id));
    const session = this.#sessions.get(bytes.toString('hex')) ?? this.#load(bytes);
    session.lastUsedAtMs = Date.now();
    return session;
  }

  /**
   * Begins or continues a transaction or a retryable write under the command's transaction number.
   *
   * @throws MongoError TransactionTooOld, NoSuchTransaction, TransactionCommitted, ConflictingOperationInProgress or
   *   TooManyLogicalSessions.
   */
  beginOrContinue(
    session: Session,
    txnNumber: bigint,
    role: 'start' | 'continue' | 'end' | 'retryable',
  ): void {
    if (txnNumber < session.txnNumber) {
      throw new MongoError(
        225,
        `Transaction number ${txnNumber} is too old: the session has already used ${session.txnNumber}.`,
      );
    }
    if (role === 'start') this.#startTransaction(session, txnNumber);
    else if (role === 'retryable') this.#beginRetryableWrite(session, txnNumber);
    else this.#continueTransaction(session, txnNumber, role);
  }

  /** Records the outcome of a retryable write. Must be called from its statement. */
  recordOutcome(session: Session, statement: number, outcome: Doc): void {
    this.#writer.onRollback(session.recordOutcome(statement, outcome));
    this.#unsaved.add(session);
  }

  async commit(session: Session): Promise<void> {
    const { transaction } = session;
    // The transaction is committed already: the client missed the reply and retries.
    if (!transaction) return;
    try {
      if (transaction.changes.size > 0) await this.#writer.run(this.#createCommitTask(session, transaction));
      else this.#endTransaction(session, 'committed');
    } catch (error) {
      this.abort(session);
      throw error;
    }
  }

  abort(session: Session): void {
    if (session.transactionState === 'open') this.#endTransaction(session, 'aborted');
  }

  /** Returns the sessions with an open transaction whose last command came from a client. */
  findWithOpenTransaction(client: Client): Session[] {
    return [...this.#sessions.values()].filter(
      (session) => session.transactionState === 'open' && session.client === client,
    );
  }

  endSessions(ids: readonly Binary[]): Session[] {
    const endedSessions = ids
      .map((id) => this.#sessions.get(Buffer.from(bytesOf(id)).toString('hex')))
      .filter((session) => session !== undefined);
    for (const session of endedSessions) this.abort(session);
    return endedSessions;
  }

  /** Removes idle sessions. */
  async removeIdle(): Promise<void> {
    const idleSinceMs = Date.now() - IDLE_TIMEOUT_MS;
    for (const session of this.#sessions.values()) {
      if (session.lastUsedAtMs < idleSinceMs && session.transactionState !== 'open')
        this.#sessions.delete(session.key);
    }
    await this.#writer.run(this.#store.removeIdle(idleSinceMs, this.#sessions));
  }

  #startTransaction(session: Session, txnNumber: bigint): void {
    if (txnNumber === session.txnNumber && session.mode === 'transaction') {
      throw new MongoError(117, `Transaction with { txnNumber: ${txnNumber} } has already been started.`);
    }
    if (this.#openTransactions.size >= MAX_OPEN_TRANSACTIONS) {
      throw new MongoError(
        261,
        `Unable to start a transaction: ${MAX_OPEN_TRANSACTIONS} are open, the most that the embedded database allows.`,
      );
    }
    this.#setTxnNumber(session, txnNumber, 'transaction');
    const transaction = this.#records.beginTransaction();
    session.transaction = transaction;
    session.transactionState = 'open';
    this.#openTransactions.add(transaction);
    const timer = setTimeout(() => {
      if (session.transaction === transaction) this.abort(session);
    }, this.#transactionLimitMs);
    timer.unref();
    void transaction.ended.then(() => {
      clearTimeout(timer);
      this.#openTransactions.delete(transaction);
    });
  }

  #continueTransaction(session: Session, txnNumber: bigint, role: 'continue' | 'end'): void {
    if (txnNumber !== session.txnNumber || session.mode !== 'transaction') {
      throw noSuchTransaction(
        `Given transaction number ${txnNumber} does not match any in-progress transactions.`,
      );
    }
    if (session.transactionState === 'committed' && role === 'continue') {
      throw new MongoError(256, `Transaction with { txnNumber: ${txnNumber} } has been committed.`);
    }
    if (session.transactionState === 'aborted')
      throw noSuchTransaction(`Transaction with { txnNumber: ${txnNumber} } has been aborted.`);
  }

  #beginRetryableWrite(session: Session, txnNumber: bigint): void {
    if (txnNumber > session.txnNumber || session.mode !== 'retryable')
      this.#setTxnNumber(session, txnNumber, 'retryable');
  }

  #setTxnNumber(session: Session, txnNumber: bigint, mode: Session['mode']): void {
    this.abort(session);
    session.begin(txnNumber, mode);
  }

  #endTransaction(session: Session, state: 'committed' | 'aborted'): void {
    const { transaction } = session;
    session.transaction = undefined;
    session.client = undefined;
    session.transactionState = state;
    if (transaction) this.#records.releaseTransaction(transaction);
  }

  *#createCommitTask(session: Session, transaction: Transaction): WriteTask<void> {
    this.#writer.atomically(() => {
      for (const collection of transaction.createdCollections.values())
        this.#catalog.registerCollection(collection);
      const collections = new Map(
        this.#catalog.listCollections().map((collection) => [collection.id, collection]),
      );
      this.#records.applyTransaction(transaction, collections);
      session.transactionState = 'committed';
      this.#writer.onRollback(() => {
        session.transactionState = 'open';
      });
      this.#writer.onCommit(() => {
        session.transaction = undefined;
      });
      this.#unsaved.add(session);
    });
  }

  #saveUnsaved(): void {
    for (const session of this.#unsaved) this.#store.save(session);
    this.#unsaved.clear();
  }

  #load(id: Buffer): Session {
    const session = this.#store.load(id);
    this.#sessions.set(session.key, session);
    return session;
  }
}
