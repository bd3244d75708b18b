import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startEngineProcess, type EngineProcess } from './process/engine-process.ts';
import { readNote } from './process/folder-lock.ts';
import { socketPathFor } from './process/socket-path.ts';

/** A way to a running engine. */
export type EngineConnection = {
  /** A `mongodb://` address on a unix socket, for the driver or Mongoose; the same as long as the folder is. */
  uri: string;
  /** Ends the engine if this connection started it, after what is under way is on disk; else does nothing. */
  stop(): Promise<void>;
};

const START_LIMIT_MS = 15_000;
const POLL_MS = 50;
const RESTART_PAUSES_MS = [100, 500, 2_000, 5_000];

/**
 * Gives the address of the engine of a data folder: that of the running one, or of one that it starts as a child
 * process for as long as the caller lives. A child that dies unasked is started again, on the same address.
 *
 * @param folder the engine's own folder; created if it is not there.
 * @throws Error with one sentence for a person: the folder cannot be written, was written by a newer version, or
 *   its engine does not answer.
 */
export async function connectEngine(folder: string): Promise<EngineConnection> {
  const path = resolveFolder(folder);
  const running = await findRunning(path);
  if (running !== undefined) return { uri: running, stop: () => Promise.resolve() };
  const engine = await startEngineProcess(path);
  if (engine.report.kind === 'ready') return supervise(path, engine, engine.report.uri);
  if (engine.report.kind === 'failed') throw new Error(engine.report.message);
  const uri = await awaitRunning(path, engine.report.message);
  return { uri, stop: () => Promise.resolve() };
}

function resolveFolder(folder: string): string {
  if (!existsSync(folder)) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The data folder ${folder} cannot be made: ${reason}.`, { cause });
    }
  }
  return realpathSync(folder);
}

async function findRunning(folder: string): Promise<string | undefined> {
  const uri = readNote(folder)?.uri;
  return uri !== undefined && (await answers(socketPathFor(folder))) ? uri : undefined;
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Two processes that start at once both find no engine; the one that comes second waits for the first one's. */
async function awaitRunning(folder: string, inUse: string): Promise<string> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const uri = await findRunning(folder);
    if (uri !== undefined) return uri;
    await delay(POLL_MS);
  }
  throw new Error(`${inUse} It does not answer.`);
}

function supervise(folder: string, first: EngineProcess, uri: string): EngineConnection {
  let current: EngineProcess | undefined = first;
  let stopping = false;
  const watch = async (engine: EngineProcess): Promise<void> => {
    const { clean } = await engine.ended;
    current = undefined;
    if (stopping || clean) return;
    process.stderr.write(`The database engine of ${folder} ended unasked; starting it again.\n`);
    current = await restart(folder, () => stopping);
    if (current) void watch(current);
  };
  void watch(first);
  return {
    uri,
    async stop() {
      stopping = true;
      await current?.stop();
    },
  };
}

async function restart(folder: string, stopping: () => boolean): Promise<EngineProcess | undefined> {
  let reason = '';
  for (const pauseMs of RESTART_PAUSES_MS) {
    await delay(pauseMs);
    if (stopping()) return undefined;
    const engine = await startEngineProcess(folder);
    if (engine.report.kind === 'ready') return engine;
    // Somebody else's engine has the folder, on the same address: good, but not ours to watch.
    if (engine.report.kind === 'in-use') return undefined;
    reason = engine.report.message;
  }
  process.stderr.write(`The database engine of ${folder} cannot be started again. ${reason}\n`);
  return undefined;
}
