import type { Order } from './keyset.ts';

/** A filter split into the part that a sort index covers and the remaining conditions, each on its own. */
export type SplitFilter = { readonly indexed: object; readonly residual: readonly object[] };

/**
 * Splits a filter for a sort order. An index covers equality conditions on its prefix and a range of the sort field.
 *
 * @param partition the first field of every index; it is added to every condition
 */
export function splitFilter(filter: object, order: Order, partition: string | undefined): SplitFilter {
  const fields = Object.keys(filter).filter((field) => field !== partition);
  const common = pick(filter, partition === undefined ? [] : [partition]);
  const prefix = order.equalityPrefixes?.find((names) => names.every((name) => fields.includes(name))) ?? [];
  const indexedFields = fields.filter((field) => prefix.includes(field) || field === order.by);
  const residualFields = fields.filter((field) => !indexedFields.includes(field));
  return {
    indexed: { ...common, ...pick(filter, indexedFields) },
    residual: residualFields.map((field) => ({ ...common, ...pick(filter, [field]) })),
  };
}

function pick(filter: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => fields.includes(field)));
}
