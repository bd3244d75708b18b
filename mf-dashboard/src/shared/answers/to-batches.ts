import type { AnswerDraft } from './item-drafts.ts';

/** A request has at most 100 KB; what is larger is sent in several. */
const BATCH_MAX_CHARACTERS = 60_000;

/** Splits items into lists that each fit into a request. */
export function toBatches<Item extends AnswerDraft>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const itemSize = JSON.stringify(item).length;
    if (size + itemSize > BATCH_MAX_CHARACTERS) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(item);
    size += itemSize;
  }
  return batches;
}
