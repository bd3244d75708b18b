import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';

/** A record as it was read. Its document is decoded on first access. */
export class StoredRecord {
  readonly id: number;
  readonly bytes: Buffer;
  #doc: Doc | undefined;

  constructor(id: number, bytes: Buffer) {
    this.id = id;
    this.bytes = bytes;
  }

  get doc(): Doc {
    return (this.#doc ??= decode(this.bytes));
  }

  /** Releases the decoded document, which takes many times the memory of its bytes. */
  releaseDoc(): void {
    this.#doc = undefined;
  }
}
