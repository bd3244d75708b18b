import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BSON, type Document } from 'mongodb';
import { parseMessage } from '../../src/wire/message.ts';

/** MongoDB's codes of errors that get a label, also when a fail point raises them. */
const RETRYABLE_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT_CODES = new Set([24, 112, 246, 251, 267]);

/** Names of codes that tests ask for. */
const CODE_NAMES: Record<number, string> = { 50: 'MaxTimeMSExpired', 11601: 'Interrupted' };

const TRANSACTION_ENDS = ['commitTransaction', 'abortTransaction'];
const RETRYABLE_WRITES = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];

type FailPoint = { name: string; remaining: number; skip: number; data: Document };
/** What happens to one command: the connection closes, or it is answered in the engine's place, or its reply grows. */
type Fault = { closes?: 'before' | 'after'; reply?: Document; extraFields?: Document; blockMs?: number };

/**
 * Sits between clients and the engine, and does what MongoDB's fail points `failCommand` and
 * `onPrimaryTransactionalWrite` do. The engine has none: nothing in the product can make it fail on purpose.
 */
export class FaultProxy {
  readonly #enginePath: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #failPoints = new Map<string, FailPoint>();
  /** Writes after which a connection was closed: a retry finds their outcome and completes no write. */
  readonly #completed = new Set<string>();
  /** The errors with which the engine itself has answered. */
  readonly engineErrors: Document[] = [];

  constructor(engineUri: string) {
    this.#enginePath = decodeURIComponent(engineUri.replace('mongodb://', '').replace(/\/\?.*$/, ''));
    this.#server = createServer((client) => this.#accept(client));
  }

