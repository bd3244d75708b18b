import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpServer, type HttpServer } from './http-server.ts';

let http1: HttpServer;
let port: number;
const agents: http.Agent[] = [];

async function start(handle: RequestListener): Promise<void> {
  http1 = createHttpServer({ keepAliveTimeout: 60_000 }, handle, ({ status, message }) => ({
    headers: { 'x-status': String(status) },
    body: message,
  }));
  http1.server.listen(0, '127.0.0.1');
  await once(http1.server, 'listening');
  ({ port } = http1.server.address() as AddressInfo);
}
afterEach(async () => {
  agents.splice(0).forEach((agent) => agent.destroy());
  if (!http1.server.listening) return;
  http1.server.closeAllConnections();
  await http1.stop(0);
});

function createAgent(): http.Agent {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

async function get(agent: http.Agent): Promise<{ connection: string | undefined; body: string }> {
  const request = http.get({ host: '127.0.0.1', port, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { connection: response.headers.connection, body: await text(response) };
}

describe('a stop', () => {
  it('resets no connection of clients that send one request after the other', async () => {
    await start((_request, response) => response.end('ok'));
    let isStopped = false;
    const answers: string[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      const agent = createAgent();
      // Each client ends with the answer that tells it to close, as HTTP/1.1 wants it.
      for (;;) {
        const { connection, body } = await get(agent);
        answers.push(body);
        if (connection === 'close') return isStopped;
      }
    });
    while (answers.length < 100) await new Promise(setImmediate);
    isStopped = true;
    await http1.stop(10_000);
    expect(await Promise.all(clients)).toEqual(clients.map(() => true));
    expect(new Set(answers)).toEqual(new Set(['ok']));
  });

  it('answers requests over connections that it has not accepted yet', async () => {
    await start((_request, response) => response.end('ok'));
    const answers = Array.from({ length: 20 }, () => get(createAgent()));
    // The system has the connections then, and the server has not looked.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await http1.stop(10_000);
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ connection: 'close', body: 'ok' })));
  });

  it('answers a request in progress, and says that the connection ends', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await start((_request, response) => {
      arrive(undefined);
      void released.then(() => response.end('late'));
    });
    const answer = get(createAgent());
    await arrived;
    const stopped = http1.stop(10_000);
    release(undefined);
    expect(await answer).toEqual({ connection: 'close', body: 'late' });
    await stopped;
  });

  it('sends the rest of a response that has begun, and then ends its connection', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await start((_request, response) => {
      response.write('first ');
      void released.then(() => response.end('second'));
    });
    const request = http.get({ host: '127.0.0.1', port, agent: createAgent() });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const stopped = http1.stop(10_000);
    release(undefined);
    expect(await text(response)).toBe('first second');
    await stopped;
  });

  it('answers a request that follows a response which had begun', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await start((request, response) => {
      if (request.url === '/next') return void response.end('next');
      response.write('first ');
      void released.then(() => response.end('second'));
    });
    const agent = createAgent();
    const request = http.get({ host: '127.0.0.1', port, agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    // It waits for the only connection of the agent.
    const next = http.get({ host: '127.0.0.1', port, agent, path: '/next' });
    const answered = once(next, 'response') as Promise<[http.IncomingMessage]>;
    const stopped = http1.stop(10_000);
    release(undefined);
    expect(await text(response)).toBe('first second');
    const [nextResponse] = await answered;
    expect([nextResponse.headers.connection, await text(nextResponse)]).toEqual(['close', 'next']);
    await stopped;
  });

  it('answers a request that was sent before the client knew, and closes idle connections', async () => {
    await start((_request, response) => response.end('ok'));
    const [busy, idle] = [createAgent(), createAgent()];
    await Promise.all([get(busy), get(idle)]);
    const stopped = http1.stop(10_000);
    expect(await get(busy)).toEqual({ connection: 'close', body: 'ok' });
    await stopped;
  });

  it('accepts connections while it drains, and says on each that it ends', async () => {
    await start((_request, response) => response.end(http1.isStopping() ? 'stopping' : 'ok'));
    const before = await get(createAgent());
    const stopped = http1.stop(10_000, 1_000);
    expect(await get(createAgent())).toEqual({ connection: 'close', body: 'stopping' });
    await stopped;
    expect(before.body).toBe('ok');
    await expect(get(createAgent())).rejects.toThrow('ECONNREFUSED');
  });

  it('ends what is left after the timeout', async () => {
    await start(() => undefined);
    const answer = get(createAgent());
    await once(http1.server, 'request');
    await http1.stop(20);
    await expect(answer).rejects.toThrow('socket hang up');
  });
});

describe('a request that does not reach the handler', () => {
  async function send(lines: string[]): Promise<string> {
    const handle = jest.fn();
    await start(handle);
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await text(socket);
    expect(handle).not.toHaveBeenCalled();
    return answer;
  }

  it.each([
    ['no HTTP', ['NONSENSE'], '400 Bad Request', 'The request is malformed.'],
    ['without a host', ['GET / HTTP/1.1'], '400 Bad Request', 'The request is malformed.'],
    [
      'two lengths',
      ['POST / HTTP/1.1', 'host: a', 'content-length: 1', 'content-length: 2'],
      '400 Bad Request',
      'The request is malformed.',
    ],
    [
      'an unknown expectation',
      ['GET / HTTP/1.1', 'host: a', 'expect: wonders'],
      '417 Expectation Failed',
      'The expectation is not supported.',
    ],
    [
      'too large headers',
      ['GET / HTTP/1.1', 'host: a', `x: ${'a'.repeat(20_000)}`],
      '431 Request Header Fields Too Large',
      'The headers of the request are too large.',
    ],
  ])('(%s) gets the headers and the body of the application', async (_name, lines, status, message) => {
    const answer = await send(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(answer).toMatch(new RegExp(`\r\nx-status: ${status.slice(0, 3)}\r\n`));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer.split('\r\n\r\n')[1]).toBe(message);
  });

  it('ends the connection if it breaks a request whose response has begun', async () => {
    await start((_request, response) => void response.write('first'));
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.write('no chunk\r\n');
    await once(socket, 'close');
    expect(head.toString()).toMatch(/^HTTP\/1.1 200 OK/);
  });
});
