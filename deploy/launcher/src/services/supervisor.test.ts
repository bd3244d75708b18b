import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../workspaces.ts';
import { type SupervisedService, supervise } from './supervisor.ts';

const READY_SERVICE = `process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0)); process.send({ type: 'ready' });`;

let folder: string;
let messages: string[];
let running: SupervisedService[];
let onMessage: (message: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  messages = [];
  running = [];
  onMessage = () => undefined;
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(source: string, signal = new AbortController().signal): Promise<SupervisedService> {
  const file = join(folder, 'service.mjs');
  writeFileSync(file, source);
  const service = await supervise(
    { name: 'some', script: relative(ROOT, file), args: [], address: 'http://some', env: process.env },
    { logFolder: join(folder, 'logs'), notify: receiveMessage, onChange: () => undefined, signal },
  );
  running.push(service);
  return service;
}

function receiveMessage(message: string): void {
  messages.push(message);
  onMessage(message);
}

/** Resolves with the next message that contains the text. */
function waitForMessage(text: string): Promise<string> {
  return new Promise((resolve) => {
    onMessage = (message) => message.includes(text) && resolve(message);
  });
}

it('resolves once the service reports that it is ready, and captures its output in the log', async () => {
  const service = await start(`console.log('hello'); ${READY_SERVICE}`);
  expect(service.pid()).toBeGreaterThan(0);
  await running.pop()!.stop();
  expect(service.pid()).toBeUndefined();
  expect(readFileSync(service.logFile, 'utf8')).toBe('hello\n');
  expect(messages).toEqual([]);
});

it('throws the last log lines of a service that does not start', async () => {
  const failing = start(`console.error('the port is in use'); process.exit(1);`);
  await expect(failing).rejects.toThrow(
    /^some did not start \(code 1\)\. Last lines of .*some\.log:\nthe port is in use$/s,
  );
});

it('restarts a service that crashes', async () => {
  const service = await start(READY_SERVICE);
  const firstPid = service.pid();
  const restarted = waitForMessage('is running again');
  process.kill(firstPid!, 'SIGKILL');
  expect(await restarted).toBe('some is running again at http://some');
  expect(messages[0]).toBe(`some exited with SIGKILL; restarting it in 0.5 s. Log: ${service.logFile}`);
  expect(service.pid()).not.toBe(firstPid);
});

it('keeps a service down that was stopped from outside, until it is resumed', async () => {
  const service = await start(READY_SERVICE);
  const stopped = waitForMessage('was stopped from outside');
  process.kill(service.pid()!, 'SIGTERM');
  await stopped;
  expect(service.pid()).toBeUndefined();
  const restarted = waitForMessage('is running again');
  service.resume();
  service.resume();
  await restarted;
  expect(service.pid()).toBeGreaterThan(0);
});

it('replaces the process on restart', async () => {
  const service = await start(READY_SERVICE);
  const firstPid = service.pid();
  const restarted = waitForMessage('is running again');
  service.restart();
  await restarted;
  expect(service.pid()).not.toBe(firstPid);
  expect(messages).toHaveLength(1);
});

it('stops at once while it waits to restart a crashed service', async () => {
  const service = await start(READY_SERVICE);
  const crashed = waitForMessage('exited with SIGKILL');
  process.kill(service.pid()!, 'SIGKILL');
  await crashed;
  await running.pop()!.stop();
  expect(service.pid()).toBeUndefined();
});

it('stops a service that is still starting when the start is aborted', async () => {
  const abort = new AbortController();
  const starting = start(
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);`,
    abort.signal,
  );
  abort.abort();
  await expect(starting).rejects.toThrow('some did not start');
  expect(running).toEqual([]);
});
