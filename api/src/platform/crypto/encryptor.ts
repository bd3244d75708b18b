import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { EncryptionKey } from './encryption-keys.ts';

/** Binds a ciphertext to one field of one record. Copied to another record or field, it fails to decrypt. */
export type EncryptionContext = {
  readonly collection: string;
  readonly record: string;
  readonly field: string;
};

/** A field whose values are encrypted: where it is stored, and the name that its ciphertexts are bound to. */
export type EncryptedField = {
  readonly collection: string;
  readonly path: string;
  readonly field: string;
};

/** Returns what a ciphertext of a record is bound to. @param record the id of the record as text */
export function contextOf({ collection, field }: EncryptedField, record: string): EncryptionContext {
  return { collection, record, field };
}

/**
 * Encrypts personal data with AES-256-GCM. The result is `<key id>.<nonce>.<tag>.<ciphertext>`; naming the key allows
 * key rotation.
 */
export type Encryptor = ReturnType<typeof createEncryptor>;

/** A value was encrypted with a key that the settings no longer contain. */
export class UnknownKeyError extends Error {
  constructor(keyId: string) {
    super(`PII_KEYS does not contain the key ${keyId} that this value was encrypted with.`);
    this.name = 'UnknownKeyError';
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

export function createEncryptor(settings: readonly EncryptionKey[]) {
  // Key objects are created once: creating one per call takes twice as long as the encryption itself.
  const keys = settings.map(({ id, key }) => ({ id, key: createSecretKey(key) }));
  const [active] = keys;
  if (!active) throw new Error('At least one encryption key is required.');
  return {
    encrypt(text: string, context: EncryptionContext): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, active.key, nonce).setAAD(additionalData(active.id, context));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        active.id,
        ...[nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url')),
      ].join('.');
    },
    /** @throws Error if the value was modified, belongs to another context, or its key is unknown */
    decrypt(encrypted: string, context: EncryptionContext): string {
      const [id = '', nonce = '', tag = '', ciphertext = ''] = encrypted.split('.');
      const match = keys.find((key) => key.id === id);
      if (tag === '') throw new Error('The value is not a ciphertext.');
      if (!match) throw new UnknownKeyError(id);
      const decipher = createDecipheriv(CIPHER, match.key, Buffer.from(nonce, 'base64url'))
        .setAAD(additionalData(id, context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([
        decipher.update(Buffer.from(ciphertext, 'base64url')),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

function additionalData(keyId: string, { collection, record, field }: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify([keyId, collection, record, field]));
}
