import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mongo } from 'mongoose';

const { deserialize, serialize } = mongo.BSON;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_LENGTH = 16;

export type SilentMongod = { readonly uri: string; readonly address: string; close(): void };

/** Starts a server that says of itself what a mongod without transactions does, and rejects every other command. */
export async function startSilentMongod(hello: object = {}): Promise<SilentMongod> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0);
        socket.write(answer(received.subarray(0, length), hello));
        received = received.subarray(length);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { uri: `mongodb://${address}/platform`, address, close };
}

function answer(request: Buffer, hello: object): Buffer {
  const id = request.readInt32LE(4);
  const isQuery = request.readInt32LE(12) === OP_QUERY;
  // The first greeting is an OP_QUERY: flags, name of the collection, two numbers, then the command.
  const start = isQuery ? request.indexOf(0, HEADER_LENGTH + 4) + 9 : HEADER_LENGTH + 5;
  const [name = ''] = Object.keys(deserialize(request.subarray(start)));
  const isHello = ['hello', 'ismaster', 'isMaster'].includes(name);
  const document = serialize(
    isHello
      ? { ok: 1, isWritablePrimary: true, helloOk: true, minWireVersion: 0, maxWireVersion: 25, ...hello }
      : { ok: 0, code: 59, codeName: 'CommandNotFound', errmsg: `no such command: ${name}` },
  );
  const head = isQuery ? createReplyHead() : Buffer.alloc(5);
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeInt32LE(HEADER_LENGTH + head.length + document.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, head, document]);
}

/** Flags, cursor, start, and one document. */
function createReplyHead(): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(1, 16);
  return head;
}
