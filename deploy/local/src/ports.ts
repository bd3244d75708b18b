import { once } from 'node:events';
import { createServer } from 'node:net';
import { type OriginSettings, type PortName, StartError } from '@platform/origin-server';

/** Makes sure that every port can be had, before anything is built or started. @throws StartError naming all that cannot. */
export async function checkPorts({ host, ports }: OriginSettings): Promise<void> {
  const names = Object.keys(ports) as PortName[];
  const faults = await Promise.all(names.map((name) => faultOf(host, ports[name], name)));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new StartError(found.join('\n'));
}

async function faultOf(host: string, port: number, name: PortName): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') return `Cannot listen on ${host}:${port} (${message}). Set HOST or ${name}.`;
    const free = port > 64_000 ? port - 1000 : port + 100;
    return `Port ${port} on ${host} is in use by another program. Stop that program, or set ${name}, e.g. \`${name}=${free} npm start\`.`;
  }
}
