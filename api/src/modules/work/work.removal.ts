import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { fileIdsOf } from './answers.ts';
import type { FileCursor } from './files/files.repository.ts';
import type { WorkContext } from './work.context.ts';
import { isSettledSince } from './work.policy.ts';

/** Upper bound on files in one transaction: each has up to 41 pieces. */
const BATCH_SIZE = 20;

/** The part of a removal that one transaction has done. */
type Batch = { readonly count: number; readonly last: FileCursor | undefined };

/**
 * Creates the removal of files that members handed in. A file stays while any work that names it is open, waits for a
 * decision, can be appealed, or was decided after the time. Answers and decisions stay.
 */
export function createFileRemoval({ services, repository, files }: WorkContext) {
  const { clock } = services;

  /** Returns the ids of a member's files that work names which is not settled yet. */
  async function findNeeded(tx: Tx, userId: Id, before: Date): Promise<string[]> {
    const submissions = await repository.findAllOf(userId, tx);
    const needed = submissions.filter((submission) => !isSettledSince(submission, before, clock.now()));
    const ids = needed.map(({ _id }) => _id);
    const answers = await repository.findAllAnswers(ids, tx);
    const items = await repository.findItems([...new Set(answers.map(({ itemId }) => itemId))], tx);
    return answers.flatMap(({ itemId, answers: own }) => fileIdsOf(items.get(itemId)?.parts ?? [], own));
  }

  /**
   * Removes files that were uploaded before a time, and whose work was decided before it.
   *
   * @param after where the batch before ended
   * @returns how many were removed, and where this batch ended: `undefined` if no file is left
   */
  return async (tx: Tx, before: Date, after: FileCursor | undefined): Promise<Batch> => {
    const old = await files.findUsedBefore(before, after, BATCH_SIZE, tx);
    const owners = new Map(old.map(({ userId }) => [userId.toHexString(), userId]));
    const needed = new Set<string>();
    for (const userId of owners.values())
      for (const id of await findNeeded(tx, userId, before)) needed.add(id);
    const unneeded = old.map(({ _id }) => _id).filter((id) => !needed.has(id.toHexString()));
    if (unneeded.length > 0) await files.remove(tx, unneeded);
    return { count: unneeded.length, last: old.length === BATCH_SIZE ? old.at(-1) : undefined };
  };
}
