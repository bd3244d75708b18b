import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@platform/server-kit/node-utils';
import {
  LOG_LIMITS,
  READY_SERVICE,
  folder,
  messages,
  prepareEachTest,
  running,
  start,
  waitForMessage,
} from './testing/supervised-service.ts';

prepareEachTest();

it('replaces the process on restart', async () => {
  const service = await start(READY_SERVICE);
  const firstPid = service.pid();
  const restarted = waitForMessage('is running again');
  service.restart();
  await restarted;
  expect(service.pid()).not.toBe(firstPid);
  expect(messages).toHaveLength(1);
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
    'some has not responded for 5 s; ending its process.',
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
