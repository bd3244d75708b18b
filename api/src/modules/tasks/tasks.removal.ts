import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { TasksModels } from './tasks.model.ts';

/** Creates the removal of what proved that free tasks were done. The completion and its reward stay. */
export function createEvidenceRemoval({ completions }: TasksModels) {
  /**
   * Removes the evidence of tasks that were completed before a time.
   *
   * @param limit of completions
   * @returns how many had any
   */
  return async (tx: Tx, completedBefore: Date, limit: number): Promise<number> => {
    const old = await rawCollection(completions)
      .find(
        { evidence: { $type: 'object' }, completedAt: { $lte: completedBefore } },
        { session: tx, projection: { _id: 1 } },
      )
      .sort({ completedAt: 1 })
      .limit(limit)
      .toArray();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    await rawCollection(completions).updateMany(
      { _id: { $in: ids } },
      { $set: { evidence: null } },
      { session: tx },
    );
    return old.length;
  };
}
