import type { Binary } from 'bson';
import { decode } from '../bson/decode.ts';
import { bytesOf } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import type { Doc, Numeric } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { MongoError, noSuchTransaction } from '../errors.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer, WriteTask } from '../storage/writer.ts';
import { Session, type Client } from './session.ts';
import type { Transaction } from './transaction.ts';

/** Sessions that are not used for this long are forgotten, on disk too. */
const IDLE_LIMIT_MS = 30 * 60_000;

/** Sessions with their transactions and the outcomes of their retryable writes. */
export class Sessions {
  readonly #environment: Environment;
  readonly #writer: Writer;
  readonly #catalog: Catalog;
  readonly #records: RecordStore;
  readonly #transactionLimitMs: number;
  readonly #sessions = new Map<string, Session>();
  readonly #changed = new Set<Session>();
  readonly #open = new Set<Transaction>();

  constructor(
    environment: Environment,
    writer: Writer,
    catalog: Catalog,
    records: RecordStore,
    transactionLimitMs: number,
  ) {
    this.#environment = environment;
    this.#writer = writer;
    this.#catalog = catalog;
    this.#records = records;
    this.#transactionLimitMs = transactionLimitMs;
    writer.beforeEachCommit(() => this.#saveChanged());
  }

  get openTransactions(): Iterable<Transaction> {
    return this.#open;
  }

  get(id: Binary): Session {
    const bytes = Buffer.from(bytesOf(id));
    const session = this.#sessions.get(bytes.toString('hex')) ?? this.#load(bytes);
    session.usedAtMs = Date.now();
    return session;
  }

  /**
   * Makes the session's number that of a command, which begins a transaction, belongs to the open one, or is a
   * retryable write.
   *
   * @throws MongoError TransactionTooOld, NoSuchTransaction, TransactionCommitted or ConflictingOperationInProgress.
   */
  enter(session: Session, number: bigint, kind: 'start' | 'continue' | 'end' | 'retryable'): void {
    if (number < session.number) {
      throw new MongoError(
        225,
        'TransactionTooOld',
        `The session has gone on from number ${number} to ${session.number}.`,
      );
    }
    if (kind === 'start') this.#start(session, number);
    else if (kind === 'retryable') this.#enterRetryable(session, number);
    else this.#enterTransaction(session, number, kind);
  }

  /** Keeps the outcome of a retryable write; within its statement. */
  note(session: Session, statement: number, outcome: Doc): void {
    this.#writer.onRollback(session.note(statement, outcome));
    this.#changed.add(session);
  }

  async commit(session: Session): Promise<void> {
    const { transaction } = session;
    // It is committed already, and the client has missed the answer.
    if (!transaction) return;
    try {
      if (transaction.changes.size > 0) await this.#writer.run(this.#commitTask(session, transaction));
      else this.#end(session, 'committed');
    } catch (error) {
      this.abort(session);
      throw error;
    }
  }

  abort(session: Session): void {
    if (session.state === 'open') this.#end(session, 'aborted');
  }

  /** The sessions whose open transaction was last heard of from a client. */
  openOf(client: Client): Session[] {
    return [...this.#sessions.values()].filter(
      (session) => session.state === 'open' && session.client === client,
    );
  }

  endAll(ids: readonly Binary[]): Session[] {
    const ended = ids
      .map((id) => this.#sessions.get(Buffer.from(bytesOf(id)).toString('hex')))
      .filter((one) => one !== undefined);
    for (const session of ended) this.abort(session);
    return ended;
  }

  /** Forgets what has not been used for long. */
  async reap(): Promise<void> {
    const before = Date.now() - IDLE_LIMIT_MS;
    for (const session of this.#sessions.values()) {
      if (session.usedAtMs < before && session.state !== 'open') this.#sessions.delete(session.key);
    }
    await this.#writer.run(this.#reapStored(before));
  }

  #start(session: Session, number: bigint): void {
    if (number === session.number && session.mode === 'transaction') {
      throw new MongoError(
        117,
        'ConflictingOperationInProgress',
        `A transaction with the number ${number} has begun already.`,
      );
    }
    this.#advance(session, number, 'transaction');
    const transaction = this.#records.begin();
    session.transaction = transaction;
    session.state = 'open';
    this.#open.add(transaction);
    const limit = setTimeout(() => {
      if (session.transaction === transaction) this.abort(session);
    }, this.#transactionLimitMs);
    limit.unref();
    void transaction.ended.then(() => {
      clearTimeout(limit);
      this.#open.delete(transaction);
    });
  }

  #enterTransaction(session: Session, number: bigint, kind: 'continue' | 'end'): void {
    if (number !== session.number || session.mode !== 'transaction') {
      throw noSuchTransaction(`There is no transaction with the number ${number}.`);
    }
    if (session.state === 'committed' && kind === 'continue') {
      throw new MongoError(
        256,
        'TransactionCommitted',
        `Transaction with { txnNumber: ${number} } has been committed.`,
      );
    }
    if (session.state === 'aborted')
      throw noSuchTransaction(`Transaction with { txnNumber: ${number} } has been aborted.`);
  }

  #enterRetryable(session: Session, number: bigint): void {
    if (number > session.number || session.mode !== 'retryable') this.#advance(session, number, 'retryable');
  }

