import { readFileSync } from 'node:fs';
import { findFreePort } from '@platform/server-kit/node-utils';
import {
  READY_SERVICE,
  messages,
  prepareEachTest,
  running,
  start,
  waitForMessage,
} from './testing/supervised-service.ts';

prepareEachTest();

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

it('stops at once while it waits to restart a crashed service', async () => {
  const service = await start(READY_SERVICE);
  const crashed = waitForMessage('exited with SIGKILL');
  process.kill(service.pid()!, 'SIGKILL');
  await crashed;
  await running.pop()!.stop();
  expect(service.pid()).toBeUndefined();
});

it('leaves a service alone that computes for ten seconds and responds afterwards', async () => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/healthz`;
  const service = await start(
    `import { createServer } from 'node:http';
     const compute = () => { for (const end = Date.now() + 10_000; Date.now() < end;); };
     const server = createServer((request, response) => {
       if (request.url === '/compute') compute();
       response.end();
     });
     server.listen(${port}, '127.0.0.1', () => process.send({ type: 'ready' }));
     for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0));`,
    { healthAddress: address },
  );
  const pid = service.pid();
  await fetch(`http://127.0.0.1:${port}/compute`);
  await fetch(address);
  expect(service.pid()).toBe(pid);
  expect(messages).toEqual([]);
});
