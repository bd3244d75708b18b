import fs from 'node:fs';
import { dirname } from 'node:path';
import { createDropReport } from './drop-report.ts';

/** How much the log of one process may take. */
export type LogLimits = {
  /** Size at which a file is renamed and a new one begun. */
  readonly maxBytes: number;
  /** Number of files that are kept, the current one included. */
  readonly maxFiles: number;
};

export type LogFile = {
  /** Appends whole lines. Lines that cannot be written are dropped and counted; it never throws. */
  write(lines: string): void;
  close(): void;
};

/** The calls of `node:fs` that a log file needs. Tests replace them. */
export type LogFileSystem = Pick<
  typeof fs,
  'closeSync' | 'existsSync' | 'fstatSync' | 'mkdirSync' | 'openSync' | 'renameSync' | 'rmSync' | 'writeSync'
>;

/**
 * Opens a log file that is replaced while it grows: `api.log` becomes `api.1.log`, `api.1.log` becomes `api.2.log`, and
 * the oldest one is removed.
 *
 * @param file path that ends with `.log`; its folder is created, but not the folder above
 */
export function openLogFile(
  file: string,
  service: string,
  { maxBytes, maxFiles }: LogLimits,
  fileSystem: LogFileSystem = fs,
): LogFile {
  const report = createDropReport(service);
  let descriptor: number | undefined;
  let size = 0;

  function open(): number {
    if (descriptor === undefined) {
      const folder = dirname(file);
      if (!fileSystem.existsSync(folder)) fileSystem.mkdirSync(folder, { mode: 0o700 });
      descriptor = fileSystem.openSync(file, 'a');
      ({ size } = fileSystem.fstatSync(descriptor));
    }
    return descriptor;
  }

  function close(): void {
    const closing = descriptor;
    descriptor = undefined;
    if (closing === undefined) return;
    try {
      fileSystem.closeSync(closing);
    } catch {
      // A failing disk can report its error here. The descriptor is gone all the same.
    }
  }

  function rotate(): void {
    close();
    fileSystem.rmSync(numbered(file, maxFiles - 1), { force: true });
    for (let number = maxFiles - 1; number > 0; number--) {
      const newer = numbered(file, number - 1);
      if (fileSystem.existsSync(newer)) fileSystem.renameSync(newer, numbered(file, number));
    }
  }

  return {
    write(lines) {
      const bytes = report.compose(lines);
      let written = 0;
      try {
        open();
        if (size > 0 && size + bytes.length > maxBytes) rotate();
        const target = open();
        while (written < bytes.length) written += fileSystem.writeSync(target, bytes, written);
      } catch {
        // A full, failing, read-only or vanished disk. The next write opens the file again.
        close();
      }
      size += written;
      report.settle(written);
    },
    close,
  };
}

/** Returns the name of an older file; number 0 is the current one. */
function numbered(file: string, number: number): string {
  return number === 0 ? file : file.replace(/\.log$/, `.${number}.log`);
}
