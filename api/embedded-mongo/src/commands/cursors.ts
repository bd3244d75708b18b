import { randomBytes } from 'node:crypto';
import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { MongoError } from '../errors.ts';
import { PAUSE, type Pause, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import type { Session } from '../transactions/session.ts';
import type { CursorReply } from './reply.ts';

type Cursor = {
  /** 0 until it is known that it stays open. */
  id: bigint;
  namespace: string;
  items: Iterator<Buffer | Pause, undefined>;
  operation: Operation;
  session: Session | undefined;
  /** Read, but did not fit into the last batch. */
  left: Buffer | undefined;
  busy: boolean;
  usedAtMs: number;
};

/** What a client asks of a new cursor. */
export type CursorOptions = {
  namespace: string;
  batchSize: number;
  singleBatch?: boolean;
  session: Session | undefined;
};

/** A first batch, where the client does not say. */
export const FIRST_BATCH = 101;

/** A cursor that is not read from for this long is closed. */
const IDLE_LIMIT_MS = 10 * 60_000;

/** Never 0, which means that there is no more to come. */
const newCursorId = (): bigint => randomBytes(8).readBigInt64LE() | 1n;

/** Open cursors: streams of documents that clients read in batches. */
export class Cursors {
  readonly #cursors = new Map<bigint, Cursor>();

  async open(docs: Stream<Buffer>, operation: Operation, options: CursorOptions): Promise<CursorReply> {
    const { namespace, batchSize, singleBatch = false, session } = options;
    const cursor: Cursor = {
      id: 0n,
      namespace,
      items: docs[Symbol.iterator]() as Iterator<Buffer | Pause, undefined>,
      operation,
      session,
      left: undefined,
      busy: false,
      usedAtMs: Date.now(),
    };
    const { batch, done } = await this.#read(cursor, batchSize);
    const stays = !done && !singleBatch;
    if (stays) {
      cursor.id = newCursorId();
      this.#cursors.set(cursor.id, cursor);
    } else cursor.items.return?.();
    return { kind: 'cursor', namespace, cursorId: cursor.id, batch: 'firstBatch', docs: batch };
  }

  /** @throws MongoError CursorNotFound, CursorInUse, or Unauthorized for another session's. */
  async more(
    id: bigint,
    namespace: string,
    batchSize: number,
    operation: Operation,
    session: Session | undefined,
  ): Promise<CursorReply> {
    const cursor = this.#cursors.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.session !== session)
      throw new MongoError(13, 'Unauthorized', `cursor id ${id} was created by another session`);
    if (cursor.busy) throw new MongoError(12051, 'CursorInUse', `cursor id ${id} is already in use`);
    try {
      cursor.operation.takeOver(operation);
      const { batch, done } = await this.#read(cursor, batchSize);
      if (done) this.#close(cursor);
      return { kind: 'cursor', namespace, cursorId: done ? 0n : id, batch: 'nextBatch', docs: batch };
    } catch (error) {
      this.#close(cursor);
      throw error;
    }
  }

  /** Whether there was such a cursor. */
  kill(id: bigint): boolean {
    const cursor = this.#cursors.get(id);
    if (cursor) this.#close(cursor);
    return cursor !== undefined;
  }

  killAll(test: { session?: Session; namespace?: string; inTransaction?: boolean }): void {
    for (const cursor of this.#cursors.values()) {
      const isOfSession = test.session === undefined || cursor.session === test.session;
      const isOfNamespace = test.namespace === undefined || cursor.namespace === test.namespace;
      const isOfTransaction = !test.inTransaction || cursor.operation.transaction !== undefined;
      if (isOfSession && isOfNamespace && isOfTransaction) this.#close(cursor);
    }
  }

  reap(): void {
    const before = Date.now() - IDLE_LIMIT_MS;
    for (const cursor of this.#cursors.values()) if (cursor.usedAtMs < before) this.#close(cursor);
  }

  #close(cursor: Cursor): void {
    this.#cursors.delete(cursor.id);
    // One that is being read from ends by itself: a generator cannot be closed while it runs.
    if (!cursor.busy) cursor.items.return?.();
  }

  /** As many as asked for, or as fit into a message. */
  async #read(cursor: Cursor, batchSize: number): Promise<{ batch: Buffer[]; done: boolean }> {
    const batch: Buffer[] = [];
    let size = 0;
    cursor.busy = true;
    try {
      while (batch.length < batchSize) {
        const item = this.#next(cursor);
        if (item === undefined) return { batch, done: true };
        if (item === PAUSE) await cursor.operation.pause();
        else if (size + item.length > MAX_DOCUMENT_BYTES && batch.length > 0) {
          cursor.left = item;
          return { batch, done: false };
        } else {
          size += item.length;
          batch.push(item);
        }
      }
      return { batch, done: false };
    } finally {
      cursor.busy = false;
      cursor.usedAtMs = Date.now();
    }
  }

  #next(cursor: Cursor): Buffer | Pause | undefined {
    const { left } = cursor;
    cursor.left = undefined;
    return left ?? cursor.items.next().value;
  }
}
