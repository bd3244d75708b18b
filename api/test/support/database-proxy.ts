import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can be cut. */
export type DatabaseProxy = {
  readonly uri: string;
  /** Ends all connections and takes no more, until `resume` is called. */
  stop(): void;
  resume(): Promise<void>;
};

/**
 * Starts a proxy of an engine.
 *
 * @param cutAt cuts all connections once, when this text goes through
 */
export async function startDatabaseProxy(engineUri: string, cutAt?: string): Promise<DatabaseProxy> {
  const socketPath = decodeURIComponent(new URL(engineUri).host);
  const sockets = new Set<Socket>();
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  let awaited = cutAt;
  const server = createServer((client) => {
    const engine = connect(socketPath);
    for (const socket of [client, engine]) {
      sockets.add(socket.on('error', () => undefined));
      socket.once('close', () => {
        sockets.delete(socket);
        for (const other of [client, engine]) other.destroy();
      });
    }
    engine.pipe(client);
    client.on('data', (chunk) => {
      if (awaited !== undefined && chunk.includes(awaited)) {
        awaited = undefined;
        cut();
      } else {
        engine.write(chunk);
      }
    });
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    uri: `mongodb://127.0.0.1:${port}/platform?directConnection=true`,
    stop() {
      server.close();
      cut();
    },
    async resume() {
      await listen(port);
    },
  };
}
