import type { EncryptedField } from '../platform/crypto/encryptor.ts';
import { IDEMPOTENT_RESPONSE } from '../platform/idempotency.ts';
import { MAIL_SECRET } from '../platform/outbox/outbox.model.ts';

/** Every encrypted field of the database. The names are part of each ciphertext: a renamed one cannot be decrypted. */
export const ENCRYPTED_FIELDS = {
  identityDocuments: { collection: 'identity_documents', path: 'encrypted', field: 'documents' },
  paymentDetails: { collection: 'withdrawals', path: 'encryptedDetails', field: 'paymentDetails' },
  payoutMethodDetails: { collection: 'payout_methods', path: 'encryptedDetails', field: 'paymentDetails' },
  payer: { collection: 'user_blueprints', path: 'encryptedPayer', field: 'payer' },
  mailSecret: MAIL_SECRET,
  totpSecret: { collection: 'second_factors', path: 'encryptedSecret', field: 'totpSecret' },
  newTotpSecret: { collection: 'second_factors', path: 'encryptedNewSecret', field: 'newTotpSecret' },
  recoveryKey: { collection: 'second_factors', path: 'encryptedRecoveryKey', field: 'recoveryKey' },
  dataExportKey: { collection: 'data_exports', path: 'encryptedKey', field: 'key' },
  caseNote: { collection: 'case_notes', path: 'encryptedText', field: 'text' },
  idempotentResponse: IDEMPOTENT_RESPONSE,
} as const satisfies Record<string, EncryptedField>;

export const ALL_ENCRYPTED_FIELDS: readonly EncryptedField[] = Object.values(ENCRYPTED_FIELDS);
