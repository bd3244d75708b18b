import type { TestApi } from './test-api.ts';
import { ENCRYPTED_FIELDS } from '../../src/encryption/encrypted-fields.ts';
import { contextOf, createEncryptor } from '../../src/platform/crypto/encryptor.ts';

/** Returns the whole database as text, with every encrypted value in clear text. */
export async function readDatabase(api: TestApi): Promise<string> {
  const { connection } = api.database;
  const encryptor = createEncryptor(api.settings.encryptionKeys);
  const texts: string[] = [];
  for (const { name } of await connection.listCollections())
    for (const record of await connection.collection<{ _id: unknown }>(name).find().toArray()) {
      texts.push(`${name}: ${JSON.stringify(record)}`);
      for (const field of Object.values(ENCRYPTED_FIELDS)) {
        const value = field.collection === name && (record as Record<string, unknown>)[field.path];
        if (value)
          texts.push(`${name}: ${encryptor.decrypt(value as string, contextOf(field, String(record._id)))}`);
      }
    }
  return texts.join('\n');
}
