import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import type { CursorReply, Reply } from '../commands/reply.ts';

// MongoDB's wire protocol: OP_MSG for everything, and OP_QUERY for the first greeting of a driver.

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A command, with the lists of documents that were sent beside its body. One that came the old way is about `admin`. */
export type Message = {
  requestId: number;
  /** Not yet decoded: what is wrong with it is told in the reply. */
  body: Buffer;
  sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** Whether the client waits for a reply. */
  wantsReply: boolean;
  legacy: boolean;
};

/** @throws Error for what is no message: the connection is then beyond understanding. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === OP_QUERY) return parseQuery(bytes, requestId);
  if (opcode !== OP_MSG) throw new Error(`Unknown opcode ${opcode}`);
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  const end = flags & CHECKSUM_PRESENT ? bytes.length - 4 : bytes.length;
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = bytes.readUInt8(at);
    const length = bytes.readInt32LE(at + 1);
    if (kind === 0) body = bytes.subarray(at + 1, at + 1 + length);
    else if (kind === 1) readSequence(bytes.subarray(at + 5, at + 1 + length), sequences);
    else throw new Error(`Unknown kind of section ${kind}`);
    at += 1 + length;
  }
  if (!body) throw new Error('A message without a body');
  return { requestId, body, sequences, wantsReply: (flags & MORE_TO_COME) === 0, legacy: false };
}

/** The bytes of a reply. Documents of a cursor are copied once, from where they were read to. */
export function encodeReply(reply: Reply, { requestId, legacy }: Message): Buffer {
  const body = reply.kind === 'doc' ? [encode(reply.doc)] : cursorBody(reply);
  const head = legacy ? LEGACY_HEAD : MESSAGE_HEAD;
  const length = HEADER_BYTES + head.length + lengthOf(body);
  return Buffer.concat([header(length, requestId, legacy ? OP_REPLY : OP_MSG), head, ...body], length);
}

function parseQuery(bytes: Buffer, requestId: number): Message {
  const nameEnd = bytes.indexOf(0, HEADER_BYTES + 4);
  const body = bytes.subarray(nameEnd + 9);
  return { requestId, body, sequences: new Map(), wantsReply: true, legacy: true };
}

function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0);
  const docs: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const length = section.readInt32LE(at);
    if (length < 5) throw new Error('A document without a length');
    docs.push(section.subarray(at, at + length));
    at += length;
  }
  sequences.set(section.toString('utf8', 0, nameEnd), docs);
}

let nextReplyId = 1;

function header(length: number, responseTo: number, opcode: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(nextReplyId++ & 0x7fffffff, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(opcode, 12);
  return bytes;
}

/** Four bytes of flags, and the kind of the only section, all zero. */
const MESSAGE_HEAD = Buffer.alloc(5);

/** Flags (8: the server can await), a cursor's id and position, and that there is one document. */
const LEGACY_HEAD = Buffer.alloc(20);
LEGACY_HEAD.writeInt32LE(8, 0);
LEGACY_HEAD.writeInt32LE(1, 16);

/** `{ cursor: { <batch>: [...], id, ns }, ok: 1 }` around the documents' bytes as they are. */
function cursorBody({ batch, docs, cursorId, namespace }: CursorReply): Buffer[] {
  const items = docs.flatMap((doc, at) => [Buffer.from(`\x03${at}\0`), doc]);
  const cursor = [
    Buffer.from(`\x04${batch}\0`),
    ...enclose(items),
    elementsOf({ id: cursorId, ns: namespace }),
  ];
  return enclose([Buffer.from('\x03cursor\0'), ...enclose(cursor), elementsOf({ ok: 1 })]);
}

/** A document's elements, without its length and its end. */
const elementsOf = (doc: Doc): Buffer => encode(doc).subarray(4, -1);

/** Elements as a document: with a length before them and a zero after. */
function enclose(elements: readonly Buffer[]): Buffer[] {
  const head = Buffer.allocUnsafe(4);
  head.writeInt32LE(lengthOf(elements) + 5);
  return [head, ...elements, ZERO];
}

const ZERO = Buffer.alloc(1);

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((size, { length }) => size + length, 0);
