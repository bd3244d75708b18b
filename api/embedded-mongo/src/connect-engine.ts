import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Backoff,
  createActivityMeter,
  createBackoff,
  createHealthWatch,
  getErrorMessage,
} from '@platform/server-kit/node-utils';
import { log } from './log.ts';
import { readDatabaseId, writeDatabaseId } from './process/database-marker.ts';
import { startEngineProcess, type EngineProcess } from './process/engine-process.ts';
import { getEngineUri, getSocketPath } from './process/socket-path.ts';
import { assertDataFileExists } from './storage/data-file.ts';

/** A connection to a running engine. */
export type EngineConnection = {
  /** A `mongodb://` URI of a unix socket, for the driver or Mongoose. It stays the same for a given folder. */
  uri: string;
  /** Stops the engine if this connection started it, after running writes are on disk; otherwise does nothing. */
  stop(): Promise<void>;
};

export type EngineOptions = {
  /** Reads the engine's log, once per process; by default it goes to standard error of this process. */
  collectLog?: (output: Readable) => void;
  /** Receives a sentence when the engine has crashed, hangs or is back; by default it goes to the log. */
  notify?: (message: string) => void;
  /** Interval between removals of expired documents, at most 24 days; by default a minute, as MongoDB does. */
  ttlIntervalMs?: number | undefined;
};

const START_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 50;
const RESTART_DELAY_MS = 100;

/**
 * Connects to the engine of a data folder: the one that is running, or a new one started as a child process that lives
 * as long as the caller. A child that crashes or hangs is restarted on the same address, as often as it takes.
 *
 * The database's id is kept next to the folder, in `<folder>.id`. A database is created only if that file does not
 * exist, so that a folder which has disappeared is not taken for a new one.
 *
 * @param folder the engine's data folder, created for a new database and used for nothing else.
 * @throws Error with a message for the user if the database is missing or damaged, the folder is not writable or was
 *   written by a newer version, or its engine does not respond.
 */
export async function connectEngine(folder: string, options: EngineOptions = {}): Promise<EngineConnection> {
  const knownId = readDatabaseId(folder);
  if (knownId !== undefined) assertDataFileExists(folder, knownId);
  const resolvedFolder = resolveFolder(folder);
  const runningUri = await findRunningEngine(resolvedFolder);
  if (runningUri !== undefined) return { uri: runningUri, stop: () => Promise.resolve() };
  const { notify = logCrash } = options;
  const engine = await startEngineProcess(resolvedFolder, knownId, options);
  if (engine.report.kind === 'ready') {
    const { uri: ownUri, databaseId } = engine.report;
    if (knownId === undefined) tryWriteDatabaseId(folder, databaseId, notify);
    const start = () => startEngineProcess(resolvedFolder, databaseId, options);
    return supervise(engine, ownUri, { folder: resolvedFolder, start, notify });
  }
  if (engine.report.kind === 'failed') throw new Error(engine.report.message);
  const uri = await waitForRunningEngine(resolvedFolder, engine.report.message);
  return { uri, stop: () => Promise.resolve() };
}

function resolveFolder(folder: string): string {
  if (!existsSync(folder)) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (cause) {
      throw new Error(`The data folder ${folder} cannot be created: ${getErrorMessage(cause)}.`, { cause });
    }
  }
  return realpathSync(folder);
}

/** Reports a full or read-only disk instead of failing: the next start of this database writes the file. */
function tryWriteDatabaseId(folder: string, databaseId: string, notify: (message: string) => void): void {
  try {
    writeDatabaseId(folder, databaseId);
  } catch (error) {
    notify(getErrorMessage(error));
  }
}

async function findRunningEngine(folder: string): Promise<string | undefined> {
  const socketPath = getSocketPath(folder);
  return (await canConnect(socketPath)) ? getEngineUri(socketPath) : undefined;
}

function canConnect(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Waits for the engine of another process. When two processes start at once, both find no running engine, and the
 * slower one waits for the faster one's.
 */
async function waitForRunningEngine(folder: string, inUseMessage: string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const uri = await findRunningEngine(folder);
    if (uri !== undefined) return uri;
    await delay(POLL_INTERVAL_MS);
  }
  throw new Error(`${inUseMessage} It does not respond.`);
}

type Supervision = {
  readonly folder: string;
  readonly start: () => Promise<EngineProcess>;
  readonly notify: (message: string) => void;
};

function logCrash(message: string): void {
  log.error(message);
}

function supervise(firstEngine: EngineProcess, uri: string, supervision: Supervision): EngineConnection {
  const { folder, notify } = supervision;
  const backoff = createBackoff(RESTART_DELAY_MS);
  const health = createHealthWatch();
  let current: EngineProcess | undefined = firstEngine;
  let isStopping = false;
  const watch = async (engine: EngineProcess): Promise<void> => {
    const startedAtMs = performance.now();
    health.start({ check: engine.ping, isActive: createActivityMeter(engine.pid) }, (seconds) => {
      notify(`The database engine of ${folder} has not responded for ${seconds} s; ending its process.`);
      engine.kill();
    });
    const { isClean, advice } = await engine.exited;
    health.stop();
    current = undefined;
    if (isStopping) return;
    // Also after a stop from outside: nothing else would start it again.
    const how = isClean ? 'was stopped from outside' : 'exited unexpectedly';
    notify(`The database engine of ${folder} ${how}; restarting it.`);
    if (advice !== undefined) notify(advice);
    current = await restart(supervision, backoff, performance.now() - startedAtMs, () => isStopping);
    if (current) watching = watch(current);
  };
  let watching = watch(firstEngine);
  return {
    uri,
    async stop() {
      isStopping = true;
      backoff.cancelWait();
      await current?.stop();
      await watching;
    },
  };
}

/** Starts the engine again until it succeeds; `undefined` if that is no longer necessary. */
async function restart(
  { folder, start, notify }: Supervision,
  backoff: Backoff,
  uptimeMs: number,
  isStopping: () => boolean,
): Promise<EngineProcess | undefined> {
  for (let lastUptimeMs = uptimeMs; ; lastUptimeMs = 0) {
    await backoff.wait(backoff.nextDelayMs(lastUptimeMs));
    if (isStopping()) return undefined;
    const { engine, problem } = await tryStart(start);
    // Another process has started an engine on the same address in the meantime; that process supervises it.
    if (engine?.report.kind === 'in-use') return undefined;
    if (engine && isStopping()) {
      await engine.stop();
      return undefined;
    }
    if (engine) {
      notify(`The database engine of ${folder} is running again.`);
      return engine;
    }
    notify(`The database engine of ${folder} could not be restarted, and is started again soon. ${problem}`);
  }
}

type StartAttempt =
  | { readonly engine: EngineProcess; readonly problem?: undefined }
  | { readonly engine?: undefined; readonly problem: string };

/** Starts the engine, or says why it does not start. */
async function tryStart(start: () => Promise<EngineProcess>): Promise<StartAttempt> {
  try {
    const engine = await start();
    return engine.report.kind === 'failed' ? { problem: engine.report.message } : { engine };
  } catch (error) {
    return { problem: getErrorMessage(error) };
  }
}
