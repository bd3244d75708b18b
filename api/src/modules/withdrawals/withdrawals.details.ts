import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import {
  type EncryptionContext,
  type Encryptor,
  contextOf,
  type EncryptedField,
} from '../../platform/crypto/encryptor.ts';
import { readOrNull, readOrReject } from '../../platform/crypto/read-decrypted.ts';
import type { Id } from '../../platform/ids.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** Encrypts payment details and binds them to their record: a withdrawal or a saved payout method. */
export type DetailsEncryptor = ReturnType<typeof createDetailsEncryptor>;

export function createDetailsEncryptor(
  encryptor: Encryptor,
  field: EncryptedField = ENCRYPTED_FIELDS.paymentDetails,
) {
  const contextFor = (id: Id): EncryptionContext => contextOf(field, id.toHexString());
  const read = ({ _id, encryptedDetails }: Encrypted): string =>
    encryptor.decrypt(encryptedDetails, contextFor(_id));
  return {
    encrypt: (id: Id, details: string): string => encryptor.encrypt(details, contextFor(id)),
    /** @throws AppError `decryption_failed` */
    decrypt: (record: Encrypted): string => readOrReject(() => read(record)),
    /** Returns `null` for details that cannot be decrypted. */
    tryDecrypt: (record: Encrypted): string | null => readOrNull(() => read(record)),
  };
}

type Encrypted = Pick<WithdrawalRecord, '_id' | 'encryptedDetails'>;
