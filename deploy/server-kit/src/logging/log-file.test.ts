import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile, type LogFileSystem } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');
const open = (limits = { maxBytes: 20, maxFiles: 3 }, fileSystem?: LogFileSystem) =>
  openLogFile(join(folder, 'logs/api.log'), 'api', limits, fileSystem);

it('replaces the file while it grows and keeps the configured number of files', () => {
  const log = open();
  for (let number = 0; number < 10; number++) log.write(`line ${number}\n`);
  log.close();
  expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['api.1.log', 'api.2.log', 'api.log']);
  expect([read('api.2.log'), read('api.1.log'), read('api.log')]).toEqual([
    'line 4\nline 5\n',
    'line 6\nline 7\n',
    'line 8\nline 9\n',
  ]);
});

it('keeps nothing but the current file if that is the limit', () => {
  const log = open({ maxBytes: 20, maxFiles: 1 });
  for (let number = 0; number < 5; number++) log.write(`line ${number}\n`);
  log.close();
  expect(readdirSync(join(folder, 'logs'))).toEqual(['api.log']);
  expect(read('api.log')).toBe('line 4\n');
});

it('goes on with the file of an earlier start', () => {
  fs.mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs/api.log'), 'earlier\n');
  const log = open();
  log.write('later\n');
  log.close();
  expect(read('api.log')).toBe('earlier\nlater\n');
});

it.each(['openSync', 'writeSync', 'renameSync'] as const)(
  'drops and counts lines while %s fails, and recovers',
  (call) => {
    let isFull = false;
    const fileSystem = {
      ...fs,
      [call]: (...args: unknown[]) => {
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return (fs[call] as (...values: unknown[]) => unknown)(...args);
      },
    } as LogFileSystem;
    const log = open({ maxBytes: 200, maxFiles: 2 }, fileSystem);
    const line = `${'x'.repeat(150)}\n`;
    // A file that is opened for the first time, written to or renamed, depending on the call that fails.
    if (call === 'renameSync') log.write(line);
    isFull = true;
    log.write(line);
    log.write(line);
    isFull = false;
    log.write('afterwards\n');
    log.close();
    expect(JSON.parse(read('api.log').split('\n')[0]!)).toMatchObject({ service: 'api', dropped: 2 });
    expect(read('api.log')).toMatch(/\nafterwards\n$/);
  },
);

it('does not create the folder above, which another process may have lost', () => {
  rmSync(folder, { recursive: true });
  const log = open();
  log.write('line\n');
  expect(fs.existsSync(folder)).toBe(false);
});
