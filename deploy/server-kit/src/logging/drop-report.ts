/**
 * Counts the log lines that could not be written, e.g. on a full disk, and reports them in one line as soon as a write
 * succeeds again.
 */
export type DropReport = {
  /** Counts lines that are dropped without an attempt to write them. */
  add(lines: string): void;
  /** Encodes lines for writing, after the report if there is one. */
  compose(lines: string): Buffer;
  /** Records how many bytes of what was composed last have been written; the other lines are dropped. */
  settle(writtenBytes: number): void;
};

/** Lines that this process has lost in all of its outputs. */
let lostLines = 0;

/** Returns how many log lines this process could not write since it started. */
export const countDroppedLines = (): number => lostLines;

export function createDropReport(service: string): DropReport {
  let dropped = 0;
  /** Whether the last write ended inside of a line, so that the next one has to begin a new line. */
  let isLineCut = false;
  let composed = { lines: '', bytes: Buffer.alloc(0), reportLength: 0, reported: 0 };
  const addLost = (lines: string): void => {
    dropped += countLines(lines);
    lostLines += countLines(lines);
  };
  return {
    add: addLost,
    compose(lines) {
      const report = (isLineCut ? '\n' : '') + (dropped > 0 ? formatReport(service, dropped) : '');
      const bytes = Buffer.from(report + lines);
      composed = { lines, bytes, reportLength: Buffer.byteLength(report), reported: dropped };
      return bytes;
    },
    settle(writtenBytes) {
      const { lines, bytes, reportLength, reported } = composed;
      if (writtenBytes > 0) isLineCut = bytes[writtenBytes - 1] !== NEWLINE;
      if (writtenBytes >= reportLength) dropped -= reported;
      addLost(writtenBytes < reportLength ? lines : bytes.subarray(writtenBytes).toString());
    },
  };
}

const NEWLINE = 0x0a;

function formatReport(service: string, dropped: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 40, time, service, dropped, msg: 'log lines were dropped because they could not be written' })}\n`;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
