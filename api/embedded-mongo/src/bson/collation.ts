// cspell:ignore punct
import { assertFieldTypes, type FieldTypes } from './field-types.ts';
import { formatValue } from './format-value.ts';
import { hashKey } from './sort-key-encoding.ts';
import { toNumber } from './numbers.ts';
import { isDoc, isNullish, isNumeric, setField, type Doc, type Value } from './value.ts';
import { badValue, missingField, MongoError, wrongType } from '../errors.ts';

/** Rules for comparing strings; `undefined` in place of one is the comparison by code point (`locale: 'simple'`). */
export type Collation = {
  /** All options, as `listIndexes` returns them. */
  spec: Doc;
  compare(a: string, b: string): number;
  /**
   * Returns what is the same for equal strings only; `undefined` for a string that has characters without such a form,
   * or if the locale has none.
   */
  toKey(text: string): string | undefined;
  /** Whether indexes can have this collation. */
  isIndexable: boolean;
};

/** The types of the options; other options do not exist. */
const OPTION_TYPES: FieldTypes = {
  ...{ locale: 'string', caseLevel: 'bool', caseFirst: 'string', strength: 'number' },
  ...{ numericOrdering: 'bool', alternate: 'string', maxVariable: 'string', normalization: 'bool' },
  ...{ backwards: 'bool', version: 'string' },
};

const OPTION_VALUES: Readonly<Record<string, readonly string[]>> = {
  caseFirst: ['upper', 'lower', 'off'],
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
};

/** The version that MongoDB states, so that an index can move there. The keys of the engine do not depend on one. */
const VERSION = '57.1';

const DEFAULT_STRENGTH = 3;

/** The comparison of `Intl.Collator` for strengths 1 to 3; with a case level it exists for strength 1 only. */
const SENSITIVITIES = ['base', 'accent', 'variant'] as const;

/**
 * Returns the collation that an option asks for, the default one where it is left out.
 *
 * @throws MongoError for an invalid option, BadValue for a locale or a combination that is unknown or not supported.
 */
export function parseCollation(option: Value, defaultCollation?: Collation): Collation | undefined {
  if (isNullish(option)) return defaultCollation;
  if (!isDoc(option)) throw wrongType('collation', option, 'object');
  if (Object.keys(option).length === 0) return defaultCollation;
  assertValidOptions(option);
  if (option.locale === 'simple') return undefined;
  const key = hashKey(Object.entries(option).sort(([a], [b]) => (a < b ? -1 : 1)));
  const known = KNOWN_COLLATIONS.get(key);
  if (known) return known;
  const collation = createCollation(option);
  if (KNOWN_COLLATIONS.size >= MAX_KNOWN_COLLATIONS) KNOWN_COLLATIONS.clear();
  KNOWN_COLLATIONS.set(key, collation);
  return collation;
}

/** Creating a collator takes longer than most operations. */
const KNOWN_COLLATIONS = new Map<string, Collation>();
const MAX_KNOWN_COLLATIONS = 100;

export const isSameCollation = (a: Collation | undefined, b: Collation | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && hashKey(a.spec) === hashKey(b.spec));

/** Creates a function that returns the same key for values that are equal under a collation, in one operation. */
export function createHash(collation: Collation | undefined): (value: Value) => string {
  if (!collation) return hashKey;
  const strings: string[] = [];
  const unify = (text: string): string => {
    let [low, high] = [0, strings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const known = strings[middle] ?? '';
      const order = collation.compare(known, text);
      if (order === 0) return known;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    strings.splice(low, 0, text);
    return text;
  };
  return (value) => hashKey(mapStrings(value, unify));
}

/** Copies a value with other strings; the names of fields stay. */
function mapStrings(value: Value, transform: (text: string) => string): Value {
  if (typeof value === 'string') return transform(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, transform));
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, mapStrings(value[name], transform));
  return copy;
}

function assertValidOptions(option: Doc): void {
  assertFieldTypes('collation', option, OPTION_TYPES);
  for (const [name, value] of Object.entries(option)) {
    if (OPTION_VALUES[name]?.includes(value as string) === false)
      throw badValue(
        `Enumeration value ${formatValue(value)} for field 'collation.${name}' is not a valid value.`,
      );
  }
  if (option.locale === undefined) throw missingField('collation.locale');
  const strength = isNumeric(option.strength) ? toNumber(option.strength) : DEFAULT_STRENGTH;
  if (!Number.isInteger(strength) || strength < 0 || strength > 5)
    throw new MongoError(
      51024,
      `BSON field 'collation.strength' value must be 1 to 5, actual value '${strength}'`,
    );
  if (option.version !== undefined && option.version !== VERSION)
    throw new MongoError(161, `The collation version is not ${VERSION}.`);
}

