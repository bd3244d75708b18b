import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '@platform/server-kit/node-utils';
import type { PageServerSettings } from '@platform/page-server';

/**
 * Checks that the ports are free before anything is built or started.
 *
 * @throws StartError with one line per taken port.
 */
export async function assertPortsAvailable(
  { host, ports }: PageServerSettings,
  names: readonly string[],
): Promise<void> {
  const results = await Promise.all(
    Object.entries(ports)
      .filter(([name]) => names.includes(name))
      .map(([name, port]) => findPortProblem(host, port, name)),
  );
  const problems = results.filter((result) => result !== undefined);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

async function findPortProblem(host: string, port: number, name: string): Promise<string | undefined> {
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
    const suggestedPort = port > 64_000 ? port - 1000 : port + 100;
    return `Port ${port} on ${host} is in use by another program. Stop that program, or set ${name}, e.g. \`${name}=${suggestedPort} npm start\`.`;
  }
}
