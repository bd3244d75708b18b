import { assertDepth } from '../bson/limits.ts';
import { isDoc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';

/**
 * What large values take, so that each is measured once: a pipeline can refer to a value many times, and repeat that
 * with the result in each of its stages. Values of a pipeline are never changed.
 */
const KNOWN_SIZES = new WeakMap<object, { bytes: number; levels: number }>();
const KNOWN_FROM_BYTES = 4_096;

/** The deepest level that has been measured. */
let deepest = 0;

/**
 * Estimates how many bytes a value takes in memory.
 *
 * @throws MongoError 15 for nesting that documents cannot have.
 */
export function estimateSizeBytes(value: Value, depth = 0): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  const isArray = Array.isArray(value);
  if (!isArray && !isDoc(value)) return 32;
  const known = KNOWN_SIZES.get(value);
  const outerDeepest = deepest;
  deepest = depth + (known?.levels ?? 0);
  assertDepth(deepest);
  let bytes = isArray ? 32 : 64;
  if (known) ({ bytes } = known);
  else if (isArray) for (const item of value) bytes += estimateSizeBytes(item, depth + 1);
  else for (const name of Object.keys(value)) bytes += 16 + estimateSizeBytes(value[name], depth + 1);
  if (!known && bytes > KNOWN_FROM_BYTES) KNOWN_SIZES.set(value, { bytes, levels: deepest - depth });
  if (depth > 0) deepest = Math.max(deepest, outerDeepest);
  return bytes;
}

/** The largest value that a pipeline computes. */
const MAX_COMPUTED_BYTES = 64 * 1024 * 1024;

/**
 * Returns a value that an expression or a stage has computed.
 *
 * @throws MongoError 10334 if it is larger than 64 MB, and as `estimateSizeBytes`.
 */
export function assertSize<T extends Value>(value: T): T {
  const size = estimateSizeBytes(value);
  if (size > MAX_COMPUTED_BYTES)
    throw new MongoError(10334, `A computed value takes ${size} bytes, more than ${MAX_COMPUTED_BYTES}`);
  return value;
}
