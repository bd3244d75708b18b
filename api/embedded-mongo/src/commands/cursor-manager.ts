import { randomBytes } from 'node:crypto';
import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { MongoError, queryPlanKilled, unauthorized } from '../errors.ts';
import { PAUSE, type Pause, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import type { Session } from '../transactions/session.ts';
import type { CursorReply } from './reply.ts';

type Cursor = {
  /** 0 until the first batch shows that more documents follow. */
  id: bigint;
  namespace: string;
  items: Iterator<Buffer | Pause, undefined>;
  /** The most documents that can follow. */
  remaining: number;
  operation: Operation;
  session: Session | undefined;
  /** A document that was read but did not fit into the last batch. */
  overflow: Buffer | undefined;
  isInUse: boolean;
  isClosed: boolean;
  /** Whether its collection was dropped, which the client learns with the next batch. */
  isDropped: boolean;
  lastUsedAtMs: number;
};

/** Options of a new cursor. */
export type CursorOptions = {
  namespace: string;
  batchSize: number;
  singleBatch?: boolean;
  /** The most documents that there can be; a cursor that has returned them is exhausted. */
  limit?: number;
  session: Session | undefined;
};

/** A cursor that has not been read from for this long is closed. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** Creates a cursor id, a positive int64. It is never 0, which tells clients that the cursor is exhausted. */
const createCursorId = (): bigint => (randomBytes(8).readBigUInt64LE() >> 1n) | 1n;

/** Keeps the open cursors: streams of documents that clients read in batches. */
export class CursorManager {
  readonly #cursors = new Map<bigint, Cursor>();

  async openCursor(docs: Stream<Buffer>, operation: Operation, options: CursorOptions): Promise<CursorReply> {
    const { namespace, batchSize, singleBatch = false, limit = Infinity, session } = options;
    const cursor: Cursor = {
      id: 0n,
      namespace,
      items: docs[Symbol.iterator]() as Iterator<Buffer | Pause, undefined>,
      remaining: limit,
      operation,
      session,
      overflow: undefined,
      isInUse: false,
      isClosed: false,
      isDropped: false,
      lastUsedAtMs: Date.now(),
    };
    const { batch, done } = await this.#readBatch(cursor, batchSize);
    const staysOpen = !done && !singleBatch;
    if (staysOpen) {
      cursor.id = createCursorId();
      this.#cursors.set(cursor.id, cursor);
    } else cursor.items.return?.();
    return { kind: 'cursor', namespace, cursorId: cursor.id, batchField: 'firstBatch', docs: batch };
  }

  /**
   * Reads the next batch of an open cursor.
   *
   * @throws MongoError CursorNotFound, CursorInUse, QueryPlanKilled after a drop, Unauthorized for another namespace,
   *   or as `assertSameOwner`.
   */
  async getMore(
    id: bigint,
    namespace: string,
    batchSize: number,
    operation: Operation,
    session: Session | undefined,
  ): Promise<CursorReply> {
    const cursor = this.#cursors.get(id);
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
    if (cursor.isInUse) throw new MongoError(143, `cursor id ${id} is already in use`);
    assertSameOwner(cursor, operation, session);
    if (cursor.namespace !== namespace)
      throw unauthorized(
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    try {
      if (cursor.isDropped) throw queryPlanKilled(namespace);
      cursor.operation.adoptCallerOf(operation);
      const { batch, done } = await this.#readBatch(cursor, batchSize);
      if (done) this.#closeCursor(cursor);
      return { kind: 'cursor', namespace, cursorId: done ? 0n : id, batchField: 'nextBatch', docs: batch };
    } catch (error) {
      this.#closeCursor(cursor);
      throw error;
    }
  }

  /** Closes a cursor and returns whether it existed. */
  killCursor(id: bigint): boolean {
    const cursor = this.#cursors.get(id);
    if (cursor) this.#closeCursor(cursor);
    return cursor !== undefined;
  }

  killMatching({ session, inTransaction = false }: { session: Session; inTransaction?: boolean }): void {
    for (const cursor of this.#cursors.values())
      if (cursor.session === session && (!inTransaction || cursor.operation.transaction))
        this.#closeCursor(cursor);
  }

  /** Ends the cursors of a collection that is being dropped. */
  endDropped(namespace: string): void {
    for (const cursor of this.#cursors.values()) {
      if (cursor.namespace !== namespace) continue;
      cursor.isDropped = true;
      if (!cursor.isInUse) end(cursor);
    }
  }

  closeIdle(): void {
    const idleSinceMs = Date.now() - IDLE_TIMEOUT_MS;
    for (const cursor of this.#cursors.values())
      if (cursor.lastUsedAtMs < idleSinceMs) this.#closeCursor(cursor);
  }

  #closeCursor(cursor: Cursor): void {
    this.#cursors.delete(cursor.id);
    cursor.isClosed = true;
    // A generator cannot be closed while it runs; a cursor in use ends with its current batch.
    if (!cursor.isInUse) end(cursor);
  }

  /** Reads up to `batchSize` documents, fewer if they would exceed the size of a message. */
  async #readBatch(cursor: Cursor, batchSize: number): Promise<{ batch: Buffer[]; done: boolean }> {
    const batch: Buffer[] = [];
    let size = 0;
    cursor.isInUse = true;
    try {
      while (batch.length < batchSize) {
        const item = this.#nextItem(cursor);
        if (item === undefined) return { batch, done: true };
        if (item === PAUSE) await cursor.operation.pause();
        else if (size + item.length > MAX_DOCUMENT_BYTES && batch.length > 0) {
          cursor.overflow = item;
          return { batch, done: false };
        } else {
          size += item.length;
          batch.push(item);
          cursor.remaining--;
        }
      }
      return { batch, done: cursor.remaining <= 0 };
    } finally {
      cursor.isInUse = false;
      cursor.lastUsedAtMs = Date.now();
      if (cursor.isClosed) end(cursor);
    }
  }

  #nextItem(cursor: Cursor): Buffer | Pause | undefined {
    const { overflow } = cursor;
    cursor.overflow = undefined;
    return overflow ?? cursor.items.next().value;
  }
}

function end({ items, operation }: Cursor): void {
  items.return?.();
  operation.memory.release();
}

/**
 * Asserts that a cursor is read in the session, and in the transaction if any, in which it was created.
 *
 * @throws MongoError 50736 to 50741, as in MongoDB.
 */
function assertSameOwner(cursor: Cursor, { transaction }: Operation, session: Session | undefined): void {
  const reject = (code: number, created: string, used: string): never => {
    throw new MongoError(code, `Cannot run getMore on cursor ${cursor.id}, which was ${created}, ${used}`);
  };
  if (!cursor.session && session) reject(50736, 'not created in a session', 'in a session');
  if (cursor.session && !session) reject(50737, 'created in a session', 'without an lsid');
  if (cursor.session !== session) reject(50738, 'created in a session', 'in another session');
  const { transaction: own } = cursor.operation;
  if (!own && transaction) reject(50739, 'not created in a transaction', 'in a transaction');
  if (own && !transaction) reject(50740, 'created in a transaction', 'without a txnNumber');
  if (own !== transaction) reject(50741, 'created in a transaction', 'in a different transaction');
}
