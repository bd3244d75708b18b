import type { EncryptionContext } from '../platform/crypto/encryptor.ts';

/** A field whose values are encrypted: where it is stored, and the name that its ciphertexts are bound to. */
export type EncryptedField = {
  readonly collection: string;
  readonly path: string;
  readonly field: string;
};

/** Every encrypted field of the database. The names are part of each ciphertext: a renamed one cannot be decrypted. */
export const ENCRYPTED_FIELDS = {
  identityDocuments: { collection: 'identity_documents', path: 'encrypted', field: 'documents' },
  paymentDetails: { collection: 'withdrawals', path: 'encryptedDetails', field: 'paymentDetails' },
  payoutMethodDetails: { collection: 'payout_methods', path: 'encryptedDetails', field: 'paymentDetails' },
  mailSecret: { collection: 'outbox', path: 'encryptedSecret', field: 'secret' },
  totpSecret: { collection: 'second_factors', path: 'encryptedSecret', field: 'totpSecret' },
  newTotpSecret: { collection: 'second_factors', path: 'encryptedNewSecret', field: 'newTotpSecret' },
  recoveryKey: { collection: 'second_factors', path: 'encryptedRecoveryKey', field: 'recoveryKey' },
  dataExportKey: { collection: 'data_exports', path: 'encryptedKey', field: 'key' },
  caseNote: { collection: 'case_notes', path: 'encryptedText', field: 'text' },
  idempotentAnswer: { collection: 'idempotent_answers', path: 'answer', field: 'answer' },
} as const satisfies Record<string, EncryptedField>;

/** Returns what a ciphertext of a record is bound to. @param record the id of the record as text */
export function contextOf({ collection, field }: EncryptedField, record: string): EncryptionContext {
  return { collection, record, field };
}
