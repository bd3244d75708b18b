/*
 * Verifies that each handed-in submission to a limited task holds one place of its batch for good, and that each place
 * belongs to a submission of its member.
 */
import type { Check } from '../ledger/index.ts';
import type { HandIn } from '../tasks/index.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { SubmissionRecord, WorkSlotRecord } from './work.records.ts';
import { HANDED_IN_STATES, OPEN_STATES, creditedAt } from './work.policy.ts';
import type { WorkRepository } from './work.repository.ts';
import type { WorkSlots } from './work.slots.ts';

/** Reports places that do not match the submissions of a member. */
export function createWorkCheck(repository: WorkRepository, slots: WorkSlots): Check {
  return async (tx, userId) => {
    const submissions = await repository.findAllOf(userId, tx);
    const own = await slots.findAllOf(userId, tx);
    const byId = new Map(submissions.map((submission) => [submission._id.toHexString(), submission]));
    const definitions = await repository.findDefinitions(submissions.map(({ taskId }) => taskId));
    const limited = new Set(definitions.filter(({ places }) => places).map(({ _id }) => _id));
    return [
      ...own.flatMap((slot) => checkSlot(slot, byId.get(slot.submissionId?.toHexString() ?? ''))),
      ...submissions
        .filter(({ state, taskId }) => HANDED_IN_STATES.includes(state) && limited.has(taskId))
        .filter(({ _id }) => !own.some(({ submissionId }) => submissionId?.equals(_id)))
        .map(({ _id, taskId }) => `Submission ${_id.toHexString()}: handed in without a place in ${taskId}.`),
    ];
  };
}

function checkSlot(
  { _id, taskId, batch, until }: WorkSlotRecord,
  holder: SubmissionRecord | undefined,
): string[] {
  if (holder?.taskId !== taskId || holder.batch !== batch)
    return [`Place ${_id}: no submission of its member is of this batch.`];
  if (!HANDED_IN_STATES.includes(holder.state) && !OPEN_STATES.includes(holder.state))
    return [`Place ${_id}: taken, but its submission is ${holder.state}.`];
  const isForGood = HANDED_IN_STATES.includes(holder.state);
  return isForGood === (until === null) ? [] : [`Place ${_id}: its end does not match "${holder.state}".`];
}

/** Reads what a member handed in for pay, for the check of the daily limit and of completions. */
export function createHandInReader(repository: WorkRepository) {
  return async (tx: Tx, userId: Id): Promise<HandIn[]> => {
    const submissions = await repository.findAllOf(userId, tx);
    return submissions.flatMap(({ _id, isPractice, firstSubmittedAt, state, decidedBy, ...handIn }) =>
      isPractice || firstSubmittedAt === null
        ? []
        : [
            {
              ...handIn,
              submissionId: _id,
              submittedAt: creditedAt(handIn),
              firstSubmittedAt,
              isApproved: state === 'approved',
              isByPerson: decidedBy !== null,
            },
          ],
    );
  };
}
