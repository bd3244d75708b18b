import type { Model } from 'mongoose';
import {
  REPEATS_MAX,
  verificationForm,
  type RevealedIdentityDocuments,
  type VerificationForm,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { type EncryptionContext, contextOf } from '../../platform/crypto/encryptor.ts';
import { readOrNull, readOrReject } from '../../platform/crypto/read-decrypted.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { IdentityDocumentsRecord } from './verification.model.ts';
import { listIdentityNumberForms, maskIdentityDocuments } from './verification.policy.ts';
import { createDocumentsRemoval } from './verification.removal.ts';

/** The documents of one verification, for the row that they are submitted for. */
export type DocumentsDescription = {
  /** The masked documents as JSON text; `null` if they cannot be decrypted. */
  readonly metadata: string | null;
  /** Whether the job may approve them while they are pending. */
  readonly allowsAutomaticApproval: boolean;
};

export type Verification = ReturnType<typeof createVerificationService>;

export function createVerificationService(
  services: Pick<Services, 'audit' | 'clock' | 'digester' | 'encryptor'>,
  identityDocuments: Model<IdentityDocumentsRecord>,
) {
  const { encryptor, digester, audit, clock } = services;
  const submitted = createEvent<{ id: Id; userId: Id; at: Date }>();

  const contextFor = (id: Id): EncryptionContext =>
    contextOf(ENCRYPTED_FIELDS.identityDocuments, id.toHexString());

  /** Returns the documents of a record; `null` if they were removed. */
  function decryptDocuments({ _id, encrypted }: IdentityDocumentsRecord): VerificationForm | null {
    const documents: unknown = JSON.parse(encryptor.decrypt(encrypted, contextFor(_id)));
    return documents === null ? null : verificationForm.validateSync(documents);
  }

  return {
    /** Published when a member submits documents. A listener that throws rolls the submission back. */
    submitted,
    removal: createDocumentsRemoval(services, identityDocuments),

    /** Encrypts and stores the documents; returns the id of the user blueprint that they are submitted for. */
    async submit(tx: Tx, actor: Actor, userId: Id, documents: VerificationForm): Promise<Id> {
      const id = newId();
      const at = clock.now();
      await submitted.publish(tx, { id, userId, at });
      const encrypted = encryptor.encrypt(JSON.stringify(documents), contextFor(id));
      const numberDigests = listIdentityNumberForms(documents).flatMap((form) =>
        digester.digest('identity number', form),
      );
      await identityDocuments.create([{ _id: id, userId, encrypted, numberDigests, submittedAt: at }], {
        session: tx,
      });
      await audit.record(tx, actor, { action: 'verification_submitted', subjectId: id, userId });
      return id;
    },

    ...createAutomationQueries(identityDocuments, decryptDocuments),

    /** Finds the address in the documents; `null` if they were removed or cannot be decrypted. */
    async findEmail(id: Id, tx: Tx): Promise<string | null> {
      const record = await identityDocuments.findById(id).session(tx).orFail().lean();
      return readOrNull(() => decryptDocuments(record)?.email ?? null);
    },

    /** Finds when documents were removed; `null` while they are stored. */
    async findRemovalTime(id: Id, tx?: Tx): Promise<Date | null> {
      const record = await identityDocuments
        .findById(id, { removedAt: 1 })
        .session(tx ?? null)
        .lean();
      return record?.removedAt ?? null;
    },

    /**
     * Returns documents in clear text. Callers record the access in the audit log.
     *
     * @throws AppError `decryption_failed`, or `wrong_state` if they were removed; Error if there never were any:
     *   callers pass ids of existing verifications
     */
    async getDecryptedDocuments(id: Id, tx: Tx): Promise<RevealedIdentityDocuments> {
      const record = await identityDocuments.findById(id).session(tx).orFail().lean();
      const documents = readOrReject(() => decryptDocuments(record));
      if (!documents) throw new AppError('wrong_state', 'These documents were removed.');
      return { ...documents, submissionDate: record.submittedAt.toISOString() };
    },
  };
}

/** Upper bounds on own verifications, and on those of other members, that are read to compare identity numbers. */
const MAX_OWN = 50;
const MAX_OTHERS = 200;

/** Creates the queries that say what the job may do, and why not. */
function createAutomationQueries(
  identityDocuments: Model<IdentityDocumentsRecord>,
  decryptDocuments: (record: IdentityDocumentsRecord) => VerificationForm | null,
) {
  async function isRepeated(record: IdentityDocumentsRecord, tx?: Tx): Promise<boolean> {
    const options = { session: tx, projection: { _id: 1 } };
    return (await rawCollection(identityDocuments).findOne(toRepeatFilter(record), options)) !== null;
  }

  /** Finds the digests of the identity numbers that a user gave last. */
  async function findNumbers(userId: Id, tx?: Tx): Promise<string[]> {
    const own = identityDocuments.find({ userId }, { numberDigests: 1 }).sort({ _id: -1 }).limit(MAX_OWN);
    return (await own.session(tx ?? null).lean()).flatMap(({ numberDigests }) => numberDigests);
  }

  return {
    /** Describes the documents of user blueprints, by their id; removed ones like those that cannot be decrypted. */
    async describeDocuments(
      rows: readonly { readonly _id: Id; readonly status: string }[],
      tx?: Tx,
    ): Promise<Map<string, DocumentsDescription>> {
      if (rows.length === 0) return new Map();
      const records = await identityDocuments
        .find({ _id: { $in: rows.map(({ _id }) => _id) } })
        .session(tx ?? null)
        .lean();
      const pendingIds = new Set(
        rows.filter(({ status }) => status === 'pending').map(({ _id }) => _id.toHexString()),
      );
      const describe = async (record: IdentityDocumentsRecord): Promise<[string, DocumentsDescription]> => {
        const id = record._id.toHexString();
        const documents = readOrNull(() => decryptDocuments(record));
        const metadata = documents && JSON.stringify(maskIdentityDocuments(documents, record.submittedAt));
        const isStopped = documents === null || (pendingIds.has(id) && (await isRepeated(record, tx)));
        return [id, { metadata, allowsAutomaticApproval: !isStopped }];
      };
      return new Map(await Promise.all(records.map(describe)));
    },

    /** Whether the job may approve a pending verification: it can be read, and its number is no repeat. */
    async allowsAutomaticApproval(id: Id, tx: Tx): Promise<boolean> {
      const record = await identityDocuments.findById(id).session(tx).orFail().lean();
      return readOrNull(() => decryptDocuments(record)) !== null && !(await isRepeated(record, tx));
    },

    /** Whether two users gave the same identity number. */
    async sharesIdentity(one: Id, other: Id, tx?: Tx): Promise<boolean> {
      const numberDigests = await findNumbers(one, tx);
      if (numberDigests.length === 0) return false;
      const shared = { userId: other, numberDigests: { $in: numberDigests } };
      return (await identityDocuments.exists(shared).session(tx ?? null)) !== null;
    },

    /** Finds other members who gave the same identity number as one, the newest first. */
    async findSharers(userId: Id): Promise<Id[]> {
      const numberDigests = await findNumbers(userId);
      const shared = { numberDigests: { $in: numberDigests }, userId: { $ne: userId } };
      const others = identityDocuments.find(shared, { userId: 1 }).sort({ _id: -1 }).limit(MAX_OTHERS);
      return (await others.lean()).map((record) => record.userId);
    },

    /** Finds the newest verifications of other members with the same identity number. */
    async findRepeats(id: Id, tx?: Tx): Promise<Id[]> {
      const record = await identityDocuments
        .findById(id)
        .session(tx ?? null)
        .lean();
      if (!record) return [];
      const repeats = await rawCollection(identityDocuments)
        .find(toRepeatFilter(record), { session: tx, projection: { _id: 1 } })
        .sort({ _id: -1 })
        .limit(REPEATS_MAX)
        .toArray();
      return repeats.map(({ _id }) => _id);
    },
  };
}

/** Matches verifications of other members with the same identity number. */
function toRepeatFilter({ userId, numberDigests }: IdentityDocumentsRecord) {
  return { numberDigests: { $in: numberDigests }, userId: { $ne: userId } };
}
