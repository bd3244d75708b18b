import dns from 'node:dns';
import { request, type RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { findFreePort } from '@platform/server-kit/node-utils';
import {
  cleanUp,
  createSettings,
  sendRequest,
  silentLog,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';
import { createApiOrigins } from './api-origins.ts';
import { createCallSender } from './send-call.ts';

afterEach(cleanUp);

/** Starts an API that responds with its name and what it received. */
function startNamedApi(name: string): Promise<string> {
  return startUpstream((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(`${name} ${bytes}`));
  });
}

const startOriginFor = (...apis: string[]) =>
  startTestServer({ settings: createSettings({ API_ORIGIN: apis.join(',') }) });

const startUnreachable = async () => `http://127.0.0.1:${await findFreePort()}`;

it('sends calls to several APIs in turn', async () => {
  const origin = await startOriginFor(await startNamedApi('one'), await startNamedApi('two'));
  const texts: string[] = [];
  for (let count = 0; count < 4; count += 1) texts.push((await sendRequest(origin, '/api/x')).text);
  expect(texts.sort()).toEqual(['one 0', 'one 0', 'two 0', 'two 0']);
});

it('sends a call with its whole body to the next API if one accepts no connection', async () => {
  const origin = await startOriginFor(await startUnreachable(), await startNamedApi('two'));
  for (let count = 0; count < 3; count += 1) {
    const { status, text } = await sendRequest(origin, '/api/x', { method: 'POST' }, 'x'.repeat(300_000));
    expect({ status, text }).toEqual({ status: 200, text: 'two 300000' });
  }
});

it('responds 503 once no API accepts a connection', async () => {
  const origin = await startOriginFor(await startUnreachable(), await startUnreachable());
  const { status, text } = await sendRequest(origin, '/api/x', { method: 'POST' }, 'body');
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
});

it('never sends a POST twice that an API may have received', async () => {
  let received = 0;
  const failing: RequestListener = (request) => {
    received += 1;
    request.socket.destroy();
  };
  const origin = await startOriginFor(await startUpstream(failing), await startUpstream(failing));
  expect((await sendRequest(origin, '/api/x', { method: 'POST' }, 'pay')).status).toBe(503);
  expect(received).toBe(1);
});

it('sends a GET again whose kept connection was closed meanwhile, but no POST', async () => {
  const sockets = new Set<unknown>();
  const closing = await startUpstream((request, response) => {
    if (sockets.has(request.socket)) request.socket.destroy();
    else response.end('one');
    sockets.add(request.socket);
  });
  const origin = await startOriginFor(closing, await startNamedApi('two'));
  const statuses = async (method: string) => {
    const found: number[] = [];
    for (let count = 0; count < 4; count += 1)
      found.push(
        (await sendRequest(origin, '/api/x', { method }, method === 'POST' ? 'body' : undefined)).status,
      );
    return found;
  };
  expect(await statuses('GET')).toEqual([200, 200, 200, 200]);
  expect(await statuses('POST')).toContain(503);
});

it('sends a GET again to a single API that closed the kept connection meanwhile', async () => {
  const sockets = new Set<unknown>();
  const closing = await startUpstream((request, response) => {
    if (sockets.has(request.socket)) request.socket.destroy();
    else response.end('one');
    sockets.add(request.socket);
  });
  const origin = await startOriginFor(closing);
  for (let count = 0; count < 3; count += 1) expect((await sendRequest(origin, '/api/x')).text).toBe('one');
});

/** Starts an API that is ready or stops. */
async function startStoppableApi() {
  let isStopping = false;
  const address = await startUpstream((_request, response) => {
    response.writeHead(isStopping ? 503 : 200, isStopping ? { connection: 'close' } : {}).end();
  });
  return { address, setStopping: (value: boolean) => void (isStopping = value) };
}

/** Creates origins that are not asked every second, and that may take a minute to respond. */
function createUncheckedOrigins(...addresses: string[]) {
  jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => undefined, 0));
  return createApiOrigins(addresses, silentLog, 60_000);
}

