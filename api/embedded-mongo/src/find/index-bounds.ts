import { compareValues } from '../bson/compare.ts';
import { isNaNValue } from '../bson/numbers.ts';
import { encodeKey, typeBracket } from '../bson/sort-key-encoding.ts';
import { isNullish, isRegex, typeRankOf, type Value } from '../bson/value.ts';
import type { IndexDefinition, IndexField } from '../catalog/index-definition.ts';
import { deduplicateKeys, MAX_KEY_BYTES } from '../catalog/index-keys.ts';
import type { Condition } from '../query/filter.ts';
import type { KeyRange } from '../storage/environment.ts';

/** The key ranges that conditions select in an index, in the order of their keys. */
export type IndexBounds = {
  ranges: KeyRange[];
  /** Number of leading fields that have a single value within each range. */
  fixedFields: number;
  /** Number of those fields that have the same single value in all ranges. */
  equalityFields: number;
  hasRange: boolean;
  /** Conditions that the ranges enforce completely. */
  coveredConditions: ReadonlySet<Condition>;
};

/** Upper bound on ranges. Further `$in` values are left to the filter. */
const MAX_RANGES = 1_000;

/** The same for a unique index of one field, in which each value is one lookup. */
const MAX_POINTS = 5_000;

/**
 * Computes the bounds of an index scan: leading fields fixed by equality or `$in`, then at most one field with a range.
 */
export function computeIndexBounds(index: IndexDefinition, conditions: readonly Condition[]): IndexBounds {
  let prefixes = [index.keyPrefix];
  let [fixedFields, equalityFields] = [0, 0];
  const maxRanges = index.isUnique && index.fields.length === 1 ? MAX_POINTS : MAX_RANGES;
  const coveredConditions = new Set<Condition>();
  for (const [position, indexField] of index.fields.entries()) {
    // Conditions on two fields inside one array may hold for different elements, but a key has those of one element.
    const isInSameArray = ({ parts }: IndexField): boolean => parts[0] === indexField.parts[0];
    if (index.isMultikey && index.fields.slice(0, position).some(isInSameArray)) break;
    const fieldConditions = conditions.filter(({ path }) => path === indexField.path);
    const fixingCondition =
      fieldConditions.find(isEquality) ??
      fieldConditions.find((condition) => isIndexableIn(condition, maxRanges / prefixes.length));
    if (!fixingCondition) {
      const range = computeFieldBounds(indexField, fieldConditions, index);
      if (!range) break;
      for (const condition of range.coveredConditions) coveredConditions.add(condition);
      const ranges = inKeyOrder(prefixes.map((prefix) => createClippedRange(prefix, range.start, range.end)));
      return { ranges, fixedFields, equalityFields, hasRange: true, coveredConditions };
    }
    const values = getFixedValues(fixingCondition);
    const before = prefixes.length;
    prefixes = deduplicateKeys(
      prefixes.flatMap((prefix) => values.map((value) => encodeKey(prefix, [value], [indexField.direction]))),
    );
    if (equalityFields === fixedFields && prefixes.length === before) equalityFields++;
    fixedFields++;
    coveredConditions.add(fixingCondition);
  }
  const ranges = prefixes.map((prefix) =>
    fixedFields === 0 ? index.keyRange : createClippedRange(prefix, EMPTY_KEY, KEY_SUFFIX_MAX),
  );
  return {
    ranges: inKeyOrder(ranges),
    fixedFields,
    equalityFields,
    hasRange: false,
    coveredConditions,
  };
}

const inKeyOrder = (ranges: KeyRange[]): KeyRange[] =>
  ranges.length > 1 ? ranges.sort((a, b) => a.start.compare(b.start)) : ranges;

const EMPTY_KEY = Buffer.alloc(0);
/** Appended to a key, it sorts after everything that continues the key. */
const KEY_SUFFIX_MAX = Buffer.from([0xff]);

