import type { Encryptor, EncryptionContext } from '../../platform/crypto/encryptor.ts';
import type { Id } from '../../platform/ids.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** Encrypts payment details and binds them to their withdrawal. */
export type DetailsEncryptor = {
  encrypt(withdrawalId: Id, details: string): string;
  /** @throws Error if the ciphertext was altered or belongs to another record */
  decrypt(record: Pick<WithdrawalRecord, '_id' | 'sealedDetails'>): string;
};

export function createDetailsEncryptor(encryptor: Encryptor): DetailsEncryptor {
  return {
    encrypt: (withdrawalId, details) => encryptor.encrypt(details, encryptionContext(withdrawalId)),
    decrypt: ({ _id, sealedDetails }) => encryptor.decrypt(sealedDetails, encryptionContext(_id)),
  };
}

function encryptionContext(id: Id): EncryptionContext {
  return { collection: 'withdrawals', record: id.toHexString(), field: 'paymentDetails' };
}