type Origins = ReturnType<typeof createApiOrigins>;
const findFirst = (origins: Origins) => [1, 2].map(() => origins.candidates()[0]?.address);

async function waitUntilFirst(origins: Origins, address: string): Promise<void> {
  while (findFirst(origins).some((first) => first !== address)) await new Promise(setImmediate);
}

it('prefers the APIs that are ready, and uses the others if none is', async () => {
  const [one, two] = [await startStoppableApi(), await startStoppableApi()];
  const origins = createUncheckedOrigins(one.address, two.address);
  two.setStopping(true);
  origins.check();
  await waitUntilFirst(origins, one.address);
  origins.fail({ address: one.address, request }, new Error('no connection'));
  expect(findFirst(origins).sort()).toEqual([one.address, two.address].sort());
  two.setStopping(false);
  one.setStopping(true);
  origins.check();
  await waitUntilFirst(origins, two.address);
  origins.close();
});

it('notices that an API stops while another one does not respond', async () => {
  const silent = await startUpstream(() => undefined);
  const two = await startStoppableApi();
  const origins = createUncheckedOrigins(silent, two.address);
  origins.check();
  two.setStopping(true);
  while (findFirst(origins).includes(two.address)) {
    origins.check();
    await new Promise(setImmediate);
  }
  expect(findFirst(origins)).toEqual([silent, silent]);
  origins.close();
});

it('asks an API whether it is ready when a response of it ends the connection', async () => {
  const [one, two] = [await startStoppableApi(), await startStoppableApi()];
  const origins = createUncheckedOrigins(one.address, two.address);
  one.setStopping(true);
  const send = createCallSender(origins, {});
  const call = () =>
    new Promise((resolve, reject) => {
      send({
        options: { path: '/api/x' },
        isRepeatable: true,
        isOver: () => false,
        onAttempt: () => undefined,
        writeBody: (upstreamRequest) => upstreamRequest.end(),
        onResponse: (response) => resolve(response.resume()),
        onFailure: reject,
      });
    });
  await Promise.all([call(), call()]);
  await waitUntilFirst(origins, two.address);
  origins.close();
});

it('connects again when the name server has not responded in time', async () => {
  const origins = createApiOrigins(
    [(await startNamedApi('one')).replace('127.0.0.1', 'api.test')],
    silentLog,
  );
  let lookups = 0;
  const lookup: LookupFunction = (_host, options, done) => {
    lookups += 1;
    if (lookups > 1) dns.lookup('127.0.0.1', options, done);
  };
  const send = createCallSender(origins, { connectTimeoutMs: 200 });
  const status = await new Promise((resolve, reject) => {
    send({
      options: { method: 'POST', path: '/api/x', lookup },
      isRepeatable: false,
      isOver: () => false,
      onAttempt: () => undefined,
      writeBody: (upstreamRequest) => upstreamRequest.end(),
      onResponse: (response) => resolve(response.resume().statusCode),
      onFailure: reject,
    });
  });
  origins.close();
  expect({ status, lookups }).toEqual({ status: 200, lookups: 2 });
});

it('keeps preferring an API whose client went away before there was a connection', async () => {
  const address = await startNamedApi('one');
  const failed: string[] = [];
  const origins = { ...createApiOrigins([address], silentLog), fail: () => void failed.push(address) };
  let isOver = false;
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  createCallSender(
    origins,
    {},
  )({
    options: { method: 'POST', path: '/api/x' },
    isRepeatable: false,
    isOver: () => isOver,
    onAttempt(upstreamRequest) {
      upstreamRequest.on('close', resolve);
      isOver = true;
      upstreamRequest.destroy();
    },
    writeBody: () => undefined,
    onResponse: () => undefined,
    onFailure: () => failed.push('call'),
  });
  await closed;
  origins.close();
  expect(failed).toEqual([]);
});

it('rejects an empty list of APIs', () => {
  expect(() => createSettings({ API_ORIGIN: ',' })).toThrow(/^API_ORIGIN=, is not an origin like/);
});
