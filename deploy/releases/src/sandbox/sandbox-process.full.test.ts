import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandboxCommand, formatMessage, parseReply } from './sandbox-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the code of a program, which can do what a bundle could that has left its realm. */
async function runProgram(code: string, job: unknown): Promise<unknown> {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, code);
  const { file, args, options } = createSandboxCommand(program);
  const running = promisify(execFile)(file, args, options);
  running.child.stdin?.end(formatMessage({ file: 'shell.cjs', code: '' }) + formatMessage(job));
  return parseReply((await running).stdout);
}

/** Whether this system lets the user make a namespace without a network. */
function canDenyNetwork(): boolean {
  return [['--net'], ['--map-current-user', '--net']].some(
    (options) => spawnSync('unshare', [...options, 'true']).status === 0,
  );
}

test('denies the network to the process itself, where the system can', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const code = `
    import { connect } from 'node:net';
    export const runProgram = () => ({ port }) => new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => resolve('connected'));
      socket.on('error', ({ code }) => resolve(code));
    });`;
  const reply = await runProgram(code, { port: (server.address() as AddressInfo).port });
  server.close();

  expect(reply).toEqual({ result: canDenyNetwork() ? 'ENETUNREACH' : 'connected' });
});

test('denies files, child processes, workers and environment to the process itself', async () => {
  const code = `
    import { spawnSync } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    import process from 'node:process';
    import { Worker } from 'node:worker_threads';
    const attempts = {
      read: () => readFileSync('/etc/hostname'),
      write: () => writeFileSync('/tmp/written-by-release', ''),
      spawn: () => spawnSync('true'),
      worker: () => new Worker('0', { eval: true }),
      secret: () => { if (!process.env.PATH) throw Object.assign(new Error(), { code: 'no environment' }); },
    };
    export const runProgram = () => () => Object.entries(attempts).map(([name, attempt]) => {
      try { attempt(); return name; } catch ({ code }) { return code; }
    });`;

  expect(await runProgram(code, {})).toEqual({
    result: [...Array<string>(4).fill('ERR_ACCESS_DENIED'), 'no environment'],
  });
});