  async listen(): Promise<string> {
    const path = join(this.#folder, 'proxy.sock');
    await new Promise<void>((resolve) => this.#server.listen(path, resolve));
    return `mongodb://${encodeURIComponent(path)}/?replicaSet=rs0&directConnection=true`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Does what the command `configureFailPoint` does. */
  configure({ configureFailPoint: name, mode, data = {} }: Document): void {
    const { times = mode === 'alwaysOn' ? Infinity : 1, skip = 0 } = mode as Document;
    if (mode === 'off') this.#failPoints.delete(name);
    else this.#failPoints.set(name, { name, remaining: skip > 0 ? Infinity : times, skip, data });
  }

  reset(): void {
    this.#failPoints.clear();
    this.#completed.clear();
    this.engineErrors.length = 0;
  }

  #accept(client: Socket): void {
    const engine = connect(this.#enginePath);
    const faults: Array<Fault | undefined> = [];
    let appName: string | undefined;
    for (const [socket, peer] of [
      [client, engine],
      [engine, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.#sockets.delete(socket);
        peer.destroy();
      });
    }
    readFrames(client, async (frame) => {
      const { body, requestId, expectsReply } = parseMessage(frame);
      const command = BSON.deserialize(body);
      appName ??= command.client?.application?.name;
      const fault = this.#takeFault(command, appName);
      if (fault?.blockMs) await delay(fault.blockMs);
      if (fault?.reply) client.write(encodeReply(fault.reply, requestId));
      else if (fault?.closes === 'before') client.destroy();
      else {
        if (expectsReply) faults.push(fault);
        engine.write(frame);
      }
    });
    readFrames(engine, (frame) => {
      const fault = faults.shift();
      const isMessage = frame.readInt32LE(12) === 2013;
      const reply = isMessage ? BSON.deserialize(parseMessage(frame).body, { promoteValues: false }) : {};
      this.engineErrors.push(...errorsOf(reply));
      if (fault?.closes) client.destroy();
      else
        client.write(
          fault?.extraFields ? encodeReply({ ...reply, ...fault.extraFields }, frame.readInt32LE(8)) : frame,
        );
    });
  }

  #takeFault(command: Document, appName: string | undefined): Fault | undefined {
    const [commandName = ''] = Object.keys(command);
    for (const point of this.#failPoints.values()) {
      const { name, data } = point;
      const applies =
        name === 'failCommand'
          ? data.failCommands?.includes(commandName) && (data.appName ?? appName) === appName
          : RETRYABLE_WRITES.includes(commandName) &&
            command.txnNumber !== undefined &&
            !this.#completed.has(writeId(command));
      if (!applies || point.remaining <= 0) continue;
      if (point.skip > 0) point.skip -= 1;
      else {
        point.remaining -= 1;
        if (name === 'failCommand') return failCommand(command, commandName, data);
        const fault = failWrite(command, data);
        if (fault.closes === 'after') this.#completed.add(writeId(command));
        return fault;
      }
    }
    return undefined;
  }
}

const writeId = ({ lsid, txnNumber }: Document): string => `${JSON.stringify(lsid)} ${txnNumber}`;

function failCommand(command: Document, commandName: string, data: Document): Fault {
  const { errorCode, writeConcernError, closeConnection, blockConnection, blockTimeMS } = data;
  const blockMs = blockConnection ? blockTimeMS : 0;
  if (closeConnection) return { closes: 'before', blockMs };
  const labels = (code: number): Document => {
    const errorLabels = data.errorLabels ?? labelsOf(code, command, commandName);
    return errorLabels.length > 0 ? { errorLabels } : {};
  };
  if (errorCode !== undefined) return { reply: { ...createError(errorCode), ...labels(errorCode) }, blockMs };
  if (writeConcernError) {
    const added = isRetryable(command) || data.errorLabels ? labels(writeConcernError.code) : {};
    return { extraFields: { writeConcernError, ...added }, blockMs };
  }
  return { blockMs };
}

/** A connection that is lost after the write, or an error before it. */
function failWrite(
  command: Document,
  { failBeforeCommitExceptionCode: code, closeConnection }: Document,
): Fault {
  if (code === undefined) return { closes: 'after' };
  if (closeConnection !== false) return { closes: 'before' };
  const errorLabels = labelsOf(code, command, '');
  return { reply: { ...createError(code), ...(errorLabels.length > 0 && { errorLabels }) } };
}

function labelsOf(code: number, command: Document, commandName: string): string[] {
  const endsTransaction = TRANSACTION_ENDS.includes(commandName);
  const isInTransaction = command.autocommit === false && !endsTransaction;
  const isTransient = isInTransaction
    ? TRANSIENT_CODES.has(code) || RETRYABLE_CODES.has(code)
    : commandName === 'commitTransaction' && TRANSIENT_CODES.has(code);
  if (isTransient) return ['TransientTransactionError'];
  return isRetryable(command) && RETRYABLE_CODES.has(code) ? ['RetryableWriteError'] : [];
}

/** Whether a command is a retryable write, or the end of a transaction. */
const isRetryable = (command: Document): boolean =>
  command.txnNumber !== undefined &&
  (command.autocommit !== false || TRANSACTION_ENDS.some((name) => name in command));

const createError = (code: number): Document => ({
  ok: 0,
  code,
  codeName: CODE_NAMES[code] ?? `Location${code}`,
  errmsg: 'Failing command via failCommand',
});

const errorsOf = (reply: Document): Document[] => [
  ...(Number(reply.ok) === 0 ? [reply] : []),
  ...(Array.isArray(reply.writeErrors) ? reply.writeErrors : []),
];

function encodeReply(reply: Document, responseTo: number): Buffer {
  const body = BSON.serialize(reply);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}

/** Passes on whole messages, one after the other. */
function readFrames(socket: Socket, handle: (frame: Buffer) => void | Promise<void>): void {
  let received = Buffer.alloc(0);
  let last = Promise.resolve();
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      const frame = received.subarray(0, length);
      received = received.subarray(length);
      last = last.then(() => handle(frame)).catch(() => void socket.destroy());
    }
  });
}
