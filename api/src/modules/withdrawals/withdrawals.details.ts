import type { Encryptor, EncryptionContext } from '../../platform/crypto/encryptor.ts';
import type { Id } from '../../platform/ids.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** Encrypts payment details and binds them to their withdrawal. */
export type DetailsEncryptor = ReturnType<typeof createDetailsEncryptor>;

export function createDetailsEncryptor(encryptor: Encryptor) {
  return {
    encrypt: (withdrawalId: Id, details: string): string =>
      encryptor.encrypt(details, encryptionContext(withdrawalId)),
    /** @throws Error if the ciphertext was altered or belongs to another record */
    decrypt: ({ _id, encryptedDetails }: Pick<WithdrawalRecord, '_id' | 'encryptedDetails'>): string =>
      encryptor.decrypt(encryptedDetails, encryptionContext(_id)),
  };
}

function encryptionContext(id: Id): EncryptionContext {
  return { collection: 'withdrawals', record: id.toHexString(), field: 'paymentDetails' };
}
