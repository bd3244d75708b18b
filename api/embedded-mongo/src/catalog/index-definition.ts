import { isEqual } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, isTruthy, type Doc } from '../bson/value.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import type { KeyRange } from '../storage/environment.ts';

export type IndexField = { path: string; parts: readonly string[]; direction: 1 | -1 };

/** An index: its specification and its current state. */
export class IndexDefinition {
  readonly id: number;
  /** The specification as the client gave it, in the field order that `listIndexes` returns. */
  readonly spec: Doc;
  readonly name: string;
  readonly fields: readonly IndexField[];
  /** The paths and directions of the fields. */
  readonly paths: readonly (readonly string[])[];
  readonly directions: readonly number[];
  readonly isUnique: boolean;
  /** Whether documents without any of the fields have no key. */
  readonly isSparse: boolean;
  readonly partialFilter: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Prefix of all keys of this index. */
  readonly keyPrefix: Buffer;
  /** Whether some document has an array in an indexed field, and therefore one key per element. */
  isMultikey: boolean;
  /** False while the index is being built: writes maintain it, reads do not use it. */
  isReady: boolean;
  /** Catalog version as of which all its keys are committed. Older snapshots lack some of them. */
  readySinceVersion: number;

  constructor(id: number, spec: Doc, state: { isMultikey: boolean; isReady: boolean }) {
    this.id = id;
    this.spec = spec;
    this.name = spec.name as string;
    this.fields = parseKeyPattern(isDoc(spec.key) ? spec.key : {});
    this.paths = this.fields.map(({ parts }) => parts);
    this.directions = this.fields.map(({ direction }) => direction);
    this.isUnique = isTruthy(spec.unique);
    this.isSparse = isTruthy(spec.sparse);
    this.partialFilter = spec.partialFilterExpression
      ? compileFilter(spec.partialFilterExpression)
      : undefined;
    this.expireAfterSeconds = isNumeric(spec.expireAfterSeconds)
      ? toNumber(spec.expireAfterSeconds)
      : undefined;
    this.isMultikey = state.isMultikey;
    this.isReady = state.isReady;
    this.readySinceVersion = state.isReady ? 0 : Infinity;
    this.keyPrefix = encodeId(id);
  }

  get keyRange(): KeyRange {
    return { start: this.keyPrefix, end: encodeId(this.id + 1) };
  }

  /** Returns whether the index has a key pattern such as `{ a: 1, b: -1 }`. */
  hasKeyPattern(key: Doc): boolean {
    const ownEntries = Object.entries(this.spec.key as Doc);
    const otherEntries = Object.entries(key);
    return (
      ownEntries.length === otherEntries.length &&
      ownEntries.every(
        ([path, direction], index) =>
          path === otherEntries[index]?.[0] && isEqual(direction, otherEntries[index][1]),
      )
    );
  }
}

export const ID_INDEX_SPEC: Doc = { v: 2, key: { _id: 1 }, name: '_id_', unique: true };

function parseKeyPattern(key: Doc): IndexField[] {
  return Object.entries(key).map(([path, direction]) => ({
    path,
    parts: path.split('.'),
    direction: isNumeric(direction) && toNumber(direction) < 0 ? -1 : 1,
  }));
}

/** Encodes what the keys of an index begin with, and those of the records of a collection. */
export function encodeId(id: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(id);
  return prefix;
}
