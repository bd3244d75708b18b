/*
 * What stands in a content file, each value with its location, so that every error names file, line and column. A
 * reader takes the fields that it knows; what is left over is an error, because a misspelled name would otherwise
 * do nothing.
 */

/** Where something is; lines and columns count from 1. */
export type SourceLocation = { readonly file: string; readonly line: number; readonly column: number };

/** A mistake in a content file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly location: SourceLocation;

  constructor(location: SourceLocation, message: string) {
    super(message);
    this.location = location;
  }
}

export type Scalar = string | number | boolean | null;

/**
 * A value with its location. `source` is how a scalar is written: `4.50` is a number, and a text if a text is
 * wanted.
 */
export type Field = { readonly location: SourceLocation } & (
  | { readonly kind: 'scalar'; readonly value: Scalar; readonly source: string }
  | { readonly kind: 'list'; readonly items: readonly Field[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, Field> }
);

const KIND_NAMES = { scalar: 'a text or number', list: 'a list', map: 'names with values' } as const;

/** Makes a field of a value that a template computed, at the location of its seed. */
export function fieldOf(value: unknown, location: SourceLocation): Field {
  if (Array.isArray(value))
    return { location, kind: 'list', items: value.map((entry) => fieldOf(entry, location)) };
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    return {
      location,
      kind: 'map',
      entries: new Map(entries.map(([name, entry]) => [name, fieldOf(entry, location)])),
    };
  }
  return { location, kind: 'scalar', value: value as Scalar, source: String(value) };
}

/** Reads a text; a number or `yes` counts as it is written. @throws ContentError */
export function textOf(field: Field): string {
  if (field.kind !== 'scalar')
    throw new ContentError(field.location, `A text is expected here, not ${KIND_NAMES[field.kind]}`);
  const text = typeof field.value === 'string' ? field.value : field.value === null ? '' : field.source;
  if (text.trim() === '') throw new ContentError(field.location, 'The text is missing');
  return text;
}

/** Reads a whole number. @throws ContentError */
export function numberOf(field: Field): number {
  if (field.kind === 'scalar' && Number.isSafeInteger(field.value)) return field.value as number;
  throw new ContentError(field.location, 'A whole number is expected here');
}

/** Reads `true` or `false`. @throws ContentError */
export function flagOf(field: Field): boolean {
  if (field.kind === 'scalar' && typeof field.value === 'boolean') return field.value;
  throw new ContentError(field.location, '"true" or "false" is expected here');
}

/** Reads one of several words. @throws ContentError */
export function wordOf<const Word extends string>(field: Field, words: readonly Word[]): Word {
  const text = textOf(field);
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new ContentError(
      field.location,
      `"${text}" is not one of ${words.join(', ')}${suggest(text, words)}`,
    );
  return found;
}

/** Reads a list; a single value counts as a list of one. @throws ContentError */
export function listOf(field: Field): readonly Field[] {
  if (field.kind === 'list') return field.items;
  if (field.kind === 'scalar') return [field];
  throw new ContentError(field.location, 'A list is expected here: lines that begin with "- "');
}

/** Reads names with values. @throws ContentError */
export function mapOf(field: Field): Fields {
  if (field.kind !== 'map')
    throw new ContentError(
      field.location,
      `Names with values are expected here, not ${KIND_NAMES[field.kind]}`,
    );
  return createFields(field.location, field.entries);
}

/** Reads the names of a map in their order. @throws ContentError */
export function entriesOf(field: Field): [name: string, field: Field][] {
  if (field.kind !== 'map')
    throw new ContentError(
      field.location,
      `Names with values are expected here, not ${KIND_NAMES[field.kind]}`,
    );
  return [...field.entries];
}

/**
 * Reads a list whose entries are one name with one value each, e.g. `- Message: Where is my order?`. @throws
 * ContentError
 */
export function pairsOf(field: Field): [name: string, field: Field][] {
  return listOf(field).map((entry) => {
    const [pair, ...others] = entry.kind === 'map' ? [...entry.entries] : [];
    if (!pair || others.length > 0)
      throw new ContentError(entry.location, 'One name with one value is expected here');
    return pair;
  });
}

/** The named values of a map. */
export type Fields = {
  readonly location: SourceLocation;
  /** Takes a value that may be missing. */
  readonly maybe: (name: string) => Field | undefined;
  /** Takes a value. @throws ContentError if it is missing */
  readonly get: (name: string) => Field;
  /** Returns these values completed by those of other fields, all without some names. */
  readonly over: (defaults: Fields | undefined, without?: readonly string[]) => Fields;
  /** Ends the reading. @throws ContentError for a value that was not taken */
  readonly end: () => void;
  readonly entries: ReadonlyMap<string, Field>;
};

/** @param read names that were taken before, for messages */
export function createFields(
  location: SourceLocation,
  entries: ReadonlyMap<string, Field>,
  read: Iterable<string> = [],
): Fields {
  const asked = new Set(read);
  const maybe = (name: string): Field | undefined => {
    asked.add(name);
    return entries.get(name);
  };
  return {
    location,
    entries,
    maybe,
    get(name) {
      const field = maybe(name);
      if (field) return field;
      const unknown = [...entries.keys()].find((key) => isSimilar(key, name));
      const hint = unknown === undefined ? '' : `; is "${unknown}" meant to be it?`;
      throw new ContentError(location, `"${name}" is missing${hint}`);
    },
    over(defaults, without = []) {
      const both = [...(defaults?.entries ?? []), ...entries];
      const left = both.filter(([name]) => !without.includes(name));
      return createFields(location, new Map(left), [...asked, ...without]);
    },
    end() {
      for (const [name, { location: at }] of entries)
        if (!asked.has(name))
          throw new ContentError(
            at,
            `"${name}" is not known here${suggest(name, [...asked]) || onlyOf(asked)}`,
          );
    },
  };
}

function suggest(text: string, known: readonly string[]): string {
  const similar = known.find((name) => isSimilar(text, name));
  return similar === undefined ? '' : `. Did you mean "${similar}"?`;
}

function onlyOf(known: ReadonlySet<string>): string {
  return known.size === 0 ? '' : `, only ${[...known].join(', ')}`;
}

/** Whether two words differ by at most two letters that are added, left out or exchanged. */
function isSimilar(a: string, b: string): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a.toLowerCase()).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b.toLowerCase()).entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) <= Math.min(2, Math.floor(b.length / 2));
}
