import type { Doc } from '../bson/value.ts';

/** A reply with the documents of a cursor, as they are stored; they are copied into the message without a detour. */
export type CursorReply = {
  kind: 'cursor';
  namespace: string;
  /** 0 when there is no more. */
  cursorId: bigint;
  batch: 'firstBatch' | 'nextBatch';
  docs: readonly Buffer[];
};

export type Reply = { kind: 'doc'; doc: Doc } | CursorReply;

export const ok = (doc: Doc = {}): Reply => ({ kind: 'doc', doc: { ...doc, ok: 1 } });
