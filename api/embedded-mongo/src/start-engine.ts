import { chmodSync, realpathSync } from 'node:fs';
import { PipelineExecutor } from './aggregation/pipeline.ts';
import { Catalog } from './catalog/catalog.ts';
import { CursorManager } from './commands/cursor-manager.ts';
import { Dispatcher } from './commands/dispatcher.ts';
import { startBackgroundTasks } from './commands/background-tasks.ts';
import { REPLICA_SET } from './commands/server-commands.ts';
import { Finder } from './find/finder.ts';
import { lockFolder } from './process/folder-lock.ts';
import type { EngineSettings } from './process/settings.ts';
import { getSocketPath } from './process/socket-path.ts';
import { RecordStore } from './records/record-store.ts';
import { StatementExecutor } from './records/statement-executor.ts';
import { Environment } from './storage/environment.ts';
import { Writer } from './storage/writer.ts';
import { SessionManager } from './transactions/session-manager.ts';
import { WireServer } from './wire/server.ts';

/** An engine that runs in this process. */
export type RunningEngine = {
  uri: string;
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
  const lock = lockFolder(settings.folder);
  try {
    const folder = realpathSync(settings.folder);
    chmodSync(folder, 0o700);
    const socketPath = getSocketPath(folder);
    const engine = await openEngine(folder, socketPath, settings, onFatal);
    const uri = `mongodb://${encodeURIComponent(socketPath)}/?replicaSet=${REPLICA_SET}&directConnection=true`;
    lock.publishUri(uri);
    return {
      uri,
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
  const environment = new Environment(folder);
  const writer = new Writer(environment, onFatal);
  const catalog = new Catalog(environment, writer);
  const records = new RecordStore(environment, writer, catalog);
  const finder = new Finder(environment, records, catalog);
  const sessions = new SessionManager(environment, writer, catalog, records, settings.transactionLimitMs);
  const engine = {
    ...{ environment, writer, catalog, records, finder, sessions, socketPath },
    statements: new StatementExecutor(records, finder, catalog, writer),
    pipelines: new PipelineExecutor(finder, catalog),
    cursors: new CursorManager(),
  };
  await catalog.resumeInterruptedWork();
  const server = new WireServer(new Dispatcher(engine));
  await server.listen(socketPath);
  const stopBackgroundTasks = startBackgroundTasks(engine, settings.ttlIntervalMs);
  return {
    async stop() {
      stopBackgroundTasks();
      await server.close();
      await writer.close('stop requested');
      await environment.close();
    },
  };
}
