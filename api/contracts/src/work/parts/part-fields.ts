import { array, type ISchema, type ObjectSchema } from 'yup';
import { enumOf, responseText, strictObject } from '../../schema.ts';

/** Maximum lengths of a question's texts, in characters. */
export const PART_ID_MAX = 40;
export const PROMPT_MAX = 500;
export const LABEL_MAX = 120;
export const PASSAGE_MAX = 12_000;

/** The id of a part, an option or a label: unique among its siblings. */
export const partId = () => responseText(PART_ID_MAX);

/** The fields of every question. */
export const partFields = <const Name extends string>(name: Name) => ({
  type: enumOf([name], `Must be ${name}`).defined(),
  id: partId(),
  /** What the member is asked. */
  prompt: responseText(PROMPT_MAX),
});

/** Something to choose: an option, a label, a dimension. */
export const namedOption = strictObject({
  id: partId(),
  label: responseText(LABEL_MAX),
  /** When to choose it. */
  hint: responseText(300).nullable(),
});

/** A list of things to choose, with unique ids. */
export const namedOptions = (min: number, max: number) =>
  array(namedOption).strict().min(min).max(max).defined();

/** The ids of named things. */
export function idsOf(options: readonly { readonly id: string }[]): string[] {
  return options.map(({ id }) => id);
}

/** Whether a list has no value twice. */
export function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** An object with a value for each of these ids and no others. A value may be missing unless its schema demands it. */
export function recordOf<Value>(ids: readonly string[], value: ISchema<Value | undefined>) {
  const schema = strictObject(Object.fromEntries(ids.map((id) => [id, value])));
  return schema as unknown as ObjectSchema<Record<string, Value>>;
}
