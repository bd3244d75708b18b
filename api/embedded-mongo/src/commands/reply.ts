import type { Doc } from '../bson/value.ts';

/** A reply with a batch of documents in their stored form, whose bytes are copied straight into the message. */
export type CursorReply = {
  kind: 'cursor';
  namespace: string;
  /** 0 if the cursor is exhausted. */
  cursorId: bigint;
  batchField: 'firstBatch' | 'nextBatch';
  docs: readonly Buffer[];
};

export type Reply = { kind: 'doc'; doc: Doc } | CursorReply;

export const okReply = (doc: Doc = {}): Reply => ({ kind: 'doc', doc: { ...doc, ok: 1 } });
