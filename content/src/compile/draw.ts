import { createHash } from 'node:crypto';
import { createRandom } from '../random.ts';
import type { AskedItem, WorkItemSeed } from '../seeds.ts';
import { ContentError, type Fields, type SourceLocation } from '../source/field.ts';
import type { Template } from '../template.ts';
import { checkItem, readWritten, runTemplate, type ItemContext } from './items.ts';

/** What the fresh items of a task are drawn from. */
export type DrawSource = Pick<ItemContext, 'media' | 'shared' | 'questions'> & {
  readonly template: Template<unknown> & Required<Pick<Template<unknown>, 'draw'>>;
  /** Where a mistake of the template is reported. */
  readonly location: SourceLocation;
};

/** An item without an id that a template made. */
export type DrawnItem = {
  readonly seed: WorkItemSeed;
  /** The number that makes the same item again. */
  readonly drawnFrom: number;
  readonly written: Fields;
};

/** Makes the item that a number stands for. @throws ContentError if it cannot be asked or answered */
export function drawItem(source: DrawSource, drawnFrom: number): DrawnItem {
  const { template, location } = source;
  const random = createRandom(drawnFrom);
  const input = template.draw(random);
  const written = runTemplate(template, input, random.integer(0, 2 ** 31), source);
  const seed = readWritten('', written, source);
  checkItem(seed, location);
  return { seed, drawnFrom, written };
}

/**
 * Draws items that differ from each other and from those that are taken. The same secret draws the same items. A number
 * from which the template makes no good item is passed over, as one from which it makes the same item, or the same
 * line, again.
 *
 * @param taken the prints of items that must not be drawn
 * @throws ContentError if the template does not make enough of them
 */
export function drawItems(
  source: DrawSource,
  { secret, count, taken }: { secret: string; count: number; taken: Iterable<string> },
): DrawnItem[] {
  const seen = new Set(taken);
  const drawn: DrawnItem[] = [];
  let fault: ContentError | undefined;
  for (let attempt = 0; drawn.length < count; attempt += 1) {
    if (attempt >= 100 + 20 * count)
      throw fault ?? new ContentError(source.location, describeShortage(drawn.length, count));
    try {
      const item = drawItem(source, numberFrom(secret, attempt));
      const marks = [printOf(item.seed), ...(source.template.listLines?.(item.seed) ?? [])];
      if (marks.some((mark) => seen.has(mark))) continue;
      drawn.push(item);
      for (const mark of marks) seen.add(mark);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      fault = error;
    }
  }
  return drawn;
}

function describeShortage(made: number, wanted: number): string {
  return `Of ${wanted} items to draw here, the template makes only ${made} that differ from each other and from the rest`;
}

/** Identifies what an item asks. */
export function printOf({ material, parts }: Pick<AskedItem, 'material' | 'parts'>): string {
  return createHash('sha256')
    .update(JSON.stringify([material, parts]))
    .digest('hex');
}

function numberFrom(secret: string, attempt: number): number {
  return createHash('sha256').update(`${secret}:${attempt}`).digest().readUInt32BE();
}
