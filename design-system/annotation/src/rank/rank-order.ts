/** An order: the places from first to last, each with the ids of its entries. */
export type Order = readonly (readonly string[])[];

/** Returns the place of an entry, from 0; -1 if it has none. */
export function placeIndexOf(order: Order, id: string): number {
  return order.findIndex((place) => place.includes(id));
}

/** Takes an entry out of the order. */
export function withoutEntry(order: Order, id: string): string[][] {
  return order.map((place) => place.filter((other) => other !== id)).filter((place) => place.length > 0);
}

/** Gives an entry a place of its own: the one with this index, or the last one. */
export function moveToPlace(order: Order, id: string, index: number): string[][] {
  return withoutEntry(order, id).toSpliced(index, 0, [id]);
}

/** Moves an entry up or down by one place. From a shared place it first moves to a place of its own. */
export function moveByOne(order: Order, id: string, direction: -1 | 1): string[][] {
  const index = placeIndexOf(order, id);
  if (index < 0) return moveToPlace(order, id, order.length);
  if ((order[index] ?? []).length > 1) return moveToPlace(order, id, direction < 0 ? index : index + 1);
  return moveToPlace(order, id, Math.max(0, index + direction));
}

/** Gives an entry the place of the entries above it. Does nothing in the first place. */
export function joinPlaceAbove(order: Order, id: string): string[][] {
  const index = placeIndexOf(order, id);
  const above = order[(index < 0 ? order.length : index) - 1];
  return above ? joinPlaceOf(order, id, above[0] ?? id) : order.map((place) => [...place]);
}

/**
 * Moves an entry to where it is dropped: below the first `count` of the other ranked entries. Between entries of one
 * place it shares their place.
 */
export function dropAfter(order: Order, id: string, count: number, allowsTies: boolean): string[][] {
  const rest = withoutEntry(order, id);
  const flat = rest.flat();
  const [above, below] = [flat[count - 1], flat[count]];
  if (above === undefined) return moveToPlace(rest, id, 0);
  const index = placeIndexOf(rest, above);
  const isWithin = below !== undefined && placeIndexOf(rest, below) === index;
  return isWithin && allowsTies ? joinPlaceOf(rest, id, above) : moveToPlace(rest, id, index + 1);
}

function joinPlaceOf(order: Order, id: string, other: string): string[][] {
  return withoutEntry(order, id).map((place) => (place.includes(other) ? [...place, id] : place));
}
