import { join } from 'node:path';
import { backUp, checkDatabase, compact, restore } from '@platform/embedded-mongo/maintenance';
import { createLogger } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { createClock } from '../platform/clock.ts';
import { ALL_ENCRYPTED_FIELDS } from '../encryption/encrypted-fields.ts';
import { createKeyRecords } from '../platform/crypto/key-records.ts';
import { connectDatabase, EMBEDDED_DATABASE_NAME } from '../platform/db/connect-database.ts';
import type { Database } from '../platform/db/database.ts';
import { recordBackup } from '../platform/db/last-backup.ts';
import { exportFolder, exportServer } from '../platform/db/transfer/export.ts';
import { importInto } from '../platform/db/transfer/import.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';
import { proveLedger } from '../reconciliation/prove-ledger.ts';

const USAGE = `Usage: npm run db -- <command>
  backup FOLDER              copies the embedded database to a new folder; the platform may be running
  restore FOLDER             puts a backup into an empty DATA_DIR, and proves the ledger
  check [FOLDER]             reads all of the embedded database or of a backup, and names what is damaged
  compact                    gives the space of deleted data back to the disk; the platform must be stopped
  export FOLDER [--salvage]  writes a file of Extended JSON per collection; --salvage skips what is damaged
  import FOLDER              writes an export into an empty database; continues after an interruption
  migrate                    applies migrations and seed data, as each start of the API does
  keys COMMAND               replaces keys of personal data: status, rotate, forget
  audit COMMAND              checks the audit log against its chain of hashes: verify, head
  secrets [FILE]             writes random secrets to deploy/.env, for deploy/compose.yaml`;

type Context = {
  readonly settings: Settings;
  /** The data folder of the embedded database. */
  readonly dataFolder: string;
  /** The folder that the command names, or an empty text. */
  readonly folder: string;
  readonly isSalvage: boolean;
};

/** Each returns the exit code. */
const COMMANDS: Readonly<Record<string, (context: Context) => Promise<number>>> = {
  backup: runBackup,
  restore: runRestore,
  check: runCheck,
  compact: runCompact,
  export: runExport,
  import: runImport,
};

/** What has arguments of its own, loaded when it is asked for: a migration loads the whole API. */
const TOOLS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  migrate: async () => (await import('./migrate.ts')).runMigrate(),
  keys: async (args) => (await import('./keys.ts')).runKeys(args),
  audit: async (args) => (await import('./audit.ts')).runAudit(args),
};

/**
 * `npm run db`: keeps, checks and moves the data of the configured database. Exits with code 1 if the command is
 * unknown or fails, or if a check finds a problem.
 */
async function main(args: readonly string[]): Promise<number> {
  const [name = '', ...more] = args;
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  return tool ? tool(more) : runCommand(args);
}

