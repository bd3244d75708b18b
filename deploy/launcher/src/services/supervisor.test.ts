import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findFreePort } from '@platform/server-kit/node-utils';
import { ROOT } from '../workspaces.ts';
import type { ServiceSpec } from './service.ts';
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

const LOG_LIMITS = { maxBytes: 1024 * 1024, maxFiles: 2 };

async function start(
  source: string,
  spec: Partial<ServiceSpec> = {},
  logLimits = LOG_LIMITS,
  signal = new AbortController().signal,
): Promise<SupervisedService> {
  const file = join(folder, 'service.mjs');
  writeFileSync(file, source);
  const service = await supervise(
    {
      name: 'some',
      script: relative(ROOT, file),
      args: [],
      address: 'http://some',
      env: process.env,
      ...spec,
    },
    { logFolder: join(folder, 'logs'), logLimits, notify: receiveMessage, onChange: () => undefined, signal },
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
    {},
    LOG_LIMITS,
    abort.signal,
  );
  abort.abort();
  await expect(starting).rejects.toThrow('some did not start');
  expect(running).toEqual([]);
});

it('kills and restarts a service that hangs', async () => {
  const port = await findFreePort();
  const service = await start(
    `import { createServer } from 'node:http';
     const server = createServer((_request, response) => response.end('ok')).listen(${port}, '127.0.0.1', () => process.send({ type: 'ready' }));
     for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));`,
    { healthAddress: `http://127.0.0.1:${port}/healthz` },
  );
  const restarted = waitForMessage('is running again');
  process.kill(service.pid()!, 'SIGSTOP');
  await restarted;
  expect(messages).toEqual([
    'some has missed three health checks; ending its process.',
    `some exited with SIGKILL; restarting it in 0.5 s. Log: ${service.logFile}`,
    'some is running again at http://some',
  ]);
});

it('kills and restarts a service whose next process does not become ready', async () => {
  const marker = join(folder, 'started-before');
  const service = await start(
    `import { existsSync, writeFileSync, readFileSync } from 'node:fs';
     const starts = existsSync(${JSON.stringify(marker)}) ? Number(readFileSync(${JSON.stringify(marker)})) + 1 : 1;
     writeFileSync(${JSON.stringify(marker)}, String(starts));
     if (starts === 2) setInterval(() => undefined, 1_000);
     else { ${READY_SERVICE} }`,
    { readyTimeoutMs: 5_000 },
  );
  const restarted = waitForMessage('is running again');
  process.kill(service.pid()!, 'SIGKILL');
  await restarted;
  expect(readFileSync(marker, 'utf8')).toBe('3');
});

it('begins a new log file when the service has written enough, and keeps running', async () => {
  const service = await start(
    `process.on('disconnect', () => process.exit(0));
     process.on('SIGTERM', () => process.exit(0));
     for (let number = 0; number < 3_000; number++) console.log('x'.repeat(99));
     process.send({ type: 'ready' });`,
    {},
    { maxBytes: 100_000, maxFiles: 2 },
  );
  await running.pop()!.stop();
  expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['some.1.log', 'some.log']);
  expect(statSync(service.logFile).size).toBeLessThanOrEqual(100_000);
});

it('runs a service whose log cannot be written', async () => {
  writeFileSync(join(folder, 'logs'), 'in place of the folder');
  const service = await start(`console.log('hello'); ${READY_SERVICE}`);
  expect(service.pid()).toBeGreaterThan(0);
  const restarted = waitForMessage('is running again');
  process.kill(service.pid()!, 'SIGKILL');
  await restarted;
});

it('passes on what a service has to say to the user', async () => {
  const said = waitForMessage('does not build');
  await start(`process.send({ type: 'notice', text: 'mf-dashboard does not build' }); ${READY_SERVICE}`);
  expect(await said).toBe('mf-dashboard does not build');
});
