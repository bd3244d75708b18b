import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { createDropReport, type DropReport } from './drop-report.ts';

/** The calls of `node:fs` that outputs need. Tests replace them. */
export type OutputFileSystem = { readonly write: typeof write; readonly writeSync: typeof writeSync };

const FLUSH_LENGTH = 4_096;
const FLUSH_INTERVAL_MS = 100;
/** Lines that come while a slow reader holds up this much text are dropped. */
const MAX_WAITING_LENGTH = 1024 * 1024;
const RETRY_MS = 20;
/** How long a synchronous write waits for a reader that does not keep up. */
const MAX_SYNC_WAIT_MS = 500;

/**
 * Writes lines to a descriptor in the background, so that a response does not wait for its own line. A write that fails
 * drops its lines; the process continues.
 */
export function openBufferedOutput(
  descriptor: number,
  service: string,
  fileSystem: OutputFileSystem = { write, writeSync },
): DestinationStream {
  const report = createDropReport(service);
  let waiting = '';
  let current: Buffer | undefined;
  /** Set while a reader that does not keep up is given time; no write is in progress then. */
  let retry: { readonly offset: number; readonly timer: NodeJS.Timeout } | undefined;
  let flushTimer: NodeJS.Timeout | undefined;
  let flushesOnExit = false;

  function flush(): void {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    if (current || !waiting) return;
    current = report.compose(waiting);
    waiting = '';
    writeFrom(current, 0);
  }

  function writeFrom(bytes: Buffer, offset: number): void {
    retry = undefined;
    fileSystem.write(descriptor, bytes, offset, bytes.length - offset, null, (error, count) => {
      const end = offset + (error ? 0 : count);
      if (isBusy(error)) retry = { offset, timer: setTimeout(writeFrom, RETRY_MS, bytes, offset) };
      else if (!error && end < bytes.length) writeFrom(bytes, end);
      else finishWrite(end);
    });
  }

  function finishWrite(writtenBytes: number): void {
    report.settle(writtenBytes);
    current = undefined;
    if (waiting.length >= FLUSH_LENGTH) flush();
    else scheduleFlush();
  }

  function scheduleFlush(): void {
    if (waiting) flushTimer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
  }

  function flushOnExit(): void {
    if (current && retry) {
      clearTimeout(retry.timer);
      report.settle(writeAllSync(fileSystem, descriptor, current, retry.offset));
    }
    if (waiting) writeLinesSync(fileSystem, descriptor, report, waiting);
    waiting = '';
  }

  return {
    write(line) {
      if (!flushesOnExit) process.once('exit', flushOnExit);
      flushesOnExit = true;
      if (waiting.length > MAX_WAITING_LENGTH) {
        report.add(line);
        return;
      }
      waiting += line;
      if (waiting.length >= FLUSH_LENGTH) flush();
      else scheduleFlush();
    },
  };
}

/** Writes each line to a descriptor at once. A write that fails drops its line; the process continues. */
export function openSyncOutput(
  descriptor: number,
  service: string,
  fileSystem: OutputFileSystem = { write, writeSync },
): DestinationStream {
  const report = createDropReport(service);
  return { write: (line) => writeLinesSync(fileSystem, descriptor, report, line) };
}

function writeLinesSync(
  fileSystem: OutputFileSystem,
  descriptor: number,
  report: DropReport,
  lines: string,
): void {
  report.settle(writeAllSync(fileSystem, descriptor, report.compose(lines), 0));
}

/** Writes as much as possible and returns the offset that it reached. */
function writeAllSync(
  { writeSync: writePart }: OutputFileSystem,
  descriptor: number,
  bytes: Buffer,
  start: number,
): number {
  let offset = start;
  let waitedMs = 0;
  while (offset < bytes.length) {
    try {
      offset += writePart(descriptor, bytes, offset);
    } catch (error) {
      if (!isBusy(error) || waitedMs >= MAX_SYNC_WAIT_MS) return offset;
      Atomics.wait(SLEEPER, 0, 0, RETRY_MS);
      waitedMs += RETRY_MS;
    }
  }
  return offset;
}

const SLEEPER = new Int32Array(new SharedArrayBuffer(4));

/** Whether the reader of a pipe does not keep up. */
function isBusy(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'EAGAIN' || code === 'EBUSY';
}