  #advance(session: Session, number: bigint, mode: Session['mode']): void {
    this.abort(session);
    session.number = number;
    session.mode = mode;
    session.state = 'none';
    session.runs = [];
  }

  #end(session: Session, state: 'committed' | 'aborted'): void {
    const { transaction } = session;
    session.transaction = undefined;
    session.client = undefined;
    session.state = state;
    if (transaction) this.#records.release(transaction);
  }

  *#commitTask(session: Session, transaction: Transaction): WriteTask<void> {
    const collections = new Map(this.#catalog.all().map((collection) => [collection.id, collection]));
    this.#writer.atomically(() => {
      this.#records.commit(transaction, collections);
      session.state = 'committed';
      this.#writer.onRollback(() => {
        session.state = 'open';
      });
      this.#writer.onCommit(() => {
        session.transaction = undefined;
      });
      this.#changed.add(session);
    });
  }

  #saveChanged(): void {
    for (const session of this.#changed) {
      const { number, mode, state, runs } = session;
      const savedState = state === 'committed' ? state : 'none';
      const saved: Doc = {
        number,
        mode,
        state: savedState,
        usedAt: new Date(session.usedAtMs),
        runs: runs,
      };
      this.#environment.sessions.putSync(session.id, encode(saved));
    }
    this.#changed.clear();
  }

  #load(id: Buffer): Session {
    const session = new Session(id);
    const bytes = this.#environment.get(this.#environment.sessions, id);
    if (bytes) {
      const saved = decode(bytes);
      session.number = BigInt(toNumber(saved.number as Numeric));
      session.mode = saved.mode as Session['mode'];
      // A transaction that was open when the engine stopped is gone.
      session.state =
        session.mode === 'transaction' && saved.state !== 'committed'
          ? 'aborted'
          : (saved.state as Session['state']);
      session.runs = saved.runs as Session['runs'];
    }
    this.#sessions.set(session.key, session);
    return session;
  }

  *#reapStored(beforeMs: number): WriteTask<void> {
    const range = { start: Buffer.from([0]), end: Buffer.alloc(32, 0xff) };
    let after: Buffer | undefined;
    for (;;) {
      const entries = this.#environment.entries(this.#environment.sessions, range, { after, limit: 200 });
      for (const { key, value } of entries) {
        const isIdle = (decode(value).usedAt as Date).getTime() < beforeMs;
        if (isIdle && !this.#sessions.has(key.toString('hex'))) this.#environment.sessions.removeSync(key);
      }
      after = entries.at(-1)?.key;
      if (!after || entries.length < 200) return;
      yield;
    }
  }
}
