import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Dispatcher } from '../commands/dispatcher.ts';
import { MAX_MESSAGE_BYTES } from '../commands/server-commands.ts';
import type { Client } from '../transactions/session.ts';
import { encodeReply, parseMessage } from './message.ts';

/** How long commands under way may take to finish when the server closes. */
const CLOSE_LIMIT_MS = 2_000;

/** Listens on a unix socket that only its owner can open. */
export class WireServer {
  readonly #server: Server;
  readonly #connections = new Set<Connection>();

  constructor(dispatcher: Dispatcher) {
    this.#server = createServer((socket) => {
      const connection = new Connection(socket, dispatcher);
      this.#connections.add(connection);
      socket.once('close', () => {
        this.#connections.delete(connection);
        dispatcher.disconnected(connection);
      });
    });
  }

  /** What a dead engine left of its socket is removed; the folder is ours. */
  async listen(socketPath: string): Promise<void> {
    rmSync(socketPath, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(socketPath, resolve);
    });
    chmodSync(socketPath, 0o600);
  }

  /** Takes nothing more, answers what is under way, and hangs up. */
  async close(): Promise<void> {
    this.#server.close();
    const connections = [...this.#connections];
    const finished = Promise.all(connections.map((connection) => connection.finish()));
    await Promise.race([finished, setTimeout(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    for (const connection of connections) connection.destroy();
  }
}

/** A connection's commands run one after the other, in the order in which they came. */
class Connection implements Client {
  readonly #socket: Socket;
  readonly #dispatcher: Dispatcher;
  readonly #frames = new Frames();
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: Socket, dispatcher: Dispatcher) {
    this.#socket = socket;
    this.#dispatcher = dispatcher;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => abandon(socket, error));
  }

  get isDisconnected(): boolean {
    return this.#socket.destroyed;
  }

  finish(): Promise<void> {
    this.#socket.pause();
    return this.#turn;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    for (const frame of this.#frames.add(chunk)) {
      this.#turn = this.#turn
        .then(() => this.#answer(frame))
        .catch((error: unknown) => abandon(this.#socket, error));
    }
    if (this.#frames.broken) abandon(this.#socket, new Error('A message of an impossible length'));
  }

  async #answer(frame: Buffer): Promise<void> {
    const message = parseMessage(frame);
    const reply = await this.#dispatcher.run(message.body, message.sequences, this);
    if (message.wantsReply && !this.#socket.destroyed) this.#socket.write(encodeReply(reply, message));
  }
}

/** Nothing sensible can be said to who does not speak the protocol; who has gone hears nothing anyway. */
function abandon(socket: Socket, error: unknown): void {
  if (socket.destroyed) return;
  const isGone = (error as NodeJS.ErrnoException).code !== undefined;
  if (!isGone) process.stderr.write(`The embedded database closes a connection: ${String(error)}\n`);
  socket.destroy();
}

/** Cuts what arrives into messages, each of which begins with its length. */
class Frames {
  #chunks: Buffer[] = [];
  #size = 0;
  broken = false;

  add(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const frames: Buffer[] = [];
    for (
      let length = this.#nextLength();
      length !== undefined && length <= this.#size;
      length = this.#nextLength()
    ) {
      const all = this.#joined();
      frames.push(all.subarray(0, length));
      this.#chunks = length < all.length ? [all.subarray(length)] : [];
      this.#size -= length;
    }
    return frames;
  }

  #nextLength(): number | undefined {
    if (this.#size < 4) return undefined;
    const [first] = this.#chunks;
    const length = (first && first.length >= 4 ? first : this.#joined()).readInt32LE(0);
    this.broken ||= length < 16 || length > MAX_MESSAGE_BYTES + 16_384;
    return this.broken ? undefined : length;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (this.#chunks.length === 1 && first) return first;
    const all = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [all];
    return all;
  }
}
