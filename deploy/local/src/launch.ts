import { StartError } from '@platform/origin-server';
import { dim, red } from '../progress.mjs';
import { CommandError } from '../run-command.mjs';
import { type DataFolder, takeDataFolder } from './data-folder.ts';
import { type LaunchSettings, readLaunchSettings } from './launch-settings.ts';
import { createPlatform, type Platform } from './platform.ts';
import { checkPorts } from './ports.ts';

export type Launch = {
  readonly settings: LaunchSettings;
  readonly folder: DataFolder;
  readonly platform: Platform;
  /** Aborted when everything is to end, by a signal or by the first fault. */
  readonly abort: AbortController;
};

/** Why everything ends when nothing is wrong. */
const STOPPED = new Error('stopped');

/**
 * The life of the launcher: settings, data folder and ports are checked; `begin` starts what there is to start; all of it
 * runs until a signal (a second one ends it at once), or until the process before this one is gone. A fault is printed,
 * everything that runs is ended in order, and the exit code is 1.
 */
export async function launch(begin: (launch: Launch) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let folder: DataFolder | undefined;
  let platform: Platform | undefined;
  const ended = new Promise((resolve) => abort.signal.addEventListener('abort', resolve, { once: true }));
  listenForSignals(
    () => abort.abort(STOPPED),
    () => platform?.kill(),
  );
  try {
    const settings = readLaunchSettings(process.env);
    folder = takeDataFolder(settings.origin.dataDir);
    await checkPorts(settings.origin);
    platform = createPlatform(settings, folder, {
      say: (message) => console.log(message),
      signal: abort.signal,
    });
    process.on('SIGUSR2', platform.resume);
    await begin({ settings, folder, platform, abort });
  } catch (error) {
    abort.abort(error);
  }
  await ended;
  const fault: unknown = abort.signal.reason === STOPPED ? undefined : abort.signal.reason;
  if (fault) console.error(red(isSaidInFull(fault) ? fault.message : inFull(fault)));
  await platform?.stop();
  folder?.release();
  if (!fault) console.log(dim('Stopped.'));
  process.exit(fault ? 1 : 0);
}

/** Waits for all; the first that fails ends the rest. */
export async function together(abort: AbortController, work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work.map((part) => part.catch((error: unknown) => abort.abort(error))));
  abort.signal.throwIfAborted();
}

function listenForSignals(stop: () => void, kill: () => void): void {
  let told = false;
  const onSignal = () => {
    if (told) {
      kill();
      process.exit(1);
    }
    told = true;
    console.log(dim('\nStopping; Ctrl-C again ends it at once.'));
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.once('disconnect', stop);
}

/** The message has all that a person needs; where in the code it came up does not help. */
function isSaidInFull(fault: unknown): fault is Error {
  return fault instanceof StartError || fault instanceof CommandError;
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
