import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { newSecret } from '../ids.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates the key of a file, as text. */
export function newContentKey(): string {
  return newSecret();
}

/**
 * Encrypts the pieces of a file with AES-256-GCM under a key of its own. That key is stored encrypted with `PII_KEYS`:
 * replacing those encrypts one short value again, and without it nothing of the file can be read.
 *
 * @param key made by `newContentKey`
 */
export function createContentCipher(key: string) {
  const secret = createSecretKey(key, 'base64url');
  return {
    /** Returns nonce, tag and ciphertext. @param place binds the piece to its file and its position */
    encrypt(piece: Uint8Array, place: string): Uint8Array {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(place));
      const ciphertext = [cipher.update(piece), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]);
    },

    /** @throws Error if the piece was changed or belongs to another place */
    decrypt(encrypted: Uint8Array, place: string): Uint8Array {
      const nonce = encrypted.subarray(0, NONCE_BYTES);
      const tag = encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      const ciphertext = encrypted.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    },
  };
}
