import { equal } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, isTrue, type Doc } from '../bson/value.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import type { KeyRange } from '../storage/environment.ts';

export type IndexField = { path: string; parts: readonly string[]; direction: 1 | -1 };

/** An index as its specification describes it, with what the engine has found out about it. */
export class IndexDefinition {
  readonly id: number;
  /** What the client gave, in the order that `listIndexes` shows. */
  readonly spec: Doc;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Beginning of all its keys. */
  readonly prefix: Buffer;
  /** Whether some document had an array on a field: it then has a key for each element. */
  multikey: boolean;
  /** While false the index is being filled: writes keep it up to date, reads do not use it. */
  ready: boolean;
  /** The catalog's version since when all its keys are committed; older snapshots do not have them. */
  readySince: number;

  constructor(id: number, spec: Doc, state: { multikey: boolean; ready: boolean }) {
    this.id = id;
    this.spec = spec;
    this.name = spec.name as string;
    this.fields = keyFields(isDoc(spec.key) ? spec.key : {});
    this.unique = isTrue(spec.unique);
    this.partial = spec.partialFilterExpression ? compileFilter(spec.partialFilterExpression) : undefined;
    this.expireAfterSeconds = isNumeric(spec.expireAfterSeconds)
      ? toNumber(spec.expireAfterSeconds)
      : undefined;
    this.multikey = state.multikey;
    this.ready = state.ready;
    this.readySince = state.ready ? 0 : Infinity;
    this.prefix = prefixOf(id);
  }

  get range(): KeyRange {
    return { start: this.prefix, end: prefixOf(this.id + 1) };
  }

  /** Whether it is the index that a key pattern such as `{ a: 1, b: -1 }` names. */
  hasKey(key: Doc): boolean {
    const ours = Object.entries(this.spec.key as Doc);
    const theirs = Object.entries(key);
    return (
      ours.length === theirs.length &&
      ours.every(([path, direction], at) => path === theirs[at]?.[0] && equal(direction, theirs[at][1]))
    );
  }
}

export const ID_INDEX_SPEC: Doc = { v: 2, key: { _id: 1 }, name: '_id_', unique: true };

function keyFields(key: Doc): IndexField[] {
  return Object.entries(key).map(([path, direction]) => ({
    path,
    parts: path.split('.'),
    direction: isNumeric(direction) && toNumber(direction) < 0 ? -1 : 1,
  }));
}

function prefixOf(id: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(id);
  return prefix;
}
