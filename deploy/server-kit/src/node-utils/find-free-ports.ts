import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems hand out by themselves (Linux from 32768, others from 49152). A port from there can be taken again
 * before its server listens: by any server that asks for none in particular, or as the source of a connection.
 */
const FIRST_PORT = 10_240;
const PORT_COUNT = 16_384;
/** Processes that run at the same time begin at different ports. */
const PORTS_PER_PROCESS = 32;

let found = 0;

/**
 * Finds a TCP port that is free on the loopback interface, and that this process has not found before.
 *
 * @throws Error of the system if no port can be used for another reason than that it is taken
 */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < PORT_COUNT; tried += 1) {
    const port = FIRST_PORT + ((process.pid * PORTS_PER_PROCESS + found++) % PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORT_COUNT - 1} is free.`);
}

/** Finds a free TCP port for each name. */
export async function findFreePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const ports: [Name, string][] = [];
  for (const name of names) ports.push([name, String(await findFreePort())]);
  return Object.fromEntries(ports) as Record<Name, string>;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
