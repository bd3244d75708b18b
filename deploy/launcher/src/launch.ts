import { createLogger } from '@platform/server-kit/logging';
import { formatStartFailure } from '@platform/server-kit/node-utils';
import { dim, red } from '../progress.mjs';
import { CommandError } from '../run-command.mjs';
import { acquireDataFolder, type DataFolder } from './data-folder.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { readPlatformSettings } from './platform-settings.ts';
import { assertPortsAvailable } from './ports.ts';
import { createProcessManager, type ProcessManager } from './process-manager.ts';
import { openServiceLog } from './services/service-log.ts';

export type Launch = {
  readonly settings: LaunchSettings;
  readonly dataFolder: DataFolder;
  readonly processes: ProcessManager;
  /** Aborted by a signal or by the first error; everything then shuts down. */
  readonly abort: AbortController;
};

/** Abort reason of a regular shutdown. */
const STOPPED = new Error('stopped');

/**
 * Runs the launcher: checks settings, data folder and ports, calls `startServices`, then waits for a signal or for the
 * parent process to disappear. A second signal kills everything at once. On an error it prints the error, shuts
 * everything down in order and exits with code 1.
 *
 * @param ports settings of the ports that the services listen on; those of the whole platform by default
 */
export async function launch(
  startServices: (launch: Launch) => Promise<void>,
  ports?: readonly string[],
): Promise<void> {
  surviveOutputErrors();
  const abort = new AbortController();
  let dataFolder: DataFolder | undefined;
  let processes: ProcessManager | undefined;
  const aborted = new Promise((resolve) => abort.signal.addEventListener('abort', resolve, { once: true }));
  listenForSignals(
    () => abort.abort(STOPPED),
    () => processes?.kill(),
  );
  try {
    const settings = readPlatformSettings(process.env);
    dataFolder = acquireDataFolder(settings.pageServer.dataDir);
    await assertPortsAvailable(settings.pageServer, ports ?? Object.keys(settings.pageServer.ports));
    const log = openServiceLog(dataFolder.logs, 'launcher', settings.logLimits);
    const logger = createLogger('launcher', settings.pageServer.logLevel, log);
    const notify = (message: string) => {
      console.log(message);
      logger.warn(message);
    };
    processes = createProcessManager(settings, dataFolder, { notify, signal: abort.signal });
    process.on('SIGUSR2', processes.resume);
    await startServices({ settings, dataFolder, processes, abort });
  } catch (error) {
    abort.abort(error);
  }
  await aborted;
  const failure: unknown = abort.signal.reason === STOPPED ? undefined : abort.signal.reason;
  if (failure) console.error(red(formatFailure(failure)));
  await processes?.stop();
  dataFolder?.release();
  if (!failure) console.log(dim('Stopped.'));
  process.exit(failure ? 1 : 0);
}

/** Ignores failing writes to the terminal, which can be a file on a full disk: the platform does not depend on them. */
function surviveOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/** Waits for all tasks. The first failure aborts the others and is thrown. */
export async function runAll(abort: AbortController, tasks: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(tasks.map((task) => task.catch((error: unknown) => abort.abort(error))));
  abort.signal.throwIfAborted();
}

function listenForSignals(stop: () => void, kill: () => void): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) {
      kill();
      process.exit(1);
    }
    isStopping = true;
    console.log(dim('\nStopping ... Press Ctrl-C again to stop at once.'));
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.once('disconnect', stop);
}

function formatFailure(error: unknown): string {
  return error instanceof CommandError ? error.message : formatStartFailure(error);
}
