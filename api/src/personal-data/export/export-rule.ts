import type { mongo } from 'mongoose';
import type { EncryptedField } from '../../platform/crypto/encryptor.ts';
import type { Id } from '../../platform/ids.ts';

/** A record as the database has it. */
export type StoredRecord = mongo.Document & { readonly _id: Id | string };

/**
 * What the copy of a member's data has of a collection: one file, with the named fields of each record. A field that is
 * neither named nor omitted fails a test, so that a new one is decided about. Or why there is no file.
 */
export type ExportRule =
  | { readonly none: string }
  | {
      /** Name of the file, without its extension. */
      readonly file: string;
      /** What is in it, for the README of the copy. */
      readonly about: string;
      readonly fields: readonly string[];
      /** Fields with the id of a user. The copy says what the user is, without a name. */
      readonly actors?: readonly string[];
      /** Fields in clear text that the database has encrypted. */
      readonly decrypted?: Readonly<Record<string, EncryptedField>>;
      /** Fields that are left out, with the reason. */
      readonly omitted: Readonly<Record<string, string>>;
      /** Further fields, derived from the record. */
      readonly derive?: (record: StoredRecord) => object;
      /** Set if the id is a secret. */
      readonly hidesId?: true;
    };

/** Why a field is left out. */
export const OWNER = 'your own id, the same in every record';
export const DIGESTS = 'codes by which equal values are found; they cannot be turned back';
export const INTERNAL = 'how the platform works, says nothing about you';
export const ADMIN_WORK = 'the work of administrators';
export const SECRET = 'a secret that protects your account';

/** Makes the rule of a collection of sessions. */
export const sessionRule = (file: string, about: string): ExportRule => ({
  file,
  about,
  fields: ['expires', 'lastModified'],
  omitted: { session: SECRET },
  derive: ({ session: { device, signedInAtMs } }: mongo.Document) => ({
    device: device as string,
    signedInAt: new Date(signedInAtMs as number),
  }),
  hidesId: true,
});
