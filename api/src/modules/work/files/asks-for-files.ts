import { rawCollection } from '../../../platform/db/raw-collection.ts';
import type { Id } from '../../../platform/ids.ts';
import type { WorkModels } from '../work.records.ts';
import { OPEN_STATES } from '../work.policy.ts';

/** Creates the check whether a submission that a member writes has a question for files. */
export function createAsksForFiles({ submissions, items }: Pick<WorkModels, 'submissions' | 'items'>) {
  return async (userId: Id): Promise<boolean> => {
    const open = await rawCollection(submissions)
      .find({ userId, state: { $in: [...OPEN_STATES] } }, { projection: { itemIds: 1 } })
      .toArray();
    const ids = open.flatMap(({ itemIds }) => itemIds);
    const item = await rawCollection(items).findOne(
      { _id: { $in: ids }, parts: { $elemMatch: { type: 'file' } } },
      { projection: { _id: 1 } },
    );
    return item !== null;
  };
}
