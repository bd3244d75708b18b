import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { EncryptionKey } from './encryption-keys.ts';

/**
 * Computes keyed digests of personal data, which find equal values without revealing them. The key keeps a reader of
 * the database from trying out all numbers.
 */
export type Digester = ReturnType<typeof createDigester>;

/** Separates the keys of digests from those of ciphertexts (RFC 5869). */
const DERIVATION_INFO = 'digests of personal data';
const KEY_BYTES = 32;

export function createDigester(settings: readonly EncryptionKey[]) {
  const keys = settings.map(({ id, key }) => ({
    id,
    key: createSecretKey(Buffer.from(hkdfSync('sha256', key, '', DERIVATION_INFO, KEY_BYTES))),
  }));
  return {
    /**
     * Returns one digest per key, each `<key id>.<HMAC-SHA-256>`, those of the first key first. Two lists have an
     * element in common if their values are equal and one key was known both times, so equal values are also found
     * while keys are replaced.
     *
     * @param kind what the value is: equal values of different kinds have different digests
     * @param value in the form in which values of its kind are compared
     */
    digest: (kind: string, value: string): string[] =>
      keys.map(({ id, key }) => {
        const hmac = createHmac('sha256', key).update(JSON.stringify([kind, value]));
        return `${id}.${hmac.digest('base64url')}`;
      }),
  };
}
