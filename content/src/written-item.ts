import type { Field, Fields } from './source/field.ts';
import type { ItemText } from './template.ts';

/** Reads an item that was written by hand, for a template that takes such items beside those that it draws. */
export function readWrittenItem(fields: Fields): ItemText {
  return Object.fromEntries([...fields.entries.keys()].map((name) => [name, valueOf(fields.get(name))]));
}

function valueOf(field: Field): unknown {
  if (field.kind === 'list') return field.items.map(valueOf);
  if (field.kind === 'map')
    return Object.fromEntries([...field.entries].map(([name, value]) => [name, valueOf(value)]));
  // A number with a point is kept as it is written, because no field of an item takes one: it is a text.
  return typeof field.value === 'number' && !Number.isInteger(field.value) ? field.source : field.value;
}
