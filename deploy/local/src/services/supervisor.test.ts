import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../workspaces.ts';
import { type Supervised, supervise } from './supervisor.ts';

const SAYS_READY = `process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0)); process.send({ type: 'ready' });`;

let folder: string;
let said: string[];
let running: Supervised[];
let heard: (message: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  said = [];
  running = [];
  heard = () => undefined;
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(source: string, signal = new AbortController().signal): Promise<Supervised> {
  const file = join(folder, 'service.mjs');
  writeFileSync(file, source);
  const service = await supervise(
    { name: 'some', script: relative(ROOT, file), args: [], address: 'http://some', env: process.env },
    { logFolder: join(folder, 'logs'), say: hear, changed: () => undefined, signal },
  );
  running.push(service);
  return service;
}

function hear(message: string): void {
  said.push(message);
  heard(message);
}

/** Resolves with the next thing said that has these words in it. */
function next(words: string): Promise<string> {
  return new Promise((resolve) => {
    heard = (message) => message.includes(words) && resolve(message);
  });
}

it('is up when the service says that it is ready, and writes its log', async () => {
  const service = await start(`console.log('hello'); ${SAYS_READY}`);
  expect(service.pid()).toBeGreaterThan(0);
  await running.pop()!.stop();
  expect(service.pid()).toBeUndefined();
  expect(readFileSync(service.logFile, 'utf8')).toBe('hello\n');
  expect(said).toEqual([]);
});

it('says the last words of a service that does not start', async () => {
  const failing = start(`console.error('the port is in use'); process.exit(1);`);
  await expect(failing).rejects.toThrow(
    /^some did not start \(code 1\)\. .*some\.log:\nthe port is in use$/s,
  );
});

it('starts again what crashes', async () => {
  const service = await start(SAYS_READY);
  const first = service.pid();
  const back = next('is back');
  process.kill(first!, 'SIGKILL');
  expect(await back).toBe('some is back at http://some');
  expect(said[0]).toBe(`some ended with SIGKILL; starting it again in 0.5 s. Its log: ${service.logFile}`);
  expect(service.pid()).not.toBe(first);
});

it('leaves alone what somebody stopped, until it is told to go on', async () => {
  const service = await start(SAYS_READY);
  const stopped = next('was stopped from outside');
  process.kill(service.pid()!, 'SIGTERM');
  await stopped;
  expect(service.pid()).toBeUndefined();
  const back = next('is back');
  service.resume();
  service.resume();
  await back;
  expect(service.pid()).toBeGreaterThan(0);
});

it('starts a new process when it is told to', async () => {
  const service = await start(SAYS_READY);
  const first = service.pid();
  const back = next('is back');
  service.restart();
  await back;
  expect(service.pid()).not.toBe(first);
  expect(said).toHaveLength(1);
});

it('does not wait out its pause when everything is to stop', async () => {
  const service = await start(SAYS_READY);
  const crashed = next('ended with SIGKILL');
  process.kill(service.pid()!, 'SIGKILL');
  await crashed;
  await running.pop()!.stop();
  expect(service.pid()).toBeUndefined();
});

it('ends a service that does not start in time for a stop', async () => {
  const abort = new AbortController();
  const starting = start(
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);`,
    abort.signal,
  );
  abort.abort();
  await expect(starting).rejects.toThrow('some did not start');
  expect(running).toEqual([]);
});