async function runCommand(args: readonly string[]): Promise<number> {
  const [name = '', folder = '', ...more] = args.filter((arg) => arg !== '--salvage');
  const isSalvage = args.includes('--salvage');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const takesFolder = name !== 'compact';
  const needsFolder = takesFolder && name !== 'check';
  const isValid = (folder !== '' ? takesFolder : !needsFolder) && (!isSalvage || name === 'export');
  if (!command || !isValid || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const settings = readSettings(process.env);
  return command({ settings, dataFolder: join(settings.dataDir, 'db'), folder, isSalvage });
}

async function runBackup({ settings, dataFolder, folder }: Context): Promise<number> {
  assertEmbedded(settings, 'deploy/backup/back-up.sh');
  const startedAt = new Date();
  const { databaseId, bytes, collections } = await backUp(dataFolder, folder, startedAt);
  const records = Object.values(collections).reduce((sum, collection) => sum + collection.records, 0);
  console.log(
    `Backed up database ${databaseId} to ${folder}: ${records} records, ${toMegabytes(bytes)} MB, all read back`,
  );
  console.log(
    'It has no keys and no releases: keep PII_KEYS, SESSION_SECRET and RELEASE_STORE in another place',
  );
  return recordTime(settings, startedAt);
}

/** Tells the platform's metrics when the backup was made. It is complete, whether or not that works. */
async function recordTime(settings: Settings, startedAt: Date): Promise<number> {
  try {
    await withDatabase(settings, ({ connection }) => recordBackup(connection, startedAt));
    return 0;
  } catch (error) {
    console.error(
      `The backup is complete, but its time is not recorded, so that an alert will tell of no backup: ${getErrorMessage(error)}`,
    );
    return 1;
  }
}

async function runRestore({ settings, dataFolder, folder }: Context): Promise<number> {
  assertEmbedded(settings, 'deploy/backup/restore.sh');
  const { databaseId, createdAt } = await restore(folder, dataFolder);
  console.log(`Restored database ${databaseId} as of ${createdAt} to ${dataFolder}`);
  return withDatabase(settings, async (database) => {
    const missingKeys = await findMissingKeys(database, settings);
    for (const id of missingKeys)
      console.error(
        `PII_KEYS lacks the key ${id}, which personal data is encrypted with: add it before the start`,
      );
    const { summary, problems } = await proveLedger(settings, database, createClock(settings.clockOffsetMs));
    for (const problem of problems) console.error(problem);
    console.log(summary);
    return problems.length + missingKeys.length === 0 ? 0 : 1;
  });
}

async function runCheck({ settings, dataFolder, folder }: Context): Promise<number> {
  if (folder === '') assertEmbedded(settings, 'the command validate of the server');
  const { collections, problems } = await checkDatabase(folder || dataFolder);
  for (const [name, { records, indexes }] of Object.entries(collections))
    console.log(`${name}: ${records} records, ${indexes.length} indexes`);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No damage' : `${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

async function runCompact({ settings, dataFolder }: Context): Promise<number> {
  assertEmbedded(settings, 'the command compact of the server');
  const { before, after } = await compact(dataFolder);
  console.log(`Compacted ${dataFolder} from ${toMegabytes(before)} to ${toMegabytes(after)} MB`);
  return 0;
}

async function runExport({ settings, dataFolder, folder, isSalvage }: Context): Promise<number> {
  const now = new Date();
  const { manifest, losses } = settings.mongodbUri
    ? await withDatabase(settings, async (database) => ({
        manifest: await exportServer(toDriverDatabase(database), folder, now),
        losses: [],
      }))
    : await exportFolder(dataFolder, EMBEDDED_DATABASE_NAME, folder, now);
  const documents = manifest.collections.reduce((sum, collection) => sum + collection.documents, 0);
  console.log(`Exported ${documents} documents of ${manifest.collections.length} collections to ${folder}`);
  for (const loss of losses) console.error(loss);
  return losses.length === 0 || isSalvage ? 0 : 1;
}

async function runImport({ settings, folder }: Context): Promise<number> {
  return withDatabase(settings, async (database) => {
    const { collections } = await importInto(toDriverDatabase(database), folder);
    console.log(
      `Imported ${collections.length} collections from ${folder}. Prove the ledger with npm run reconcile`,
    );
    return 0;
  });
}

function assertEmbedded({ mongodbUri }: Settings, tool: string): void {
  if (mongodbUri)
    throw new Error(
      `MONGODB_URI is set, and this command is for the embedded database. Use ${tool} instead.`,
    );
}

async function withDatabase<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const shutdownHooks = createShutdownHooks(createLogger('db', 'silent'));
  try {
    return await work(await connectDatabase(settings, shutdownHooks));
  } finally {
    await shutdownHooks.run();
  }
}

/** Finds the keys that personal data is encrypted with and the settings lack. */
async function findMissingKeys({ connection }: Database, { encryptionKeys }: Settings): Promise<string[]> {
  const keys = createKeyRecords(connection, encryptionKeys, ALL_ENCRYPTED_FIELDS);
  const unknown = (await keys.list()).filter((id) => !encryptionKeys.some((key) => key.id === id));
  const uses = await Promise.all(unknown.map((id) => keys.countUse(id)));
  return unknown.filter((_id, index) => (uses[index] ?? []).length > 0);
}

const toDriverDatabase = ({ connection }: Database) => connection.getClient().db(connection.name);

const toMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(getErrorMessage(error));
    process.exit(1);
  },
);
