import type { Picture } from './compile/media.ts';
import type { Random } from './random.ts';
import type { AskedItem } from './seeds.ts';
import type { Fields } from './source/field.ts';

/** An item as it would stand in a content file: `material`, the fields of its question, `explain`. */
export type ItemText = Readonly<Record<string, unknown>>;

/** What a template has beside its input. */
export type TemplateTools = {
  readonly random: Random;
  /** Returns a picture with what is in it. */
  readonly picture: (name: string) => Picture;
};

/**
 * Makes items of a task by code: what is asked and what is right are computed from the same facts, so the key is never
 * typed. The file of the task lists the items, each with the input of the template and, if chance plays a part, a seed.
 */
export type Template<Input> = {
  /** Reads what the file says about one item. */
  readonly read: (fields: Fields) => Input;
  /** Draws the input of a fresh item; left out if an item needs something that a person wrote or drew. */
  readonly draw?: (random: Random) => Input;
  /** Whether it picks from a list, e.g. of pictures, so that two seeds can draw the same item. */
  readonly drawsFromList?: boolean;
  /** Lists lines of an item. No two items that are drawn for a batch have the same one. */
  readonly listLines?: (item: Pick<AskedItem, 'material' | 'parts'>) => readonly string[];
  /** Makes an item. The same input and seed always make the same item. */
  readonly make: (input: Input, tools: TemplateTools) => ItemText;
};

/** Declares a template and keeps the type of its input. */
export function defineTemplate<Input>(template: Template<Input>): Template<Input> {
  return template;
}
