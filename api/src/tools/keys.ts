import { getErrorMessage } from '@platform/node-utils';
import { createLogger } from '@platform/logging';
import { createDigestedFields } from '../digested-fields.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';
import { createKeyRecords, type KeyRecords, type KeyUse } from '../platform/crypto/key-records.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';
import type { Database } from '../platform/db/database.ts';
import { rotateKeys } from '../rotate-keys.ts';

const USAGE = `Usage: npm run keys -- <command>
  status       lists the keys and the records that are encrypted with each
  rotate       encrypts everything with the first key of PII_KEYS
  forget <id>  lets the platform start without a lost key; what needs it stays unreadable`;

/**
 * `npm run keys`: manages the keys of personal data on the configured database. Safe to run while the platform is
 * running. Exits with code 1 if the command is unknown or a record cannot be decrypted.
 */
async function main([command = '', id = '']: readonly string[]): Promise<number> {
  const isValid = command === 'forget' ? id !== '' : ['status', 'rotate'].includes(command);
  if (!isValid) {
    console.error(USAGE);
    return 1;
  }
  const settings = readSettings(process.env);
  const shutdownHooks = createShutdownHooks(createLogger('keys', 'silent'));
  try {
    const database = await connectDatabase(settings, shutdownHooks);
    const records = createKeyRecords(database.connection, settings.encryptionKeys);
    if (command === 'rotate') return await rotate(database, settings, records);
    if (command === 'forget') await records.forget(id, new Date());
    await printStatus(settings, records);
    return 0;
  } finally {
    await shutdownHooks.run();
  }
}

async function rotate(
  { connection }: Database,
  { encryptionKeys }: Settings,
  records: KeyRecords,
): Promise<number> {
  const activeKeyId = encryptionKeys[0]?.id ?? '';
  const encryptor = createEncryptor(encryptionKeys);
  const { encrypted, digested, unreadable } = await rotateKeys({
    database: connection.getClient().db(connection.name),
    encryptor,
    activeKeyId,
    digestedFields: createDigestedFields(encryptor, createDigester(encryptionKeys)),
  });
  console.log(
    `Encrypted ${encrypted} values with the key ${activeKeyId}, and computed the digests of ${digested} records`,
  );
  for (const record of unreadable) console.error(`Cannot be decrypted: ${record}`);
  for (const { id } of encryptionKeys.slice(1))
    if ((await records.countUse(id)).length === 0) console.log(`The key ${id} can be removed from PII_KEYS`);
  return unreadable.length === 0 ? 0 : 1;
}

async function printStatus({ encryptionKeys }: Settings, records: KeyRecords): Promise<void> {
  for (const id of await records.list()) {
    const position = encryptionKeys.findIndex((key) => key.id === id);
    const state = position === 0 ? 'encrypts and decrypts' : position > 0 ? 'decrypts' : 'not in PII_KEYS';
    console.log(`${id}: ${state}; ${describeUse(await records.countUse(id))}`);
  }
}

function describeUse(uses: readonly KeyUse[]): string {
  return uses.map(({ collection, count }) => `${count} in ${collection}`).join(', ') || 'not in use';
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(getErrorMessage(error));
    process.exit(1);
  },
);
