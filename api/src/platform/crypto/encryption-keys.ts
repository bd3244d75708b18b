import { kinds, type Kind } from '@platform/server-kit/settings';

/** A key for personal data. The first key of the list encrypts; all of them can decrypt. */
export type EncryptionKey = { readonly id: string; readonly key: Buffer };

export const ENCRYPTION_KEYS: Kind<readonly EncryptionKey[]> = {
  parse(text) {
    const parts = text.split(',').map(parseEncryptionKey);
    const keys = parts.filter((key) => key !== undefined);
    const distinct = new Set(keys.map(({ id }) => id)).size === parts.length;
    return distinct ? keys : undefined;
  },
  expected: 'a list of id:key with distinct ids, each key from `openssl rand -base64 32`',
  isSecret: true,
};

function parseEncryptionKey(text: string): EncryptionKey | undefined {
  const [, id, encoded = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? [];
  const key = Buffer.from(encoded, 'base64');
  return id && key.length === 32 && kinds.isVaried(key) ? { id, key } : undefined;
}
