import type { Order } from './keyset.ts';

/** A filter by what an index of the order holds of it, and the conditions that none does, each on its own. */
export type SplitFilter = { readonly held: object; readonly loose: readonly object[] };

/**
 * An index can hold fields that have one value each, and then bounds of the field that gives the order.
 *
 * @param partition a field that every index begins with: it is part of every condition
 */
export function splitFilter(filter: object, order: Order, partition: string | undefined): SplitFilter {
  const fields = Object.keys(filter).filter((field) => field !== partition);
  const common = pick(filter, partition === undefined ? [] : [partition]);
  const combination = order.holds?.find((held) => held.every((field) => fields.includes(field))) ?? [];
  const held = fields.filter((field) => combination.includes(field) || field === order.by);
  const loose = fields.filter((field) => !held.includes(field));
  return {
    held: { ...common, ...pick(filter, held) },
    loose: loose.map((field) => ({ ...common, ...pick(filter, [field]) })),
  };
}

function pick(filter: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => fields.includes(field)));
}
