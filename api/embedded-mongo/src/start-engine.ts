import { chmodSync, realpathSync } from 'node:fs';
import { PipelineExecutor } from './aggregation/pipeline.ts';
import { Catalog } from './catalog/catalog.ts';
import { CursorManager } from './commands/cursor-manager.ts';
import { Dispatcher } from './commands/dispatcher.ts';
import { startBackgroundTasks } from './commands/background-tasks.ts';
import { Finder } from './find/finder.ts';
import { log } from './log.ts';
import { lockFolder } from './process/folder-lock.ts';
import type { EngineSettings } from './process/settings.ts';
import { getEngineUri, getSocketPath } from './process/socket-path.ts';
import { RecordStore } from './records/record-store.ts';
import { StatementExecutor } from './records/statement-executor.ts';
import { assertDataFileExists } from './storage/data-file.ts';
import { Environment } from './storage/environment.ts';
import { Writer } from './storage/writer.ts';
import { ClusterClock } from './transactions/cluster-clock.ts';
import { SessionManager } from './transactions/session-manager.ts';
import { WireServer } from './wire/server.ts';

/** How often an engine that is not written to looks for its data file. */
const PLACE_CHECK_INTERVAL_MS = 1_000;

/** An engine that runs in this process. */
export type RunningEngine = {
  uri: string;
  databaseId: string;
  /** Finishes running commands, flushes them to disk and releases the folder. */
  stop(): Promise<void>;
};

/**
 * Locks the folder, opens the data, listens on the socket and publishes its URI in the folder.
 *
 * @param onFatal called if the storage fails. The process must then end, because it can no longer guarantee durability.
 * @throws FolderInUseError; Error with a message for the user if the folder cannot be used.
 */
export async function startEngine(
  settings: EngineSettings,
  onFatal: (error: unknown) => void,
): Promise<RunningEngine> {
  if (settings.databaseId !== undefined) assertDataFileExists(settings.folder, settings.databaseId);
  const lock = lockFolder(settings.folder);
  try {
    const folder = realpathSync(settings.folder);
    chmodSync(folder, 0o700);
    const socketPath = getSocketPath(folder);
    const engine = await openEngine(folder, socketPath, settings, onFatal);
    const uri = getEngineUri(socketPath);
    lock.publishUri(uri);
    return {
      uri,
      databaseId: engine.databaseId,
      async stop() {
        await engine.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openEngine(
  folder: string,
  socketPath: string,
  settings: EngineSettings,
  onFatal: (error: unknown) => void,
) {
  const environment = new Environment(folder, settings.databaseId);
  const writer = new Writer(environment, { onFailure: logFailure, onRecovery: logRecovery, onFatal });
  const clock = new ClusterClock();
  writer.beforeEachCommit(() => clock.tick());
  const catalog = new Catalog(environment, writer);
  const records = new RecordStore(environment, writer, catalog);
  const finder = new Finder(environment, records, catalog);
  const sessions = new SessionManager(environment, writer, catalog, records, settings.transactionLimitMs);
  const engine = {
    ...{ environment, writer, catalog, records, finder, sessions, socketPath },
    statements: new StatementExecutor(records, finder, catalog, writer),
    pipelines: new PipelineExecutor(finder, catalog),
    cursors: new CursorManager(),
    clock,
  };
  await catalog.resumeInterruptedWork();
  const server = new WireServer(new Dispatcher(engine));
  await server.listen(socketPath);
  const stopBackgroundTasks = startBackgroundTasks(engine, settings.ttlIntervalMs);
  const placeTimer = setInterval(
    () => checkPlace(environment, writer, onFatal),
    PLACE_CHECK_INTERVAL_MS,
  ).unref();
  return {
    databaseId: environment.databaseId,
    async stop() {
      stopBackgroundTasks();
      clearInterval(placeTimer);
      await server.close();
      await writer.close('stop requested');
      await environment.close();
    },
  };
}

/** Reports a data file that is gone. If another one has taken its place, only a new process can open that. */
function checkPlace(environment: Environment, writer: Writer, onFatal: (error: unknown) => void): void {
  writer.checkPlace();
  if (environment.findPlace() === 'replaced')
    onFatal(new Error('Another data file has taken the place of this one.'));
}

function logFailure(reason: string): void {
  log.error({ reason }, 'the storage cannot write; reads go on');
}

function logRecovery(): void {
  log.info('the storage can write again');
}