function createCollation(option: Doc): Collation {
  const {
    caseLevel = false,
    numericOrdering = false,
    alternate = 'non-ignorable',
    maxVariable = 'punct',
  } = option;
  const strength = isNumeric(option.strength) ? toNumber(option.strength) : DEFAULT_STRENGTH;
  const tag = toLanguageTag(option.locale as string);
  const sensitivity = caseLevel === true && strength === 1 ? 'case' : SENSITIVITIES[strength - 1];
  const isFrenchCanadian = tag === 'fr-CA';
  const isSupported =
    sensitivity !== undefined &&
    (caseLevel === false || strength === 1) &&
    alternate === 'non-ignorable' &&
    (option.backwards ?? isFrenchCanadian) === isFrenchCanadian &&
    !new Intl.Collator(tag).resolvedOptions().ignorePunctuation;
  if (!isSupported)
    throw badValue(`The collation ${formatValue(option)} is not supported by the embedded database.`);
  const caseFirst =
    option.caseFirst === 'off' ? 'false' : (option.caseFirst as 'upper' | 'lower' | undefined);
  const collator = new Intl.Collator(tag, {
    ...{ usage: 'sort', sensitivity, numeric: numericOrdering === true },
    ...(caseFirst && { caseFirst }),
  });
  const resolvedCaseFirst = collator.resolvedOptions().caseFirst;
  const isIndexable = INDEXABLE_LANGUAGES.has(tag.split('-')[0] ?? '') && !isFrenchCanadian;
  return {
    spec: {
      ...{ locale: option.locale, caseLevel },
      caseFirst: resolvedCaseFirst === 'false' ? 'off' : resolvedCaseFirst,
      ...{ strength, numericOrdering, alternate, maxVariable },
      normalization: option.normalization ?? false,
      ...{ backwards: isFrenchCanadian, version: VERSION },
    },
    compare: (a, b) => collator.compare(a, b),
    toKey: (text) =>
      isIndexable ? createKey(text, { sensitivity, isNumeric: numericOrdering === true }) : undefined,
    isIndexable,
  };
}

/** Converts a locale such as `en_US`. */
function toLanguageTag(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  const isWellFormed = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(tag);
  if (isWellFormed && new Intl.Collator(tag).resolvedOptions().locale === tag) return tag;
  throw badValue(`Field 'locale' is invalid, or not supported by the embedded database: '${locale}'`);
}

/** Languages that compare Latin letters as the root of all collations does, without rules of their own. */
const INDEXABLE_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

/**
 * Texts whose characters compare one by one: ASCII without control characters, with the accents of European languages
 * and Vietnamese, and Chinese characters. Others can equal sequences of characters (ß and ss), or be ignored.
 */
const INDEXABLE_TEXT =
  /^(?:[\x20-\x7e][\u0300-\u0304\u0306-\u030c\u031b\u0323\u0326-\u0328]*|[\u4e00-\u9fff])*$/;
const ACCENTS = /[\u0300-\u036f]/g;
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g;
/** Numbers with more digits are compared in pieces. */
const LONG_NUMBER = /\d{255}/;

/** Folds what a collation ignores; returns `undefined` if the text has other characters than can be folded here. */
function createKey(text: string, options: { sensitivity: string; isNumeric: boolean }): string | undefined {
  const decomposed = text.normalize('NFD');
  if (!INDEXABLE_TEXT.test(decomposed) || (options.isNumeric && LONG_NUMBER.test(text))) return undefined;
  const ignoresAccents = options.sensitivity === 'base' || options.sensitivity === 'case';
  const ignoresCase = options.sensitivity === 'base' || options.sensitivity === 'accent';
  let key = ignoresAccents ? decomposed.replace(ACCENTS, '') : decomposed;
  if (ignoresCase) key = key.toLowerCase();
  return options.isNumeric ? key.replace(LEADING_ZEROS, '') : key;
}
