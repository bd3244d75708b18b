import { chmodSync, realpathSync } from 'node:fs';
import { Pipelines } from './aggregation/pipeline.ts';
import { Catalog } from './catalog/catalog.ts';
import { Cursors } from './commands/cursors.ts';
import { Dispatcher } from './commands/dispatcher.ts';
import { startHousekeeping } from './commands/housekeeping.ts';
import { REPLICA_SET } from './commands/server-commands.ts';
import { Finder } from './find/finder.ts';
import { lockFolder } from './process/folder-lock.ts';
import type { EngineSettings } from './process/settings.ts';
import { socketPathFor } from './process/socket-path.ts';
import { RecordStore } from './records/record-store.ts';
import { Statements } from './records/statements.ts';
import { Environment } from './storage/environment.ts';
import { Writer } from './storage/writer.ts';
import { Sessions } from './transactions/sessions.ts';
import { WireServer } from './wire/server.ts';

/** A started engine, inside its own process. */
export type RunningEngine = {
  uri: string;
  /** Answers what is under way, puts it on disk and gives the folder free. */
  stop(): Promise<void>;
};

/**
 * Takes the folder, opens the data, listens, and says in the folder where.
 *
 * @param onFatal is told when the storage has failed; the process must end, since it can promise nothing any more.
 * @throws FolderInUseError; Error in a sentence when the folder cannot be used.
 */
export async function startEngine(
  settings: EngineSettings,
  onFatal: (error: unknown) => void,
): Promise<RunningEngine> {
  const lock = lockFolder(settings.folder);
  try {
    const folder = realpathSync(settings.folder);
    chmodSync(folder, 0o700);
    const address = socketPathFor(folder);
    const engine = await openEngine(folder, address, settings, onFatal);
    const uri = `mongodb://${encodeURIComponent(address)}/?replicaSet=${REPLICA_SET}&directConnection=true`;
    lock.announce(uri);
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
  address: string,
  settings: EngineSettings,
  onFatal: (error: unknown) => void,
) {
  const environment = new Environment(folder);
  const writer = new Writer(environment, onFatal);
  const catalog = new Catalog(environment, writer);
  const records = new RecordStore(environment, writer, catalog);
  const finder = new Finder(environment, records, catalog);
  const sessions = new Sessions(environment, writer, catalog, records, settings.transactionLimitMs);
  const engine = {
    ...{ environment, writer, catalog, records, finder, sessions, address },
    statements: new Statements(records, finder, catalog, writer),
    pipelines: new Pipelines(finder, catalog),
    cursors: new Cursors(),
  };
  await catalog.resume();
  const server = new WireServer(new Dispatcher(engine));
  await server.listen(address);
  const stopHousekeeping = startHousekeeping(engine, settings.ttlIntervalMs);
  return {
    async stop() {
      stopHousekeeping();
      await server.close();
      await writer.close('it was told to');
      await environment.close();
    },
  };
}
