import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Finds a TCP port that is free on the loopback interface at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Finds a free TCP port for each name. All are held until all are known, so that they differ. */
export async function findFreePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])])) as Record<Name, string>;
}
