import { show } from '../bson/show.ts';
import { equal } from '../bson/compare.ts';
import { compare } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { clone, isDoc, isNumeric, isRegex, typeOf, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import type { Scope } from '../expression/scope.ts';
import { compileSort, documentOrder } from '../find/sort.ts';
import { compileFilter } from '../query/filter.ts';
import type { ModifierMaker } from './modifiers.ts';

/** The operators of updates that work on an array. */
export const ARRAY_MODIFIERS: Readonly<Record<string, ModifierMaker>> = {
  $push(path, operand) {
    const { items, ...options } = pushOptions(operand);
    return (old) => {
      const array = arrayToChange('$push', path, old);
      array.splice(options.position(array.length), 0, ...items.map(clone));
      if (options.order) array.sort(options.order);
      return options.slice(array);
    };
  },
  $addToSet(path, operand) {
    const items = isDoc(operand) && '$each' in operand ? eachOf('$addToSet', operand) : [operand];
    return (old) => {
      const array = arrayToChange('$addToSet', path, old);
      for (const item of items) if (!array.some((other) => equal(other, item))) array.push(clone(item));
      return array;
    };
  },
  $pop(path, operand) {
    const end = isNumeric(operand) ? toNumber(operand) : 0;
    if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${show(operand)}`);
    return (old) => {
      if (old === undefined) return old;
      if (!Array.isArray(old))
        throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeOf(old)}'`);
      return end === 1 ? old.slice(0, -1) : old.slice(1);
    };
  },
  $pull: (path, operand, scope) => without('$pull', path, pullTest(operand, scope)),
  $pullAll(path, operand) {
    if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
    return without('$pullAll', path, (item) => operand.some((other) => equal(item, other)));
  },
};

const without =
  (operator: string, path: string, test: (item: Value) => boolean) =>
  (old: Value): Value =>
    old === undefined ? old : arrayToChange(operator, path, old).filter((item) => !test(item));

function arrayToChange(operator: string, path: string, old: Value): Value[] {
  if (old === undefined) return [];
  if (!Array.isArray(old))
    throw badValue(`Cannot apply ${operator} to the non-array field '${path}' of type ${typeOf(old)}`);
  return [...old];
}

function eachOf(operator: string, operand: Doc): Value[] {
  if (!Array.isArray(operand.$each)) throw badValue(`The argument to $each in ${operator} must be an array`);
  const unknown = Object.keys(operand).find((name) => name !== '$each' && !PUSH_CLAUSES.has(name));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in ${operator}: ${unknown}`);
  return operand.$each;
}

const PUSH_CLAUSES: ReadonlySet<string> = new Set(['$slice', '$sort', '$position']);

type PushOptions = {
  items: Value[];
  position(length: number): number;
  order?: (a: Value, b: Value) => number;
  slice(array: Value[]): Value[];
};

function pushOptions(operand: Value): PushOptions {
  if (!isDoc(operand) || !('$each' in operand)) {
    return { items: [operand], position: (length) => length, slice: (array) => array };
  }
  const items = eachOf('$push', operand);
  const { $position, $slice, $sort } = operand;
  const at = $position === undefined ? Infinity : whole('$position', $position);
  const count = $slice === undefined ? Infinity : whole('$slice', $slice);
  return {
    items,
    position: (length) => (at < 0 ? Math.max(0, length + at) : Math.min(at, length)),
    ...($sort !== undefined && { order: elementOrder($sort) }),
    slice: (array) => (count < 0 ? array.slice(count) : array.slice(0, count)),
  };
}

function whole(clause: string, value: Value): number {
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(number)) throw badValue(`The value for ${clause} must be a whole number`);
  return number;
}

/** By the elements themselves, or by fields of elements that are documents. */
function elementOrder(spec: Value): (a: Value, b: Value) => number {
  if (isNumeric(spec)) {
    const direction = Math.sign(toNumber(spec));
    return (a, b) => compare(a, b) * direction;
  }
  const order = documentOrder(compileSort(spec));
  return (a, b) => order(isDoc(a) ? a : {}, isDoc(b) ? b : {});
}

/** A condition on the elements, a filter on elements that are documents, or a value. */
function pullTest(operand: Value, scope: Scope): (item: Value) => boolean {
  const isCondition =
    isRegex(operand) || (isDoc(operand) && Object.keys(operand).some((name) => name.startsWith('$')));
  if (isCondition) {
    const filter = compileFilter({ item: operand }, scope);
    return (item) => filter.matches({ item });
  }
  if (!isDoc(operand)) return (item) => equal(item, operand);
  const filter = compileFilter(operand, scope);
  return (item) => isDoc(item) && filter.matches(item);
}
