import { createKeyedHashFields } from '../encryption/keyed-hashes.ts';
import type { Digester } from '../platform/crypto/digester.ts';
import type { Encryptor } from '../platform/crypto/encryptor.ts';
import type { Migration } from '../platform/db/migrations/run-migrations.ts';
import { addComparedForms } from './add-compared-forms.ts';

/** Returns all migrations. A released one is never changed: it describes data that exists. */
export function createMigrations(encryptor: Encryptor, digester: Digester): readonly Migration[] {
  return [
    {
      number: 1,
      name: 'compared-forms',
      run: (context) => addComparedForms(context, createKeyedHashFields(encryptor, digester)),
    },
  ];
}
