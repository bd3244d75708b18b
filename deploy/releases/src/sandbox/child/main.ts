import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Bundle, createSandbox, formatError, type SandboxProgram } from './sandbox.ts';

/*
 * Entry point of a sandboxed process, with the path of its program as the argument. It reads a shell and then a job
 * from standard input, has the program evaluate releases, and writes one message to standard output; with `many` as a
 * second argument, it does so for every job that follows, one after another, and ends with its input.
 * `sandbox-process.ts` starts it with all limits that there are.
 */

/** What a program needs is there, so a release that waits has a fault. */
const MAX_WAIT_MS = 1_000;
const CHECK_INTERVAL_MS = 100;

const [, , file = '', jobs = 'one'] = process.argv;
const { runProgram } = (await import(pathToFileURL(file).href)) as { runProgram: SandboxProgram };
const messages = readMessages();
const { value: shell } = (await messages.next()) as { value: Bundle };
removeHostGlobals();
// An error is the result of the job, which may be hours away.
const [program] = await Promise.allSettled([
  Promise.resolve(shell).then((bundle) => runProgram(createSandbox(), bundle)),
]);
if (jobs === 'many') {
  for await (const job of messages) process.stdout.write(JSON.stringify(await run(job)) + '\0');
} else {
  const { value: job } = (await messages.next()) as { value?: unknown };
  if (!job) process.exit();
  limitWaiting();
  send(await run(job));
}

async function run(job: unknown): Promise<Reply> {
  try {
    if (program.status === 'rejected') throw program.reason;
    return { result: await program.value(job) };
  } catch (error) {
    return { error: formatError(error) };
  }
}

/** Reads messages, each of which ends with a NUL character. */
async function* readMessages(): AsyncGenerator {
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const parts = (rest + String(chunk)).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(part) as unknown;
  }
}

type Reply = { readonly result: unknown } | { readonly error: string };

function send(reply: Reply): void {
  process.stdout.write(JSON.stringify(reply), () => process.exit(0));
}

/** Removes what a bundle could reach through the objects that it gets from outside its realm. */
function removeHostGlobals(): void {
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'WebAssembly', 'navigator'])
    Reflect.deleteProperty(globalThis, name);
}

/** Ends the process when it has waited too long. Time in which others use the processor is no waiting. */
function limitWaiting(): void {
  const start = performance.eventLoopUtilization();
  setInterval(() => {
    const { idle } = performance.eventLoopUtilization(start);
    if (idle > MAX_WAIT_MS) send({ error: `it waited for more than ${MAX_WAIT_MS} ms` });
  }, CHECK_INTERVAL_MS).unref();
}
