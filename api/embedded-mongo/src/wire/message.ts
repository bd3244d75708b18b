import { encode, encodeUpTo } from '../bson/encode.ts';
import type { CursorReply, Reply } from '../commands/reply.ts';

// MongoDB's wire protocol: OP_MSG for everything, and the legacy OP_QUERY for a driver's first handshake.

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A received command with its document sequences. A legacy command addresses the `admin` database. */
export type Message = {
  requestId: number;
  /** Not decoded yet, so that decoding errors become part of the reply. */
  body: Buffer;
  sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** Whether the client expects a reply. */
  expectsReply: boolean;
  isLegacy: boolean;
};

/**
 * Parses a message.
 *
 * @throws Error if it violates the protocol; the connection must then be closed.
 */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === OP_QUERY) return parseLegacyQuery(bytes, requestId);
  if (opcode !== OP_MSG) throw new Error(`Unknown opcode ${opcode}`);
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  const end = flags & CHECKSUM_PRESENT ? bytes.length - 4 : bytes.length;
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  for (let offset = HEADER_BYTES + 4; offset < end;) {
    const kind = bytes.readUInt8(offset);
    const rest = bytes.subarray(offset + 1, end);
    if (kind > 1) throw new Error(`Unknown section kind ${kind}`);
    // Of a body of invalid length, the decoder rejects whatever follows.
    const content = kind === 0 && !hasValidLength(rest) ? rest : readPart(rest);
    if (kind === 1) parseDocumentSequence(content.subarray(4), sequences);
    else if (body) throw new Error('The message has several bodies');
    else body = content;
    offset += 1 + content.length;
  }
  if (!body) throw new Error('The message has no body');
  return { requestId, body, sequences, expectsReply: (flags & MORE_TO_COME) === 0, isLegacy: false };
}

/**
 * Encodes a reply. Documents of a cursor are copied only once, from where they were read.
 *
 * @param elements further elements of the reply, in BSON.
 */
export function encodeReply(reply: Reply, { requestId, isLegacy }: Message, elements: Buffer): Buffer {
  const content = reply.kind === 'doc' ? [elementsOf(encodeUpTo(Infinity, reply.doc))] : encodeCursor(reply);
  const head = isLegacy ? LEGACY_HEAD : MESSAGE_HEAD;
  const start = HEADER_BYTES + head.length;
  const length = start + totalLength(content) + elements.length + ENCLOSURE_BYTES;
  const bytes = Buffer.allocUnsafe(length);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(nextReplyId++ & 0x7fffffff, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  head.copy(bytes, HEADER_BYTES);
  bytes.writeInt32LE(length - start, start);
  let offset = start + 4;
  for (const part of content) offset += part.copy(bytes, offset);
  bytes[offset + elements.copy(bytes, offset)] = 0;
  return bytes;
}

function parseLegacyQuery(bytes: Buffer, requestId: number): Message {
  const nameEnd = bytes.indexOf(0, HEADER_BYTES + 4);
  const body = bytes.subarray(nameEnd + 9);
  return { requestId, body, sequences: new Map(), expectsReply: true, isLegacy: true };
}

function parseDocumentSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0);
  if (nameEnd < 0) throw new Error('The name of a document sequence does not end');
  const docs: Buffer[] = [];
  for (let offset = nameEnd + 1; offset < section.length;) {
    const doc = readPart(section.subarray(offset));
    docs.push(doc);
    offset += doc.length;
  }
  const name = section.toString('utf8', 0, nameEnd);
  if (sequences.has(name)) throw new Error(`The message has several document sequences named ${name}`);
  sequences.set(name, docs);
}

/**
 * Returns the first part of the bytes, which begins with its own length, such as a document.
 *
 * @throws Error if the length is invalid.
 */
function readPart(bytes: Buffer): Buffer {
  if (!hasValidLength(bytes)) throw new Error('A part of the message has an invalid length');
  return bytes.subarray(0, bytes.readInt32LE(0));
}

const hasValidLength = (bytes: Buffer): boolean =>
  bytes.length >= MIN_PART_BYTES &&
  bytes.readInt32LE(0) >= MIN_PART_BYTES &&
  bytes.readInt32LE(0) <= bytes.length;

/** The length of an empty document, and of a sequence with an empty name. */
const MIN_PART_BYTES = 5;

let nextReplyId = 1;

/** Four bytes of flags and the kind of the only section, all zero. */
const MESSAGE_HEAD = Buffer.alloc(5);

/** Flags (8: await capable), cursor id, starting position, and a document count of 1. */
const LEGACY_HEAD = Buffer.alloc(20);
LEGACY_HEAD.writeInt32LE(8, 0);
LEGACY_HEAD.writeInt32LE(1, 16);

/** Encodes the elements of `{ cursor: { <batchField>: [...], id, ns }, ok: 1 }` around the documents' bytes. */
function encodeCursor({ batchField, docs, cursorId, namespace }: CursorReply): Buffer[] {
  const items = docs.flatMap((doc, index) => [getItemHead(index), doc]);
  const batchLength = totalLength(items) + ENCLOSURE_BYTES;
  const end = elementsOf(encode({ id: cursorId, ns: namespace }));
  const head = Buffer.from(BATCH_HEADS[batchField]);
  const batchAt = head.length - 4;
  head.writeInt32LE(batchAt - CURSOR_AT + batchLength + end.length + 1, CURSOR_AT);
  head.writeInt32LE(batchLength, batchAt);
  return [head, ...items, TERMINATOR, end, TERMINATOR, OK];
}

/** The bytes of a document that are not elements: its length and terminator. */
const ENCLOSURE_BYTES = 5;
const TERMINATOR = Buffer.alloc(1);

const elementsOf = (doc: Buffer): Buffer => doc.subarray(4, -1);

const OK = elementsOf(encode({ ok: 1 }));

/** What comes before the first document, with space for the lengths of the cursor and the batch. */
const BATCH_HEADS = {
  firstBatch: Buffer.from('\x03cursor\0\0\0\0\0\x04firstBatch\0\0\0\0\0'),
  nextBatch: Buffer.from('\x03cursor\0\0\0\0\0\x04nextBatch\0\0\0\0\0'),
};
const CURSOR_AT = 8;

const itemHeads: Buffer[] = [];
const MAX_KNOWN_HEADS = 1_000;

/** Returns the type and name of an element of an array of documents. */
function getItemHead(index: number): Buffer {
  const head = itemHeads[index] ?? Buffer.from(`\x03${index}\0`);
  if (index < MAX_KNOWN_HEADS) itemHeads[index] = head;
  return head;
}

const totalLength = (parts: readonly Buffer[]): number =>
  parts.reduce((size, { length }) => size + length, 0);
