import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

// The format of the data file of LMDB (its mdb.c): little-endian, as on all supported systems. Two meta pages, each
// with the roots of two B+ trees: free pages and tables. A table's root is in a leaf of the second.

const PAGE_HEADER_BYTES = 24;
const META_BYTES = PAGE_HEADER_BYTES + 136;
const MAGIC = 0xbeefc0de;
const NO_PAGE = 2n ** 64n - 1n;
const PAGE_FLAGS = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 };
const NODE_FLAGS = { overflow: 0x01, table: 0x02 };
const NODE_HEADER_BYTES = 8;
/** Position of the root's page number in the description of a tree. */
const ROOT_OFFSET = 40;

/**
 * Upper bound on pages read, so that a start stays fast: a data file of 16 MB is checked completely, and of a larger
 * one the upper levels, which tell where the pages below have to be.
 */
const MAX_PAGES = 4_096;

/**
 * Checks that the data file is whole as far as a few thousand pages show. LMDB maps it into memory, where a missing or
 * wrong page ends the process by a signal, without a word.
 *
 * @returns what is wrong, or `undefined`; an empty file is new and not damaged.
 */
export function findDamage(file: string): string | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return size === 0 ? undefined : new DataFileCheck(descriptor, size).run();
  } finally {
    closeSync(descriptor);
  }
}

class DataFileCheck {
  readonly #descriptor: number;
  readonly #size: number;
  #pageSize = 0;
  /** Pages to read, upper levels first. */
  readonly #queue: bigint[] = [];

  constructor(descriptor: number, size: number) {
    this.#descriptor = descriptor;
    this.#size = size;
  }

  run(): string | undefined {
    const damage = this.#checkMetaPages();
    if (damage !== undefined) return damage;
    for (let index = 0; index < this.#queue.length && index < MAX_PAGES; index++) {
      const pageDamage = this.#checkPage(this.#queue[index] ?? 0n);
      if (pageDamage !== undefined) return pageDamage;
    }
    return undefined;
  }

  /** Checks both meta pages, of which LMDB uses the newer one, and queues the roots of its trees. */
  #checkMetaPages(): string | undefined {
    const first = this.#read(0, META_BYTES);
    this.#pageSize = first?.readUInt32LE(PAGE_HEADER_BYTES + 24) ?? 0;
    const isPowerOfTwo = (this.#pageSize & (this.#pageSize - 1)) === 0;
    if (!first || !isMeta(first) || this.#pageSize < 512 || !isPowerOfTwo)
      return 'its header is not that of a database';
    const second = this.#read(this.#pageSize, META_BYTES);
    if (!second || !isMeta(second)) return 'its second header is not that of a database';
    const newest = readTransactionId(second) > readTransactionId(first) ? second : first;
    const [freePages, tables] = [24, 72].map((tree) =>
      this.#enqueue(newest.readBigUInt64LE(PAGE_HEADER_BYTES + tree + ROOT_OFFSET)),
    );
    return freePages ?? tables;
  }

  #checkPage(number: bigint): string | undefined {
    const page = this.#read(Number(number) * this.#pageSize, this.#pageSize);
    if (!page) return `page ${number} is missing: the file ends after ${this.#size} bytes`;
    const flags = page.readUInt16LE(18);
    const isBranch = (flags & PAGE_FLAGS.branch) !== 0;
    const isTreePage = isBranch || (flags & PAGE_FLAGS.leaf) !== 0;
    if (page.readBigUInt64LE(0) !== number || !isTreePage) return `page ${number} has other content`;
    const nodeCount = page.readUInt16LE(20) >> 1;
    for (let index = 0; index < nodeCount; index++) {
      const node = this.#findNode(page, index);
      const damage = node && (isBranch ? this.#checkChild(node) : this.#checkLeafNode(node));
      if (!node || damage !== undefined) return damage ?? `page ${number} has other content`;
    }
    return undefined;
  }

  #findNode(page: Buffer, index: number): Buffer | undefined {
    const pointer = PAGE_HEADER_BYTES + 2 * index;
    if (pointer + 2 > page.length) return undefined;
    const start = PAGE_HEADER_BYTES + page.readUInt16LE(pointer);
    return start + NODE_HEADER_BYTES <= page.length ? page.subarray(start) : undefined;
  }

  #checkChild(node: Buffer): string | undefined {
    // The page number takes the place of the data's size and of the flags.
    return this.#enqueue(BigInt(node.readUIntLE(0, 6)));
  }

  #checkLeafNode(node: Buffer): string | undefined {
    const flags = node.readUInt16LE(4);
    const data = node.subarray(NODE_HEADER_BYTES + node.readUInt16LE(6));
    if ((flags & NODE_FLAGS.table) !== 0 && data.length >= ROOT_OFFSET + 8)
      return this.#enqueue(data.readBigUInt64LE(ROOT_OFFSET));
    if ((flags & NODE_FLAGS.overflow) !== 0 && data.length >= 8)
      return this.#checkOverflow(data.readBigUInt64LE(0));
    return undefined;
  }

  #checkOverflow(number: bigint): string | undefined {
    const header = this.#read(Number(number) * this.#pageSize, PAGE_HEADER_BYTES);
    if (!header) return `page ${number} is missing: the file ends after ${this.#size} bytes`;
    const isOverflow = (header.readUInt16LE(18) & PAGE_FLAGS.overflow) !== 0;
    if (header.readBigUInt64LE(0) !== number || !isOverflow) return `page ${number} has other content`;
    const end = (Number(number) + header.readUInt32LE(20)) * this.#pageSize;
    return end > this.#size
      ? `page ${number} is incomplete: the file ends after ${this.#size} bytes`
      : undefined;
  }

  /** Queues a page of a tree; its place is checked at once, even if the page is not read later. */
  #enqueue(number: bigint): string | undefined {
    if (number === NO_PAGE) return undefined;
    if ((Number(number) + 1) * this.#pageSize > this.#size)
      return `page ${number} is missing: the file ends after ${this.#size} bytes`;
    this.#queue.push(number);
    return undefined;
  }

  #read(position: number, length: number): Buffer | undefined {
    const buffer = Buffer.allocUnsafe(length);
    return readSync(this.#descriptor, buffer, 0, length, position) === length ? buffer : undefined;
  }
}

function isMeta(page: Buffer): boolean {
  const hasFlag = (page.readUInt16LE(18) & PAGE_FLAGS.meta) !== 0;
  return hasFlag && page.readUInt32LE(PAGE_HEADER_BYTES) === MAGIC;
}

const readTransactionId = (meta: Buffer): bigint => meta.readBigUInt64LE(PAGE_HEADER_BYTES + 128);
