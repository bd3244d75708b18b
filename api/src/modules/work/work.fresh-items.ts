/*
 * Invariant: an item that was drawn for a submission belongs to it alone, and never changes. What a corrected template
 * makes of it can only add to what counts as right.
 */
import type { Drawing, FreshItem } from '@platform/content';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { contentId, toTruthVersion } from './content-hash.ts';
import type { SubmissionRecord, WorkItemRecord, WorkModels, WorkTruthRecord } from './work.records.ts';
import type { Successor } from './work.truths.ts';

type Owner = Pick<SubmissionRecord, '_id' | 'taskId' | 'batch'>;

/** Creates what stores and removes the items that one submission has alone. */
export function createFreshItems({ items, truths }: Pick<WorkModels, 'items' | 'truths'>, drawing: Drawing) {
  return {
    /**
     * Draws items for a submission, and stores them with what is right.
     *
     * @param secret no response tells it, so that no member can draw the items too
     * @returns the items
     */
    async insertFreshItems(
      tx: Tx,
      owner: Owner,
      { secret, count }: { secret: string; count: number },
    ): Promise<WorkItemRecord[]> {
      const drawn = await drawing.draw(owner.taskId, secret, count);
      const stored = drawn.map((item, position) => toRecords(item, owner, { secret, position }));
      const options = { session: tx };
      await rawCollection(items).insertMany(
        stored.map(({ item }) => item),
        options,
      );
      await rawCollection(truths).insertMany(
        stored.map(({ truth }) => truth),
        options,
      );
      return stored.map(({ item }) => item);
    },

    /** Removes the items that were drawn for submissions. */
    async removeFreshItems(
      tx: Tx,
      submissions: readonly Pick<SubmissionRecord, '_id' | 'itemIds'>[],
    ): Promise<void> {
      const owned = {
        _id: { $in: submissions.flatMap(({ itemIds }) => itemIds) },
        submissionId: { $in: submissions.map(({ _id }) => _id) },
      };
      const found = await rawCollection(items)
        .find(owned, { session: tx, projection: { _id: 1 } })
        .toArray();
      const ids = { _id: { $in: found.map(({ _id }) => _id) } };
      await rawCollection(items).deleteMany(ids, { session: tx });
      await rawCollection(truths).deleteMany(ids, { session: tx });
    },
  };
}

function toRecords(
  drawn: FreshItem,
  { _id: submissionId, taskId, batch }: Owner,
  { secret, position }: { secret: string; position: number },
): { item: WorkItemRecord; truth: WorkTruthRecord } {
  // Of the form of all ids, so that members cannot tell which items are theirs alone.
  const _id = contentId([secret, position]);
  const name = `${taskId}-fresh-${position + 1}`;
  const content = { material: [...drawn.material], parts: [...drawn.parts] };
  return {
    item: { _id, name, taskId, batch, position, ...content, isRetired: true, submissionId },
    truth: { _id, ...toTruthVersion(drawn), replaced: [], drawnFrom: drawn.drawnFrom },
  };
}

/** Draws the fresh items among some again, as the current templates make them. */
export async function drawSuccessors(
  drawing: Drawing,
  asked: ReadonlyMap<string, WorkItemRecord>,
  truths: readonly WorkTruthRecord[],
): Promise<Successor[]> {
  const drawn = truths.map(async ({ _id, drawnFrom }): Promise<Successor[]> => {
    const item = asked.get(_id);
    const again = item && drawnFrom !== undefined && (await drawing.drawAgain(item.taskId, drawnFrom));
    if (!again) return [];
    const { material, parts } = again;
    return [{ item: { ...item, material: [...material], parts: [...parts] }, truth: toTruthVersion(again) }];
  });
  return (await Promise.all(drawn)).flat();
}
