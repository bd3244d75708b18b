import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBufferedOutput, openSyncOutput, type OutputFileSystem } from './process-output.ts';

const DESCRIPTOR = 99;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A disk that is full while `room` is 0, and takes that many bytes otherwise. */
function createFakeDisk() {
  const disk = { text: '', room: Infinity, code: 'ENOSPC' };
  const takeBytes = (bytes: Buffer, offset: number): number => {
    if (disk.room === 0) throw Object.assign(new Error('disk'), { code: disk.code });
    const count = Math.min(bytes.length - offset, disk.room);
    disk.room -= count;
    disk.text += bytes.subarray(offset, offset + count).toString();
    return count;
  };
  const fileSystem = {
    writeSync: (_descriptor: number, bytes: Buffer, offset: number) => takeBytes(bytes, offset),
    write(
      _descriptor: number,
      bytes: Buffer,
      offset: number,
      _length: number,
      _position: null,
      done: (error: unknown, count?: number) => void,
    ) {
      try {
        done(null, takeBytes(bytes, offset));
      } catch (error) {
        done(error);
      }
    },
  } as unknown as OutputFileSystem;
  return { disk, fileSystem };
}

/** Replaces the reports about dropped lines, which have a time. */
const summarize = (text: string) =>
  text.replaceAll(/\{[^}]*"dropped":(\d+)[^}]*\}/g, (_line, count: string) => `dropped ${count}`);

it.each(['ENOSPC', 'EIO', 'EROFS', 'EPIPE'])(
  'drops lines on %s and says how many as soon as writing works again',
  (code) => {
    const { disk, fileSystem } = createFakeDisk();
    const output = openSyncOutput(DESCRIPTOR, 'api', fileSystem);
    output.write('first\n');
    Object.assign(disk, { room: 0, code });
    output.write('second\n');
    output.write('third\n');
    disk.room = Infinity;
    output.write('fourth\n');
    output.write('fifth\n');
    expect(summarize(disk.text)).toBe('first\ndropped 2\nfourth\nfifth\n');
    expect(JSON.parse(disk.text.split('\n')[1]!)).toMatchObject({ level: 40, service: 'api', dropped: 2 });
  },
);

it('begins a new line after one that was cut off', () => {
  const { disk, fileSystem } = createFakeDisk();
  const output = openSyncOutput(DESCRIPTOR, 'api', fileSystem);
  disk.room = 3;
  output.write('first\n');
  disk.room = Infinity;
  output.write('second\n');
  expect(summarize(disk.text)).toBe('fir\ndropped 1\nsecond\n');
});

it('counts the lines of a buffer that could not be written, and goes on', () => {
  jest.useFakeTimers();
  const { disk, fileSystem } = createFakeDisk();
  const output = openBufferedOutput(DESCRIPTOR, 'api', fileSystem);
  disk.room = 0;
  for (const line of ['a\n', 'b\n', 'c\n']) output.write(line);
  jest.advanceTimersByTime(100);
  output.write('d\n');
  jest.advanceTimersByTime(100);
  disk.room = Infinity;
  output.write('e\n');
  jest.advanceTimersByTime(100);
  expect(summarize(disk.text)).toBe('dropped 4\ne\n');
});

it('waits for a reader that does not keep up, and drops what is too much', () => {
  jest.useFakeTimers();
  const { disk, fileSystem } = createFakeDisk();
  const output = openBufferedOutput(DESCRIPTOR, 'api', fileSystem);
  Object.assign(disk, { room: 0, code: 'EAGAIN' });
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 2_000; count++) output.write(line);
  disk.room = Infinity;
  jest.advanceTimersByTime(1_000);
  const lines = summarize(disk.text).trimEnd().split('\n');
  const [report] = lines.filter((text) => text.startsWith('dropped'));
  expect(lines.length - 1 + Number(report?.split(' ')[1])).toBe(2_000);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.length).toBeLessThan(1_100);
});

it('leaves a process alive whose output cannot be written, and lets it exit at once', async () => {
  const script = join(folder, 'service.mjs');
  writeFileSync(
    script,
    `import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
     const logger = createLogger('api', 'info');
     logger.info('first');
     setTimeout(() => { logger.info('last'); process.send('alive'); process.disconnect(); process.exit(0); }, 300);`,
  );
  writeFileSync(join(folder, 'read-only'), '');
  // Every write to a descriptor that is open for reading fails, on every operating system.
  const descriptor = openSync(join(folder, 'read-only'), 'r');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', descriptor, 'inherit', 'ipc'] });
  closeSync(descriptor);
  const exited = once(child, 'exit');
  expect(await once(child, 'message')).toEqual(['alive', undefined]);
  expect(await exited).toEqual([0, null]);
});

it('writes everything before the process exits', () => {
  const script = join(folder, 'service.mjs');
  writeFileSync(
    script,
    `import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
     const logger = createLogger('api', 'info');
     for (let number = 0; number < 500; number++) logger.info({ number }, 'line');
     process.exit(0);`,
  );
  const descriptor = openSync(join(folder, 'api.log'), 'a');
  execFileSync(process.execPath, [script], { stdio: ['ignore', descriptor, 'inherit'] });
  closeSync(descriptor);
  expect(readFileSync(join(folder, 'api.log'), 'utf8').trimEnd().split('\n')).toHaveLength(500);
});
