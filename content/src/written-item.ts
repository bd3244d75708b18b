import type { Field, Fields } from './source/field.ts';
import type { ItemText } from './template.ts';

/** Fields of an item that the compiler reads, whatever made the item. */
const READ_BY_COMPILER = ['id', 'hard', 'blind', 'note'];

/** Reads an item that was written by hand, for a template that takes such items beside those that it draws. */
export function readWrittenItem(fields: Fields): ItemText {
  const names = [...fields.entries.keys()].filter((name) => !READ_BY_COMPILER.includes(name));
  return Object.fromEntries(names.map((name) => [name, valueOf(fields.get(name))]));
}

function valueOf(field: Field): unknown {
  if (field.kind === 'list') return field.items.map(valueOf);
  if (field.kind === 'map')
    return Object.fromEntries([...field.entries].map(([name, value]) => [name, valueOf(value)]));
  // A number with a point is kept as it is written, because no field of an item takes one: it is a text.
  return typeof field.value === 'number' && !Number.isInteger(field.value) ? field.source : field.value;
}
