import { BSON, type Document } from 'mongodb';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Speaks the wire protocol directly, to send what a driver would not send or would add to. */
export class RawClient {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
    });
  }

  static async connect(uri: string): Promise<RawClient> {
    const socket = connect(decodeURIComponent(uri.replace('mongodb://', '').replace(/\/\?.*$/, '')));
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Connects for as long as something uses the client. */
  static async use<T>(uri: string, work: (client: RawClient) => Promise<T>): Promise<T> {
    const client = await RawClient.connect(uri);
    try {
      return await work(client);
    } finally {
      client.close();
    }
  }

  async command(command: Document): Promise<Document> {
    this.send(command);
    return this.receive();
  }

  send(command: Document): void {
    this.sendBody(Buffer.from(BSON.serialize(command)));
  }

  /** Sends a message whose body need not be a valid document. */
  sendBody(body: Buffer): void {
    const head = Buffer.alloc(21);
    head.writeInt32LE(head.length + body.length, 0);
    head.writeInt32LE(2013, 12);
    this.sendBytes(Buffer.concat([head, body]));
  }

  sendBytes(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  async receive(): Promise<Document> {
    while (this.#received.length < 4 || this.#received.length < this.#received.readInt32LE(0))
      await once(this.#socket, 'data');
    const length = this.#received.readInt32LE(0);
    const reply = BSON.deserialize(this.#received.subarray(21, length));
    this.#received = this.#received.subarray(length);
    return reply;
  }

  /** The number of bytes sent that have not left this process, because the engine does not read them. */
  get unsentBytes(): number {
    return this.#socket.writableLength;
  }

  stopReading(): void {
    this.#socket.pause();
  }

  resumeReading(): void {
    this.#socket.resume();
  }

  async waitForClose(): Promise<void> {
    if (!this.#socket.closed) await once(this.#socket, 'close');
  }

  close(): void {
    this.#socket.destroy();
  }
}
