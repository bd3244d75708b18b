import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Schema, type Connection } from 'mongoose';
import type { Endpoint } from '@platform/contracts';
import { AppError } from './app-error.ts';
import type { SealPlace, Sealer } from './crypto/sealer.ts';
import { isDuplicateKey, isWriteConflict } from './db/database-errors.ts';
import { directly, insert } from './db/direct.ts';
import type { Tx } from './db/transaction.ts';
import type { SignedInUser } from './http/define-route.ts';

/** Which request this is, and a mark of what it says; nothing when the caller sent no key. */
type Key = { readonly id: string; readonly mark: string } | undefined;

export type Idempotency = {
  /** @throws AppError `invalid_request` when the key is no short plain text. */
  keyOf(request: IncomingMessage, user: SignedInUser | undefined, endpoint: Endpoint, content: unknown): Key;
  /**
   * Does the work, or gives the answer that it gave the first time. The record is part of the work's transaction, so
   * there is an effect exactly if there is a record. A refusal leaves none: it is decided anew when it is sent again.
   *
   * @throws AppError `idempotency_in_flight` while the first one runs, `idempotency_key_reused` for another content.
   */
  once(tx: Tx, key: Key, work: () => Promise<unknown>): Promise<unknown>;
  /** Says in plain words where a record has no answer: its work and its answer are one transaction. */
  check(): Promise<string[]>;
};

/** The answer is sealed: it may hold what is sealed elsewhere, such as where a withdrawal goes. */
type StoredAnswer = { _id: string; mark: string; answer: string | null; keptUntil: Date };

const KEPT_MS = 86_400_000;

const schema = new Schema<StoredAnswer>(
  {
    _id: { type: String, required: true },
    mark: { type: String, required: true },
    answer: { type: String, default: null },
    keptUntil: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });

export function createIdempotency(connection: Connection, sealer: Sealer): Idempotency {
  const records = connection.model<StoredAnswer>('IdempotentAnswer', schema, 'idempotent_answers');
  return {
    keyOf(request, user, endpoint, content) {
      const key = request.headers['idempotency-key'];
      if (key === undefined) return undefined;
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
        throw new AppError('invalid_request', 'Idempotency-Key must be 1 to 200 characters without spaces.');
      }
      return { id: digest([user?.id, endpoint.id, key]), mark: digest(content) };
    },
    async once(tx, key, work) {
      if (!key) return work();
      const found = await directly(records).findOne({ _id: key.id }, { session: tx });
      if (found) {
        if (found.mark === key.mark && found.answer !== null)
          return JSON.parse(sealer.open(found.answer, placeOf(key.id))) as unknown;
        throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
      }
      await claim(tx, key);
      const answer = await work();
      const sealed = sealer.seal(JSON.stringify(answer), placeOf(key.id));
      await directly(records).updateOne({ _id: key.id }, { $set: { answer: sealed } }, { session: tx });
      return answer;
    },
    async check() {
      const unanswered = await records.find({ answer: null }, { _id: 1 }).lean();
      return unanswered.map(({ _id }) => `Idempotent answer ${_id}: there is none.`);
    },
  };

  /** Whoever writes the record second finds the first one still at work. */
  async function claim(tx: Tx, key: NonNullable<Key>): Promise<void> {
    const keptUntil = new Date(Date.now() + KEPT_MS);
    try {
      await insert(records, { _id: key.id, mark: key.mark, answer: null, keptUntil }, tx);
    } catch (cause) {
      if (!isDuplicateKey(cause) && !isWriteConflict(cause)) throw cause;
      throw new AppError(
        'idempotency_in_flight',
        'The same request is being carried out. Please wait a moment.',
        { cause },
      );
    }
  }
}

function placeOf(id: string): SealPlace {
  return { collection: 'idempotent_answers', record: id, field: 'answer' };
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
