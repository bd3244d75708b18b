import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createErrorReply, type Dispatcher } from '../commands/dispatcher.ts';
import type { Reply } from '../commands/reply.ts';
import { MAX_MESSAGE_BYTES } from '../commands/server-commands.ts';
import { log } from '../log.ts';
import type { Client } from '../transactions/session.ts';
import { encodeReply, parseMessage, type Message } from './message.ts';

/** How long running commands may take to finish when the server closes. */
const CLOSE_TIMEOUT_MS = 2_000;

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
        dispatcher.handleDisconnect(connection);
      });
    });
  }

  /** Listens, replacing the socket file of a dead engine. The folder lock rules out a live one. */
  async listen(socketPath: string): Promise<void> {
    rmSync(socketPath, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(socketPath, resolve);
    });
    chmodSync(socketPath, 0o600);
  }

  /** Accepts no more connections, replies to running commands and closes all connections. */
  async close(): Promise<void> {
    this.#server.close();
    const connections = [...this.#connections];
    const finished = Promise.all(connections.map((connection) => connection.finish()));
    await Promise.race([finished, setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    for (const connection of connections) connection.destroy();
  }
}

/**
 * Messages that a connection accepts while one is being handled. More stay in the socket, so that a client cannot fill
 * the memory. It is not zero, because only reading tells that the client has disconnected.
 */
const MAX_WAITING_MESSAGES = 1;

/**
 * A connection. It runs its commands one after the other, in the order of arrival, and none before the client has
 * received the reply to the one before.
 */
class Connection implements Client {
  readonly #socket: Socket;
  readonly #dispatcher: Dispatcher;
  readonly #frames = new FrameBuffer();
  #lastReply: Promise<void> = Promise.resolve();
  #unansweredCount = 0;
  #isFinishing = false;

  constructor(socket: Socket, dispatcher: Dispatcher) {
    this.#socket = socket;
    this.#dispatcher = dispatcher;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => closeBrokenConnection(socket, error));
  }

  get isDisconnected(): boolean {
    return this.#socket.destroyed;
  }

  finish(): Promise<void> {
    this.#isFinishing = true;
    this.#socket.pause();
    return this.#lastReply;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    for (const frame of this.#frames.add(chunk)) {
      this.#unansweredCount++;
      this.#lastReply = this.#lastReply
        .then(() => this.#handleMessage(frame))
        .catch((error: unknown) => closeBrokenConnection(this.#socket, error))
        .then(() => {
          this.#unansweredCount--;
          this.#pauseOrResume();
        });
    }
    this.#pauseOrResume();
    if (this.#frames.isCorrupt) closeBrokenConnection(this.#socket, new Error('Invalid message length'));
  }

  #pauseOrResume(): void {
    if (this.#isFinishing || this.#unansweredCount > 1 + MAX_WAITING_MESSAGES) this.#socket.pause();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  async #handleMessage(frame: Buffer): Promise<void> {
    const message = parseMessage(frame);
    const reply = await this.#dispatcher.run(message, this);
    if (message.expectsReply && !this.#socket.destroyed) {
      const { replyElements } = this.#dispatcher;
      const isSent = this.#socket.write(encodeOrReport(reply, message, replyElements));
      if (!isSent) await waitUntilSent(this.#socket);
    }
  }
}

/** Waits until what was written has left the memory; rejects if the connection is closed before. */
async function waitUntilSent(socket: Socket): Promise<void> {
  const closing = new AbortController();
  const abort = (): void => closing.abort();
  socket.once('close', abort);
  try {
    await once(socket, 'drain', { signal: closing.signal });
  } finally {
    socket.off('close', abort);
  }
}

/** Encodes a reply, or the error that a reply too large for a message is. */
function encodeOrReport(reply: Reply, message: Message, replyElements: Buffer): Buffer {
  try {
    return encodeReply(reply, message, replyElements);
  } catch (error) {
    return encodeReply(createErrorReply(error), message, replyElements);
  }
}

/**
 * Closes the connection. A client that violates the protocol could not understand a reply; one that has gone needs
 * none.
 */
function closeBrokenConnection(socket: Socket, error: unknown): void {
  if (socket.destroyed) return;
  const isGone = (error as NodeJS.ErrnoException).code !== undefined;
  if (!isGone) log.warn({ err: error }, 'closed a connection that broke the protocol');
  socket.destroy();
}

/** Splits the received bytes into messages, each of which begins with its length. */
class FrameBuffer {
  #chunks: Buffer[] = [];
  #size = 0;
  isCorrupt = false;

  add(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const frames: Buffer[] = [];
    for (
      let length = this.#readNextLength();
      length !== undefined && length <= this.#size;
      length = this.#readNextLength()
    ) {
      const all = this.#joinChunks();
      frames.push(all.subarray(0, length));
      this.#chunks = length < all.length ? [all.subarray(length)] : [];
      this.#size -= length;
    }
    return frames;
  }

  #readNextLength(): number | undefined {
    if (this.#size < 4) return undefined;
    const [first] = this.#chunks;
    const length = (first && first.length >= 4 ? first : this.#joinChunks()).readInt32LE(0);
    this.isCorrupt ||= length < 16 || length > MAX_MESSAGE_BYTES + 16_384;
    return this.isCorrupt ? undefined : length;
  }

  #joinChunks(): Buffer {
    const [first] = this.#chunks;
    if (this.#chunks.length === 1 && first) return first;
    const all = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [all];
    return all;
  }
}