/** Excludes regular expressions, and arrays, because an index has no key for an array as a whole. */
const isScalar = (value: Value): boolean => !Array.isArray(value) && !isRegex(value);

const isEquality = ({ operator, operand }: Condition): boolean => operator === '$eq' && isScalar(operand);

const isIndexableIn = ({ operator, operand }: Condition, maxValues: number): boolean =>
  operator === '$in' && Array.isArray(operand) && operand.length <= maxValues && operand.every(isScalar);

function getFixedValues({ operator, operand }: Condition): Value[] {
  return operator === '$eq' || !Array.isArray(operand) ? [operand] : operand;
}

type FieldBounds = { start: Buffer; end: Buffer; coveredConditions: Condition[] };

function computeFieldBounds(
  indexField: IndexField,
  conditions: readonly Condition[],
  index: IndexDefinition,
): FieldBounds | undefined {
  const ordered = conditions.filter(({ operand }) => hasRangeOrder(operand));
  const lower = findTightestBound(ordered, ['$gt', '$gte'], 1);
  // On a multikey index different elements may satisfy the lower and the upper bound, so only one bound may be used.
  const upper = index.isMultikey && lower ? undefined : findTightestBound(ordered, ['$lt', '$lte'], -1);
  const anyBound = lower ?? upper;
  if (!anyBound) return undefined;
  if (lower && upper && typeRankOf(lower.operand) !== typeRankOf(upper.operand))
    return { start: KEY_SUFFIX_MAX, end: EMPTY_KEY, coveredConditions: [] };
  const coveredConditions = conditions.filter((condition) => condition === lower || condition === upper);
  const bracket = typeBracket(anyBound.operand);
  const isAscending = indexField.direction === 1;
  const encodeTypeTag = (byte: number): Buffer => Buffer.from([isAscending ? byte : 0xff - byte]);
  const encodeBound = (value: Value, isPastValue: boolean): Buffer => {
    const key = encodeKey(EMPTY_KEY, [value], [indexField.direction]);
    return isPastValue ? Buffer.concat([key, KEY_SUFFIX_MAX]) : key;
  };
  const low = lower && encodeBound(lower.operand, (lower.operator === '$gt') === isAscending);
  const high = upper && encodeBound(upper.operand, (upper.operator === '$lte') === isAscending);
  return isAscending
    ? {
        start: low ?? encodeTypeTag(bracket.start),
        end: high ?? encodeTypeTag(bracket.end),
        coveredConditions,
      }
    : {
        start: high ?? encodeTypeTag(bracket.start),
        end: low ?? encodeTypeTag(bracket.start - 1),
        coveredConditions,
      };
}

/** Returns the most selective bound on one side. */
function findTightestBound(
  conditions: readonly Condition[],
  operators: readonly string[],
  side: 1 | -1,
): Condition | undefined {
  return conditions
    .filter(({ operator }) => operators.includes(operator))
    .reduce<Condition | undefined>((best, condition) => {
      if (!best) return condition;
      const order = compareValues(condition.operand, best.operand) * side;
      const excludes = !condition.operator.endsWith('e');
      return order > 0 || (order === 0 && excludes) ? condition : best;
    }, undefined);
}

const hasRangeOrder = (value: Value): boolean => !isNullish(value) && !isNaNValue(value) && isScalar(value);

/** Truncates bounds longer than any key. The range can only grow, and the filter removes what does not match. */
function createClippedRange(prefix: Buffer, start: Buffer, end: Buffer): KeyRange {
  const from = start.length === 0 ? prefix : Buffer.concat([prefix, start]);
  const to = Buffer.concat([prefix, end]);
  return {
    start: from.subarray(0, MAX_KEY_BYTES),
    end: to.length <= MAX_KEY_BYTES ? to : Buffer.concat([to.subarray(0, MAX_KEY_BYTES), KEY_SUFFIX_MAX]),
  };
}
