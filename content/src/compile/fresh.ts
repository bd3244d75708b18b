/*
 * A task with `fresh` is offered in batches. Of the items of a batch, a fifth is the same for all who do it, so that
 * agreement can be measured; the rest is drawn for each member when they start.
 */
import type { WorkTaskSeed } from '../seeds.ts';
import { ContentError, mapOf, numberOf, textOf, type Field, type Fields } from '../source/field.ts';
import { drawItems, printOf, type DrawSource } from './draw.ts';
import type { CompiledItem, ItemContext } from './items.ts';

const SHARED_PART = 5;

/** How a task is offered in batches. */
export type Fresh = {
  readonly batches: number;
  /** Items that each member gets of a batch. */
  readonly items: number;
  readonly source: DrawSource;
  /** The file of the template in the content folder. */
  readonly templateFile: string;
};

/** Reads how a task is offered in batches; `undefined` if all members get the same items. @throws ContentError */
export function readFresh(fields: Fields, context: ItemContext): Fresh | undefined {
  const field = fields.maybe('fresh');
  if (!field) return undefined;
  const own = mapOf(field);
  const fresh = { batches: countOf(own.get('batches')), items: countOf(own.get('items')) };
  own.end();
  const other = ['practice', 'batches', 'overlap'].find((name) => fields.entries.has(name));
  if (other !== undefined)
    throw new ContentError(field.location, `A task with "fresh" has no "${other}" beside it`);
  const name = fields.maybe('template');
  if (!name)
    throw new ContentError(field.location, 'Fresh items are made by a "template", and this task has none');
  const [course = ''] = field.location.file.split('/');
  return {
    ...fresh,
    source: toSource(context, field, name),
    templateFile: `${course}/templates/${textOf(name)}.ts`,
  };
}

function countOf(field: Field): number {
  const count = numberOf(field);
  if (count < 1) throw new ContentError(field.location, 'A number from 1 is expected here');
  return count;
}

function toSource({ template, ...context }: ItemContext, { location }: Field, name: Field): DrawSource {
  const draw = template?.draw;
  if (!template || !draw)
    throw new ContentError(name.location, 'This template has no "draw", so it makes no fresh items');
  return { ...context, template: { ...template, draw }, location };
}

/**
 * Draws items of a task that are none of its own.
 *
 * @param name the ids begin with it, and it is the secret: the same name draws the same items
 * @throws ContentError if the template does not make enough different ones
 */
export function drawNamed(
  { source }: Fresh,
  others: readonly CompiledItem[],
  { name, count }: { readonly name: string; readonly count: number },
): CompiledItem[] {
  const taken = others.map(({ seed }) => printOf(seed));
  return drawItems(source, { secret: name, count, taken }).map(({ seed, drawnFrom, written }, index) => ({
    seed: { ...seed, id: `${name}-${String(index + 1).padStart(2, '0')}` },
    location: source.location,
    ...{ source: written, written, drawnFrom, blind: [], note: null },
  }));
}

/**
 * Lists the items of each batch that all who do it share: in the first one those of the file, and drawn ones until they
 * are a fifth. The same ones are drawn each time.
 *
 * @throws ContentError if the template does not make enough different items
 */
export function shareItems(fresh: Fresh, taskId: string, listed: readonly CompiledItem[]): CompiledItem[][] {
  const { batches, items: size, source } = fresh;
  if (listed.length > size)
    throw new ContentError(source.location, `${listed.length} items are listed, more than ${size}`);
  const fifth = Math.ceil(size / SHARED_PART);
  const all = [...listed];
  const shared = Array.from({ length: batches }, (_, index) => {
    const own = index === 0 ? listed : [];
    const count = Math.max(0, fifth - own.length);
    const drawn = drawNamed(fresh, all, { name: `${taskId}-b${index + 1}`, count });
    all.push(...drawn);
    return [...own, ...drawn];
  });
  // As for a member, so that a template that makes too few is found here.
  drawNamed(fresh, all, { name: taskId, count: size - fifth });
  return shared;
}

/** Makes the task of each batch. The first one keeps the id of the file. */
export function toBatches(
  task: Omit<WorkTaskSeed, 'overlap' | 'batches' | 'freshItems'>,
  { items: size }: Fresh,
  shared: readonly (readonly CompiledItem[])[],
): WorkTaskSeed[] {
  return shared.map((items, index) => ({
    ...task,
    ...(index > 0 && { id: `${task.id}-b${index + 1}` }),
    ...(shared.length > 1 && { title: `${task.title}, batch ${index + 1}` }),
    overlap: null,
    batches: [items.map(({ seed }) => seed)],
    freshItems: size - items.length,
  }));
}
