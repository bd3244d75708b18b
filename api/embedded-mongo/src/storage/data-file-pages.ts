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

/** What is wrong with a page, as the end of a sentence. */
export class DamageError extends Error {
  override readonly name = 'DamageError';
}

/** The child of a branch page, and the first key that it may have; the first child's is empty. */
export type Branch = { readonly key: Buffer; readonly page: bigint };

/** An entry of a leaf page; its value is in it, in pages of its own, or it is the root of a table. */
export type LeafEntry = { readonly key: Buffer } & (
  | { readonly value: Buffer }
  | { readonly overflowPage: bigint; readonly length: number }
  | { readonly tableRoot: bigint | undefined }
);

export type TreePage = { readonly branches: readonly Branch[] } | { readonly entries: readonly LeafEntry[] };

/** Reads the pages of a data file without LMDB, which would end the process by a signal at a missing or wrong page. */
export class DataFilePages {
  readonly #descriptor: number;
  #size: number;
  #pageSize = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r');
    this.#size = fstatSync(this.#descriptor).size;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /**
   * Reads both meta pages, of which LMDB uses the newer one. Must be called first.
   *
   * @returns the roots of its trees, as far as they are not empty.
   * @throws DamageError.
   */
  readRoots(): { freePages: bigint | undefined; tables: bigint | undefined } {
    const first = this.#read(0, META_BYTES);
    this.#pageSize = first?.readUInt32LE(PAGE_HEADER_BYTES + 24) ?? 0;
    const isPowerOfTwo = (this.#pageSize & (this.#pageSize - 1)) === 0;
    if (!first || !isMeta(first) || this.#pageSize < 512 || !isPowerOfTwo)
      throw new DamageError('its header is not that of a database');
    const second = this.#read(this.#pageSize, META_BYTES);
    if (!second || !isMeta(second)) throw new DamageError('its second header is not that of a database');
    // A running engine writes pages, and with them a longer file, before the header that leads to them.
    this.#size = fstatSync(this.#descriptor).size;
    const newest = readTransactionId(second) > readTransactionId(first) ? second : first;
    return {
      freePages: readRoot(newest.subarray(PAGE_HEADER_BYTES + 24)),
      tables: readRoot(newest.subarray(PAGE_HEADER_BYTES + 72)),
    };
  }

  /** @throws DamageError if the page is missing or is not a page of a tree. */
  readTreePage(number: bigint): TreePage {
    const page = this.#read(Number(number) * this.#pageSize, this.#pageSize);
    if (!page) throw this.#missingPage(number);
    const flags = page.readUInt16LE(18);
    const isBranch = (flags & PAGE_FLAGS.branch) !== 0;
    if (page.readBigUInt64LE(0) !== number || !(isBranch || (flags & PAGE_FLAGS.leaf) !== 0))
      throw otherContent(number);
    try {
      const nodes = Array.from({ length: page.readUInt16LE(20) >> 1 }, (_, index) => findNode(page, index));
      if (isBranch) return { branches: nodes.map(readBranch) };
      return { entries: nodes.map(readLeafEntry) };
    } catch (error) {
      if (error instanceof RangeError) throw otherContent(number);
      throw error;
    }
  }

  /** @throws DamageError if the page cannot be in the file. */
  assertInFile(number: bigint): void {
    if ((Number(number) + 1) * this.#pageSize > this.#size) throw this.#missingPage(number);
  }

  /** @throws DamageError if the pages of a long value are incomplete or have other content. */
  assertOverflow(number: bigint): void {
    const header = this.#read(Number(number) * this.#pageSize, PAGE_HEADER_BYTES);
    if (!header) throw this.#missingPage(number);
    const isOverflow = (header.readUInt16LE(18) & PAGE_FLAGS.overflow) !== 0;
    if (header.readBigUInt64LE(0) !== number || !isOverflow) throw otherContent(number);
    const end = (Number(number) + header.readUInt32LE(20)) * this.#pageSize;
    if (end > this.#size)
      throw new DamageError(`page ${number} is incomplete: the file ends after ${this.#size} bytes`);
  }

  /** @throws DamageError if the value is not whole. */
  readValue(entry: LeafEntry): Buffer {
    if ('value' in entry) return entry.value;
    if ('tableRoot' in entry) throw new DamageError('a table has the place of a value');
    this.assertOverflow(entry.overflowPage);
    const value = this.#read(
      Number(entry.overflowPage) * this.#pageSize + PAGE_HEADER_BYTES,
      Math.min(entry.length, this.#size),
    );
    if (value?.length === entry.length) return value;
    throw new DamageError(
      `page ${entry.overflowPage} is incomplete: the file ends after ${this.#size} bytes`,
    );
  }

  #missingPage(number: bigint): DamageError {
    return new DamageError(`page ${number} is missing: the file ends after ${this.#size} bytes`);
  }

  #read(position: number, length: number): Buffer | undefined {
    // A damaged page number can lead to a position that the system does not take.
    if (position >= this.#size) return undefined;
    const buffer = Buffer.allocUnsafe(length);
    return readSync(this.#descriptor, buffer, 0, length, position) === length ? buffer : undefined;
  }
}

const otherContent = (number: bigint): DamageError => new DamageError(`page ${number} has other content`);

/** @throws RangeError, as all functions below, where a position is outside of the page. */
function findNode(page: Buffer, index: number): Buffer {
  return page.subarray(PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * index));
}

/** Reads a node of a branch page: the page number takes the place of the data's size and of the flags. */
const readBranch = (node: Buffer): Branch => ({ key: readKey(node), page: BigInt(node.readUIntLE(0, 6)) });

function readLeafEntry(node: Buffer): LeafEntry {
  const key = readKey(node);
  const [length, flags] = [node.readUInt32LE(0), node.readUInt16LE(4)];
  const data = node.subarray(NODE_HEADER_BYTES + key.length);
  if ((flags & NODE_FLAGS.table) !== 0) return { key, tableRoot: readRoot(data) };
  if ((flags & NODE_FLAGS.overflow) !== 0) return { key, overflowPage: data.readBigUInt64LE(0), length };
  return { key, value: slice(data, length) };
}

const readKey = (node: Buffer): Buffer => slice(node.subarray(NODE_HEADER_BYTES), node.readUInt16LE(6));

function slice(bytes: Buffer, length: number): Buffer {
  if (length > bytes.length) throw new RangeError('The page ends before the value.');
  return bytes.subarray(0, length);
}

function readRoot(tree: Buffer): bigint | undefined {
  const root = tree.readBigUInt64LE(ROOT_OFFSET);
  return root === NO_PAGE ? undefined : root;
}

function isMeta(page: Buffer): boolean {
  const hasFlag = (page.readUInt16LE(18) & PAGE_FLAGS.meta) !== 0;
  return hasFlag && page.readUInt32LE(PAGE_HEADER_BYTES) === MAGIC;
}

const readTransactionId = (meta: Buffer): bigint => meta.readBigUInt64LE(PAGE_HEADER_BYTES + 128);
