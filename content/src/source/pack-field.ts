import type { Field, Scalar, SourceLocation } from './field.ts';

/** A field as JSON, without its locations. */
export type PackedField =
  | { readonly value: Scalar; readonly source: string }
  | { readonly list: readonly PackedField[] }
  | { readonly map: readonly (readonly [name: string, field: PackedField])[] };

export function packField(field: Field): PackedField {
  if (field.kind === 'scalar') return { value: field.value, source: field.source };
  if (field.kind === 'list') return { list: field.items.map(packField) };
  return { map: [...field.entries].map(([name, entry]) => [name, packField(entry)]) };
}

/** Restores a field. @param location where everything in it seems to be written */
export function unpackField(packed: PackedField, location: SourceLocation): Field {
  if ('list' in packed)
    return { location, kind: 'list', items: packed.list.map((entry) => unpackField(entry, location)) };
  if ('map' in packed) {
    const entries = packed.map.map(([name, entry]) => [name, unpackField(entry, location)] as const);
    return { location, kind: 'map', entries: new Map(entries) };
  }
  return { location, kind: 'scalar', ...packed };
}
