import type { Model } from 'mongoose';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { contextOf } from '../../platform/crypto/encryptor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { IdentityDocumentsRecord } from './verification.model.ts';

/** The content that replaces removed documents. It is encrypted like documents, so a key rotation treats it alike. */
export const REMOVED_DOCUMENTS = 'null';

const BATCH_SIZE = 200;

/** Removes documents that are no longer needed. What finds repeats of an identity, which is not clear text, stays. */
export function createDocumentsRemoval(
  { encryptor, clock }: Pick<Services, 'encryptor' | 'clock'>,
  identityDocuments: Model<IdentityDocumentsRecord>,
) {
  return {
    /** Returns the verifications of users that still have documents: the ids of their user blueprints and users. */
    findStored: (
      userIds: readonly Id[],
      tx?: Tx,
    ): Promise<Pick<IdentityDocumentsRecord, '_id' | 'userId'>[]> =>
      identityDocuments
        .find({ userId: { $in: userIds }, removedAt: null }, { _id: 1, userId: 1 })
        .session(tx ?? null)
        .lean(),

    /** Reads the verifications of before a time that still have documents, in batches, oldest first. */
    async *storedBefore(submittedBefore: Date): AsyncGenerator<Id[]> {
      const stored = { removedAt: null, submittedAt: { $lte: submittedBefore } };
      const records = identityDocuments.find(stored, { _id: 1 }).sort({ submittedAt: 1 }).lean();
      let batch: Id[] = [];
      for await (const { _id } of records.cursor({ batchSize: BATCH_SIZE })) {
        batch.push(_id);
        if (batch.length < BATCH_SIZE) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },

    /** Removes the documents of verifications. Returns how many had any. */
    async remove(tx: Tx, ids: readonly Id[]): Promise<number> {
      const stored = { _id: { $in: ids }, removedAt: null };
      const records = await identityDocuments.find(stored, { _id: 1 }).session(tx).lean();
      for (const { _id } of records) {
        const context = contextOf(ENCRYPTED_FIELDS.identityDocuments, _id.toHexString());
        const encrypted = encryptor.encrypt(REMOVED_DOCUMENTS, context);
        await identityDocuments
          .updateOne({ _id }, { $set: { encrypted, removedAt: clock.now() } })
          .session(tx);
      }
      return records.length;
    },
  };
}
