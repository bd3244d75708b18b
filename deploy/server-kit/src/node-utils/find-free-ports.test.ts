import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { findFreePort, findFreePorts } from './find-free-ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(port: number): Promise<number> {
  server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('finds a port for each name, none twice', async () => {
  const ports = await findFreePorts(['one', 'two', 'three']);
  const all = [...Object.values(ports), String(await findFreePort())];
  expect(new Set(all).size).toBe(4);
});

it('leaves out a port that is taken', async () => {
  const next = (await findFreePort()) + 1;
  await listen(next);
  expect(await findFreePort()).toBeGreaterThan(next);
});

it('finds no port that a server gets which asks for none in particular', async () => {
  expect(await findFreePort()).toBeLessThan(await listen(0));
});
