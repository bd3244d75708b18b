import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Schema, type Connection } from 'mongoose';
import type { Endpoint } from '@platform/contracts';
import { AppError } from './app-error.ts';
import { DAY_MS } from './clock.ts';
import { contextOf, type EncryptedField, type Encryptor } from './crypto/encryptor.ts';
import { readOrReject } from './crypto/read-decrypted.ts';
import { isDuplicateKey, isWriteConflict } from './db/database-errors.ts';
import { rawCollection, insertValidated } from './db/raw-collection.ts';
import type { Tx } from './db/transaction.ts';
import type { SignedInUser } from './http/define-route.ts';
import { sortFields } from './sort-fields.ts';

/** Identifies a request, with a digest of its content; `undefined` if the caller sent no key. */
type RequestKey =
  { readonly id: string; readonly userId: string | undefined; readonly requestDigest: string } | undefined;

export type Idempotency = ReturnType<typeof createIdempotency>;

/** The response is encrypted because it may contain data that is encrypted elsewhere, such as payment details. */
type IdempotencyRecord = {
  _id: string;
  /** Missing for a visitor. */
  userId?: string;
  requestDigest: string;
  /** Encrypted; `null` until the work is done. */
  response: string | null;
  expiresAt: Date;
};

export const IDEMPOTENT_RESPONSE: EncryptedField = {
  collection: 'idempotent_responses',
  path: 'response',
  field: 'response',
};

const RETENTION_MS = DAY_MS;

const schema = new Schema<IdempotencyRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String },
    requestDigest: { type: String, required: true },
    response: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createIdempotency(connection: Connection, encryptor: Encryptor) {
  const records = connection.model<IdempotencyRecord>(
    'IdempotentResponse',
    schema,
    IDEMPOTENT_RESPONSE.collection,
  );
  return {
    /**
     * Reads the `Idempotency-Key` header.
     *
     * @param part identifies the part of a call that consists of several
     * @throws AppError `invalid_request` for a malformed key
     */
    readKey(
      request: IncomingMessage,
      user: SignedInUser | undefined,
      endpoint: Endpoint,
      content: unknown,
      part?: string,
    ): RequestKey {
      const key = request.headers['idempotency-key'];
      if (key === undefined) return undefined;
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
        throw new AppError('invalid_request', 'Idempotency-Key must be 1 to 200 characters without spaces.');
      }
      const id = digest([user?.id, endpoint.id, key, ...(part === undefined ? [] : [part])]);
      return { id, userId: user?.id, requestDigest: digest(content) };
    },
    /**
     * Does the work, or returns the response of the first request with this key. The record is written in the work's
     * transaction, so it exists exactly if the work took effect. A rejected request leaves no record and is evaluated
     * again when it is repeated.
     *
     * @throws AppError `idempotency_in_flight` while the first request runs, `idempotency_key_reused` for different
     *   content
     */
    async runOnce<T>(tx: Tx, key: RequestKey, work: () => Promise<T>): Promise<T> {
      if (!key) return work();
      const existing = await rawCollection(records).findOne({ _id: key.id }, { session: tx });
      if (existing) {
        if (existing.requestDigest === key.requestDigest && existing.response !== null)
          return readResponse(existing.response, key.id) as T;
        throw new AppError(
          'idempotency_key_reused',
          'This Idempotency-Key was already used for a different request.',
        );
      }
      await claim(tx, key);
      const result = await work();
      const response = encryptor.encrypt(JSON.stringify(result), contextOf(IDEMPOTENT_RESPONSE, key.id));
      await rawCollection(records).updateOne({ _id: key.id }, { $set: { response } }, { session: tx });
      return result;
    },
    /**
     * Describes each committed record without a response. There should be none: both are written in one transaction.
     */
    async check(): Promise<string[]> {
      const incomplete = await records.find({ response: null }, { _id: 1 }).lean();
      return incomplete.map(({ _id }) => `Idempotency record ${_id}: the response is missing.`);
    },
  };

  /** @throws AppError `decryption_failed` */
  function readResponse(response: string, id: string): unknown {
    const context = contextOf(IDEMPOTENT_RESPONSE, id);
    return readOrReject(() => JSON.parse(encryptor.decrypt(response, context)) as unknown);
  }

  /** Inserts the record. A concurrent insert means that the first request is still in flight. */
  async function claim(tx: Tx, { id, userId, requestDigest }: NonNullable<RequestKey>): Promise<void> {
    const expiresAt = new Date(Date.now() + RETENTION_MS);
    try {
      const record = {
        _id: id,
        ...(userId !== undefined && { userId }),
        requestDigest,
        response: null,
        expiresAt,
      };
      await insertValidated(records, record, tx);
    } catch (cause) {
      if (!isDuplicateKey(cause) && !isWriteConflict(cause)) throw cause;
      throw new AppError('idempotency_in_flight', 'Your first attempt is still in progress.', { cause });
    }
  }
}

/** Clients may write the fields of a body in another order when they repeat a request. */
function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sortFields)).digest('base64url');
}
