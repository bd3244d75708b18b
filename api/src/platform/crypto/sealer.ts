import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { SealKey } from '../settings/setting-kinds.ts';

/** The one place that a sealed text is good for: moved to another record or field, it does not open. */
export type SealPlace = { readonly collection: string; readonly record: string; readonly field: string };

/** Seals personal data with AES-256-GCM. A sealed text is `key id.nonce.tag.text`, so that keys can be replaced. */
export type Sealer = {
  seal(text: string, place: SealPlace): string;
  /** @throws Error when the text was changed, moved, or sealed with a key that is not here. */
  open(sealed: string, place: SealPlace): string;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

export function createSealer(settings: readonly SealKey[]): Sealer {
  // Made of its bytes anew for each text, a key costs twice as much as sealing with it.
  const keys = settings.map(({ id, key }) => ({ id, key: createSecretKey(key) }));
  const [active] = keys;
  if (!active) throw new Error('There is no key to seal with.');
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, active.key, nonce).setAAD(boundTo(active.id, place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        active.id,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, place) {
      const [id = '', nonce = '', tag = '', text = ''] = sealed.split('.');
      const found = keys.find((key) => key.id === id);
      if (!found) throw new Error(`The key ${id} that sealed this is not among PII_KEYS.`);
      const decipher = createDecipheriv(CIPHER, found.key, Buffer.from(nonce, 'base64url'))
        .setAAD(boundTo(id, place))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

function boundTo(keyId: string, { collection, record, field }: SealPlace): Buffer {
  return Buffer.from(JSON.stringify([keyId, collection, record, field]));
}
