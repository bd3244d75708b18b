import type { PaymentMethod, VerificationForm } from '@platform/contracts';
import type { mongo } from 'mongoose';
import { listIdentityNumberForms } from '../modules/verification/index.ts';
import { normalizeDestination } from '../modules/withdrawals/index.ts';
import type { Digester } from '../platform/crypto/digester.ts';
import { ENCRYPTED_FIELDS } from './encrypted-fields.ts';
import { type Encryptor, contextOf } from '../platform/crypto/encryptor.ts';
import { normalizeReference } from '../platform/normalize-reference.ts';

/** What replaces the payment details of an erased account. Their digests stay, and find the same destination. */
export const ERASED_DETAILS = '';

/** A field with the keyed digests of another value of its record. */
export type KeyedHashField = {
  readonly collection: string;
  readonly path: string;
  /** The records that have the value. */
  readonly filter: mongo.Filter<mongo.Document>;
  /** Computes the digests of a record with all present keys. @throws Error if the value cannot be decrypted */
  readonly digestsOf: (record: mongo.Document) => string[];
};

/** Lists every field with digests, for the command that replaces keys. */
export function createKeyedHashFields(encryptor: Encryptor, digester: Digester): KeyedHashField[] {
  const { identityDocuments, paymentDetails, payoutMethodDetails } = ENCRYPTED_FIELDS;
  const decrypt = (
    field: (typeof ENCRYPTED_FIELDS)['identityDocuments' | 'paymentDetails' | 'payoutMethodDetails'],
    record: mongo.Document,
  ): string =>
    encryptor.decrypt(
      record[field.path] as string,
      contextOf(field, (record._id as mongo.ObjectId).toHexString()),
    );
  return [
    {
      collection: identityDocuments.collection,
      path: 'numberDigests',
      filter: {},
      digestsOf(record) {
        const documents = JSON.parse(decrypt(identityDocuments, record)) as VerificationForm;
        return listIdentityNumberForms(documents).flatMap((form) => digester.digest('identity number', form));
      },
    },
    ...[paymentDetails, payoutMethodDetails].map((field) => ({
      collection: field.collection,
      path: 'destinationDigests',
      filter: {},
      digestsOf(record: mongo.Document) {
        const details = decrypt(field, record);
        if (details === ERASED_DETAILS) return (record.destinationDigests ?? []) as string[];
        const destination = normalizeDestination(record.paymentMethod as PaymentMethod, details);
        return digester.digest('payout destination', destination);
      },
    })),
    {
      collection: 'user_blueprints',
      path: 'paymentDigests',
      filter: { kind: 'purchase', transactionReference: { $type: 'string' } },
      digestsOf: ({ transactionReference }) =>
        digester.digest('payment reference', normalizeReference(transactionReference as string)),
    },
  ];
}
