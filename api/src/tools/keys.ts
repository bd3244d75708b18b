import { createLogger } from '@platform/server-kit/logging';
import { createKeyedHashFields } from '../encryption/keyed-hashes.ts';
import { SYSTEM_ACTOR } from '../platform/audit/actor.ts';
import { createAuditLog } from '../platform/audit/audit-log.ts';
import { createClock } from '../platform/clock.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';
import { ALL_ENCRYPTED_FIELDS } from '../encryption/encrypted-fields.ts';
import { createKeyRecords, type KeyRecords, type KeyUse } from '../platform/crypto/key-records.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';
import type { Database } from '../platform/db/database.ts';
import { countDigestsOnlyWith, rotateKeys, type RotationProgress } from '../encryption/rotate-keys.ts';

const USAGE = `Usage: npm run db -- keys <command>
  status       lists the keys and the records that are encrypted with each
  rotate       encrypts everything with the first key of PII_KEYS; goes on where an interrupted one ended
  forget <id>  lets the platform start without a lost key; what needs it stays unreadable`;

/**
 * `npm run db -- keys`: manages the keys of personal data on the configured database. Safe to run while the platform is
 * running. Returns the exit code: 1 if the command is unknown, a record cannot be decrypted, or a process still writes
 * with another key.
 */
export async function runKeys([command = '', id = '']: readonly string[]): Promise<number> {
  const isValid = command === 'forget' ? id !== '' : ['status', 'rotate'].includes(command);
  if (!isValid) {
    console.error(USAGE);
    return 1;
  }
  const settings = readSettings(process.env);
  const shutdownHooks = createShutdownHooks(createLogger('keys', 'silent'));
  try {
    const database = await connectDatabase(settings, shutdownHooks);
    const records = createKeyRecords(database.connection, settings.encryptionKeys, ALL_ENCRYPTED_FIELDS);
    const audit = createRecordKeyEvent(database, settings);
    if (command === 'rotate') return await rotate(database, settings, { records, audit });
    if (command === 'forget') {
      await records.forget(id, new Date());
      await audit('key_forgotten', `The key ${id}`);
    }
    await printStatus(settings, records);
    return 0;
  } finally {
    await shutdownHooks.run();
  }
}

/** Rotates, says how far it is, and records both ends in the audit log. */
async function rotate(
  { connection }: Database,
  { encryptionKeys }: Settings,
  { records, audit }: { records: KeyRecords; audit: RecordKeyEvent },
): Promise<number> {
  const activeKeyId = encryptionKeys[0]?.id ?? '';
  const encryptor = createEncryptor(encryptionKeys);
  const options = {
    database: connection.getClient().db(connection.name),
    encryptor,
    activeKeyId,
    keyedHashFields: createKeyedHashFields(encryptor, createDigester(encryptionKeys)),
  };
  await audit('key_rotation_started', `To the key ${activeKeyId}`);
  const rotation = await rotateKeys({ ...options, onProgress: createProgressLine() });
  const { encrypted, digested, unreadable, remaining } = rotation;
  const done = `Encrypted ${encrypted} values with the key ${activeKeyId}, and computed the digests of ${digested} records`;
  console.log(done);
  for (const record of unreadable) console.error(`Cannot be decrypted: ${record}`);
  for (const [field, count] of Object.entries(remaining))
    console.error(
      `${field}: ${count} values have another key all the same. A process still writes with it: restart every API with the key ${activeKeyId} first in PII_KEYS, then rotate again`,
    );
  const isComplete = unreadable.length === 0 && Object.keys(remaining).length === 0;
  const outcome = isComplete ? 'nothing is left' : 'not everything could be done';
  await audit('key_rotation_finished', `${done}; ${outcome}`);
  for (const { id } of encryptionKeys.slice(1))
    if ((await records.countUse(id)).length === 0)
      console.log(describeUnusedKey(id, await countDigestsOnlyWith(id, options)));
  return isComplete ? 0 : 1;
}

function describeUnusedKey(id: string, digestCount: number): string {
  if (digestCount === 0) return `The key ${id} can be removed from PII_KEYS`;
  return `The key ${id} encrypts nothing any more, but ${digestCount} removed identity numbers or payout details have digests of it only. Keep it in PII_KEYS: without it they are not noticed when they are used again`;
}

/** Returns a function that prints how far the rotation is: one line at a time, not more often than once a second. */
function createProgressLine(): (progress: RotationProgress) => void {
  let printedAtMs = -Infinity;
  return ({ field, done, total }) => {
    const isEnd = done >= total;
    if (!isEnd && performance.now() < printedAtMs + 1_000) return;
    printedAtMs = performance.now();
    console.log(`${field}: ${done} of ${total}`);
  };
}

type RecordKeyEvent = (
  action: 'key_rotation_started' | 'key_rotation_finished' | 'key_forgotten',
  reason: string,
) => Promise<void>;

/** Records what this command does, as an act of the platform: it runs with the keys, not with an account. */
function createRecordKeyEvent({ connection }: Database, { clockOffsetMs }: Settings): RecordKeyEvent {
  const log = createAuditLog(connection, createClock(clockOffsetMs), () =>
    Promise.resolve(new Map<string, string>()),
  );
  return (action, reason) =>
    log.record(null, SYSTEM_ACTOR, { action, subjectId: null, userId: null, reason });
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
