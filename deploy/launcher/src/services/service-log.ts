import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type LogLimits, openLogFile } from '@platform/server-kit/logging';

/** The log file of a service, which collects what its process writes. */
export type ServiceLog = {
  readonly file: string;
  /** Appends whole lines. It never throws: lines that cannot be written are dropped and counted. */
  write(lines: string): void;
  /** Collects the output of a process line by line, so that its streams do not mix within one. */
  readonly collect: (output: Readable) => void;
  /** Returns the last lines since this start, also those that could not be written. */
  tail(): string;
  close(): void;
};

const TAIL_LINES = 20;
/** A longer line is split. */
const MAX_LINE_LENGTH = 64 * 1024;

/** Opens `<folder>/<name>.log` for appending. */
export function openServiceLog(folder: string, name: string, limits: LogLimits): ServiceLog {
  const file = join(folder, `${name}.log`);
  const log = openLogFile(file, name, limits);
  let lastLines: string[] = [];

  function write(lines: string): void {
    log.write(lines);
    lastLines = [...lastLines, ...lines.trimEnd().split('\n')].slice(-TAIL_LINES);
  }

  return {
    file,
    write,
    collect(output) {
      let rest = '';
      output.setEncoding('utf8');
      output.on('data', (text: string) => {
        rest += text;
        const end = rest.lastIndexOf('\n') + 1;
        if (end > 0) write(rest.slice(0, end));
        rest = rest.slice(end);
        if (rest.length > MAX_LINE_LENGTH) {
          write(`${rest}\n`);
          rest = '';
        }
      });
      output.on('end', () => rest && write(`${rest}\n`));
    },
    tail: () => lastLines.join('\n'),
    close: () => log.close(),
  };
}
