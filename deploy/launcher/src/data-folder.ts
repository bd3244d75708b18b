import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  acquireFileLock,
  type FileLock,
  getErrorMessage,
  makeFolder,
  replaceFile,
  StartError,
} from '@platform/server-kit/node-utils';

/** Content of `platform.json` in the data folder, which exists while the platform runs. */
type PlatformStatus = {
  readonly pid: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly services: Readonly<Record<string, { pid: number | undefined; address: string; log: string }>>;
};

/** A data folder that this process has locked. */
export type DataFolder = {
  readonly logs: string;
  readonly database: string;
  /**
   * Writes `platform.json`. The platform does not depend on it: a failing write is reported to `notify` and repeated
   * until it succeeds.
   */
  writeStatus(status: PlatformStatus, notify: (message: string) => void): void;
  release(): void;
};

const STATUS_RETRY_MS = 5_000;

/** Creates and locks the data folder. @throws StartError if it is not writable or another platform uses it. */
export function acquireDataFolder(folder: string): DataFolder {
  const statusFile = join(folder, 'platform.json');
  const lock = lockFolder(folder);
  if (!lock) throw new StartError(describeConflict(folder, statusFile));
  const statusWriter = createStatusWriter(statusFile);
  return {
    logs: join(folder, 'logs'),
    database: join(folder, 'db'),
    writeStatus: statusWriter.write,
    release() {
      statusWriter.remove();
      lock.release();
    },
  };
}

function createStatusWriter(statusFile: string) {
  let retryTimer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  function write(status: PlatformStatus, notify: (message: string) => void): void {
    clearTimeout(retryTimer);
    try {
      replaceFile(statusFile, `${JSON.stringify(status, null, 2)}\n`);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        notify(`${statusFile} is out of date: it cannot be written (${getErrorMessage(error)}).`);
      hasFailed = true;
      retryTimer = setTimeout(write, STATUS_RETRY_MS, status, notify).unref();
    }
  }

  return {
    write,
    remove() {
      clearTimeout(retryTimer);
      try {
        rmSync(statusFile, { force: true });
      } catch {
        // A disk that has become read-only keeps it. The lock says that the platform has stopped.
      }
    },
  };
}

function lockFolder(folder: string): FileLock | undefined {
  try {
    makeFolder(folder);
    return acquireFileLock(join(folder, 'platform.lock'));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} is not writable: ${getErrorMessage(error)}. Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function describeConflict(folder: string, statusFile: string): string {
  const nextStep =
    'Stop it first. To start a second platform, set DATA_DIR to another folder and choose other ports.';
  try {
    const { pid, startedAt, services } = JSON.parse(readFileSync(statusFile, 'utf8')) as PlatformStatus;
    const location = services.shell ? ` at ${services.shell.address}` : '';
    return `A platform is already running on the data folder ${folder}: process ${pid}${location}, since ${startedAt}. ${nextStep}`;
  } catch {
    // The other process has not written its status file yet, or has just removed it.
    return `Another platform is starting or stopping on the data folder ${folder}. ${nextStep}`;
  }
}
