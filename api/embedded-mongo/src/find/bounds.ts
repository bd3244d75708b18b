import { compare } from '../bson/compare.ts';
import { encodeKey, hashKey, typeBounds } from '../bson/sort-key-encoding.ts';
import { isRegex, rankOf, type Value } from '../bson/value.ts';
import type { IndexDefinition, IndexField } from '../catalog/index-definition.ts';
import { MAX_KEY_BYTES } from '../catalog/index-keys.ts';
import type { Condition } from '../query/filter.ts';
import type { KeyRange } from '../storage/environment.ts';

/** What of an index's keys the conditions leave. */
export type Bounds = {
  ranges: KeyRange[];
  /** How many leading fields have one value in each range. */
  fixedFields: number;
  /** How many of them have one value in all ranges. */
  equalFields: number;
  hasRange: boolean;
  /** Conditions that the ranges say completely. */
  said: ReadonlySet<Condition>;
};

/** More combinations of `$in` values than this are left to the filter. */
const MAX_RANGES = 1_000;

/** Follows the fields of the index as long as conditions fix them; a last one may be bounded. */
export function indexBounds(index: IndexDefinition, conditions: readonly Condition[]): Bounds {
  let prefixes = [index.prefix];
  let [fixedFields, equalFields] = [0, 0];
  const said = new Set<Condition>();
  for (const indexField of index.fields) {
    const own = conditions.filter(({ path }) => path === indexField.path);
    const fixed =
      own.find(isEquality) ?? own.find((condition) => isLookup(condition, MAX_RANGES / prefixes.length));
    if (!fixed) {
      const range = rangeOn(indexField, own, index.multikey);
      if (!range) break;
      for (const condition of range.said) said.add(condition);
      const ranges = prefixes.map((prefix) => clipped(prefix, range.start, range.end));
      return { ranges, fixedFields, equalFields, hasRange: true, said };
    }
    const values = valuesOf(fixed).map((value) => encodeKey(NOTHING, [value], [indexField.direction]));
    prefixes = prefixes.flatMap((prefix) => values.map((value) => Buffer.concat([prefix, value])));
    if (equalFields === fixedFields && values.length === 1) equalFields++;
    fixedFields++;
    said.add(fixed);
  }
  const ranges = prefixes.map((prefix) => (fixedFields === 0 ? index.range : clipped(prefix, NOTHING, LAST)));
  return {
    ranges: ranges.sort((a, b) => a.start.compare(b.start)),
    fixedFields,
    equalFields,
    hasRange: false,
    said,
  };
}

const NOTHING = Buffer.alloc(0);
/** After a key it is past everything that continues the key. */
const LAST = Buffer.from([0xff]);

/** An array is equal as a whole, of which an index has no key. */
const isScalar = (value: Value): boolean => !Array.isArray(value) && !isRegex(value);

const isEquality = ({ operator, operand }: Condition): boolean => operator === '$eq' && isScalar(operand);

const isLookup = ({ operator, operand }: Condition, most: number): boolean =>
  operator === '$in' && Array.isArray(operand) && operand.length <= most && operand.every(isScalar);

function valuesOf({ operator, operand }: Condition): Value[] {
  if (operator === '$eq' || !Array.isArray(operand)) return [operand];
  return [...new Map(operand.map((value) => [hashKey(value), value])).values()];
}

type FieldRange = { start: Buffer; end: Buffer; said: Condition[] };

function rangeOn(
  indexField: IndexField,
  conditions: readonly Condition[],
  multikey: boolean,
): FieldRange | undefined {
  const lower = tightest(conditions, ['$gt', '$gte'], 1);
  // In an array one element may satisfy the lower bound and another one the upper, so only one of them may be used.
  const upper = multikey && lower ? undefined : tightest(conditions, ['$lt', '$lte'], -1);
  const bound = lower ?? upper;
  if (!bound) return undefined;
  if (lower && upper && rankOf(lower.operand) !== rankOf(upper.operand))
    return { start: LAST, end: NOTHING, said: [] };
  const said = conditions.filter((condition) => condition === lower || condition === upper);
  const type = typeBounds(bound.operand);
  const ascending = indexField.direction === 1;
  const tag = (byte: number): Buffer => Buffer.from([ascending ? byte : 0xff - byte]);
  const edge = (value: Value, past: boolean): Buffer => {
    const key = encodeKey(NOTHING, [value], [indexField.direction]);
    return past ? Buffer.concat([key, LAST]) : key;
  };
  const low = lower && edge(lower.operand, (lower.operator === '$gt') === ascending);
  const high = upper && edge(upper.operand, (upper.operator === '$lte') === ascending);
  return ascending
    ? { start: low ?? tag(type.start), end: high ?? tag(type.end), said }
    : { start: high ?? tag(type.start), end: low ?? tag(type.start - 1), said };
}

/** Of several bounds on one side the one that leaves least; bounds that have no order among keys are left out. */
function tightest(
  conditions: readonly Condition[],
  operators: readonly string[],
  side: 1 | -1,
): Condition | undefined {
  return conditions
    .filter(
      ({ operator, operand }) => operators.includes(operator) && isScalar(operand) && isOrdered(operand),
    )
    .reduce<Condition | undefined>((best, condition) => {
      if (!best) return condition;
      const order = compare(condition.operand, best.operand) * side;
      const excludes = !condition.operator.endsWith('e');
      return order > 0 || (order === 0 && excludes) ? condition : best;
    }, undefined);
}

const isOrdered = (value: Value): boolean =>
  value !== null && value !== undefined && !(typeof value === 'number' && Number.isNaN(value));

/** Bounds longer than any key are cut: the range grows, and what is too much fails the filter. */
function clipped(prefix: Buffer, start: Buffer, end: Buffer): KeyRange {
  const [from, to] = [Buffer.concat([prefix, start]), Buffer.concat([prefix, end])];
  return {
    start: from.subarray(0, MAX_KEY_BYTES),
    end: to.length <= MAX_KEY_BYTES ? to : Buffer.concat([to.subarray(0, MAX_KEY_BYTES), LAST]),
  };
}
