import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bracketIpv6 } from '@platform/server-kit/settings';
import type { PageServerSettings } from './settings.ts';
import { StartError } from '@platform/server-kit/node-utils';

/** Starts listening on the configured port. @throws StartError naming the port, the cause and the setting to change. */
export async function listen(server: Server, { host, port, portName }: PageServerSettings): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(describeListenError(error as NodeJS.ErrnoException, host, port, portName), {
      cause: error,
    });
  }
}

function describeListenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  portName: string,
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use by another program. Stop that program, or set ${portName} to a free port.`;
  }
  return `Cannot listen on ${host}:${port} (${error.message}). Set HOST or ${portName} to an address of this machine.`;
}

export function formatAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${bracketIpv6(host)}:${port}`;
}
