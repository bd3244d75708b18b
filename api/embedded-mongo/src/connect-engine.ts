import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getErrorMessage } from '@platform/node-utils';
import { log } from './log.ts';
import { startEngineProcess, type EngineProcess } from './process/engine-process.ts';
import { readEngineInfo } from './process/folder-lock.ts';
import { getSocketPath } from './process/socket-path.ts';

/** A connection to a running engine. */
export type EngineConnection = {
  /** A `mongodb://` URI of a unix socket, for the driver or Mongoose. It stays the same for a given folder. */
  uri: string;
  /** Stops the engine if this connection started it, after running writes are on disk; otherwise does nothing. */
  stop(): Promise<void>;
};

export type EngineOptions = {
  /** File descriptor that the engine's log goes to; by default standard error of this process. */
  logDescriptor?: number;
  /** Receives a sentence when the engine has crashed; by default it goes to the log. */
  notify?: (message: string) => void;
};

const START_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 50;
const RESTART_DELAYS_MS = [100, 500, 2_000, 5_000];

/**
 * Connects to the engine of a data folder: the one that is running, or a new one started as a child process that lives
 * as long as the caller. A child that crashes is restarted on the same address.
 *
 * @param folder the engine's data folder, created if it does not exist and used for nothing else.
 * @throws Error with a message for the user if the folder is not writable, was written by a newer version, or its
 *   engine does not respond.
 */
export async function connectEngine(folder: string, options: EngineOptions = {}): Promise<EngineConnection> {
  const resolvedFolder = resolveFolder(folder);
  const runningUri = await findRunningEngine(resolvedFolder);
  if (runningUri !== undefined) return { uri: runningUri, stop: () => Promise.resolve() };
  const start = () => startEngineProcess(resolvedFolder, options.logDescriptor ?? 'inherit');
  const engine = await start();
  if (engine.report.kind === 'ready') {
    return supervise(engine, engine.report.uri, {
      folder: resolvedFolder,
      start,
      notify: options.notify ?? logCrash,
    });
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

async function findRunningEngine(folder: string): Promise<string | undefined> {
  const uri = readEngineInfo(folder)?.uri;
  return uri !== undefined && (await canConnect(getSocketPath(folder))) ? uri : undefined;
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
  let current: EngineProcess | undefined = firstEngine;
  let isStopping = false;
  const watch = async (engine: EngineProcess): Promise<void> => {
    const { isClean } = await engine.exited;
    current = undefined;
    if (isStopping || isClean) return;
    supervision.notify(`The database engine of ${supervision.folder} exited unexpectedly; restarting it.`);
    current = await restart(supervision, () => isStopping);
    if (current) void watch(current);
  };
  void watch(firstEngine);
  return {
    uri,
    async stop() {
      isStopping = true;
      await current?.stop();
    },
  };
}

async function restart(
  { folder, start, notify }: Supervision,
  isStopping: () => boolean,
): Promise<EngineProcess | undefined> {
  let reason = '';
  for (const delayMs of RESTART_DELAYS_MS) {
    await delay(delayMs);
    if (isStopping()) return undefined;
    const engine = await start();
    if (engine.report.kind === 'ready') return engine;
    // Another process has started an engine on the same address in the meantime; that process supervises it.
    if (engine.report.kind === 'in-use') return undefined;
    reason = engine.report.message;
  }
  notify(`The database engine of ${folder} could not be restarted. ${reason}`);
  return undefined;
}
