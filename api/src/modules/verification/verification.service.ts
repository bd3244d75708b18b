import type { Model } from 'mongoose';
import { verificationForm, type RevealedIdentityDocuments, type VerificationForm } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { EncryptionContext } from '../../platform/crypto/encryptor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { IdentityDocumentsRecord } from './verification.model.ts';
import { maskIdentityDocuments } from './verification.policy.ts';

export type Verification = ReturnType<typeof createVerificationService>;

export function createVerificationService(
  { encryptor, audit, clock }: Platform,
  identityDocuments: Model<IdentityDocumentsRecord>,
) {
  const submitted = createEvent<{ id: Id; userId: Id; at: Date }>();

  function decryptDocuments({ _id, encrypted }: IdentityDocumentsRecord): VerificationForm {
    return verificationForm.validateSync(JSON.parse(encryptor.decrypt(encrypted, encryptionContext(_id))));
  }

  return {
    /** Published when a member submits documents. A listener that throws rolls the submission back. */
    submitted,

    /** Encrypts and stores the documents; returns the id of the user blueprint that they are submitted for. */
    async submit(tx: Tx, actor: Actor, userId: Id, documents: VerificationForm): Promise<Id> {
      const id = newId();
      const at = clock.now();
      await submitted.publish(tx, { id, userId, at });
      const encrypted = encryptor.encrypt(JSON.stringify(documents), encryptionContext(id));
      await identityDocuments.create([{ _id: id, userId, encrypted, submittedAt: at }], { session: tx });
      await audit.record(tx, actor, { action: 'verification_submitted', subjectId: id, userId });
      return id;
    },

    /** Returns masked documents as JSON texts, by the id of their user blueprint. */
    async findMaskedDocuments(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const records = await identityDocuments
        .find({ _id: { $in: ids } })
        .session(tx ?? null)
        .lean();
      return new Map(
        records.map((record) => [
          record._id.toHexString(),
          JSON.stringify(maskIdentityDocuments(decryptDocuments(record), record.submittedAt)),
        ]),
      );
    },

    /**
     * Returns documents in clear text. Callers record the access in the audit log.
     *
     * @throws Error if there are none: callers pass ids of existing verifications
     */
    async getDecryptedDocuments(id: Id, tx: Tx): Promise<RevealedIdentityDocuments> {
      const record = await identityDocuments.findById(id).session(tx).orFail().lean();
      return { ...decryptDocuments(record), submissionDate: record.submittedAt.toISOString() };
    },
  };
}

function encryptionContext(id: Id): EncryptionContext {
  return { collection: 'identity_documents', record: id.toHexString(), field: 'documents' };
}
