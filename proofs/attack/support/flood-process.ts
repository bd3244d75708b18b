/** Sends the requests of a plan until it is told to stop. Started by `flood.ts`. */
import http from 'node:http';
import { constants, setPriority } from 'node:os';
import type { FloodPlan } from './flood.ts';

const counts: Record<string, number> = {};
let isRunning = true;

// A real attacker has a processor of their own. With the least priority this one takes only what the platform leaves.
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', (message: FloodPlan | 'stop') => {
  if (message !== 'stop') {
    run(message);
    process.send?.('started');
    return;
  }
  isRunning = false;
  process.send?.(counts);
});
process.on('disconnect', () => process.exit(0));

function run({ origin, connections, headers, requests }: FloodPlan): void {
  const { hostname, port } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const sendNext = (): void => {
    if (!isRunning) return;
    const request = requests[next++ % requests.length] ?? { method: 'GET', path: '/' };
    const { method, path } = request;
    const { content, framing } = describeBody(request);
    const call = http.request({ agent, hostname, port, method, path, headers: { ...headers, ...framing } });
    let status = 0;
    call.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    call.on('error', () => undefined); // Counted with the others when the call closes.
    call.on('close', () => finish(status));
    call.end(content);
  };
  const finish = (status: number): void => {
    counts[status] = (counts[status] ?? 0) + 1;
    setImmediate(sendNext);
  };
  for (let index = 0; index < connections; index++) sendNext();
}

function describeBody({ body, fileBytes }: FloodPlan['requests'][number]) {
  if (fileBytes !== undefined) {
    const type = { 'content-type': 'application/octet-stream', 'x-file-name': 'flood.txt' };
    return { content: Buffer.alloc(fileBytes, 'Text. '), framing: { ...type, 'content-length': fileBytes } };
  }
  if (body === undefined) return { content: undefined, framing: {} };
  const content = JSON.stringify(body);
  const length = Buffer.byteLength(content);
  return { content, framing: { 'content-type': 'application/json', 'content-length': length } };
}
