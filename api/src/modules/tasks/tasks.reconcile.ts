/*
 * Verifies from the completions and hand-ins themselves that no task was completed twice, that the daily and free task
 * limits hold, that the counters match, that the completions of real work and the approved submissions are one to one,
 * that reviewed work is marked and known to the referral of its member, that each completion was locked for the days of
 * the rule at its time, that the ledger has exactly one reward per completion with the right amount and lock time, and
 * that no task was done of a blueprint that was returned.
 */
import { DAILY_TASK_LIMIT, FREE_TASK_LIMIT } from '@platform/contracts';
import { addDays, utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { lockDaysAt, type LedgerEntries, type Check } from '../ledger/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { CompletionRecord, TasksModels } from './tasks.model.ts';
import { counterIds } from './tasks.repository.ts';

/** A paid submission that was handed in at least once. */
export type HandIn = {
  readonly submissionId: Id;
  readonly taskId: string;
  /** When it counted toward the daily limit. */
  readonly firstSubmittedAt: Date;
  /** The hand-in from which its lock runs; `null` while the member has taken it back. */
  readonly submittedAt: Date | null;
  readonly rewardCents: number;
  readonly isApproved: boolean;
  /** Whether a person made the last decision. */
  readonly isByPerson: boolean;
  readonly completionId: Id | null;
};

/** A demo task that was completed, or a paid task that was handed in. */
type DoneTask = { readonly taskId: string; readonly at: Date };

/** Reads the hand-ins of a user. The module that has them depends on this one, so it is given at wiring. */
export type ReadHandIns = (tx: Tx, userId: Id) => Promise<HandIn[]>;

export function createTasksCheck(
  { completions, counters, tasks }: TasksModels,
  {
    readHandIns,
    referrals,
    blueprints,
  }: {
    readHandIns: ReadHandIns;
    referrals: Pick<Referrals, 'hasReviewedWork'>;
    blueprints: Pick<Blueprints, 'findReturned'>;
  },
): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    const counts = new Map<string, number>();
    const taskIds = new Set<string>();
    const freeTaskCounter = counterIds.freeTasks(userId);
    const countOn = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
    const approved = new Map<string, HandIn>();
    let isReviewed = false;
    const done: DoneTask[] = [];
    for (const handIn of await readHandIns(tx, userId)) {
      done.push({ taskId: handIn.taskId, at: handIn.firstSubmittedAt });
      countOn(counterIds.daily(userId, utcDay(handIn.firstSubmittedAt)));
      if (handIn.isApproved) approved.set(handIn.submissionId.toHexString(), handIn);
    }
    for await (const completion of completions.find({ userId }).session(tx).lean().cursor()) {
      const { isFreeTask, completedAt, taskId, submissionId } = completion;
      if (taskIds.has(taskId)) problems.push(`Task ${taskId}: completed twice.`);
      taskIds.add(taskId);
      if (!submissionId) done.push({ taskId, at: completedAt });
      if (submissionId) {
        const name = submissionId.toHexString();
        problems.push(...compareWithHandIn(completion, approved.get(name)));
        approved.delete(name);
      } else countOn(counterIds.daily(userId, utcDay(completedAt)));
      if (isFreeTask) countOn(freeTaskCounter);
      if (completion.isReviewed) isReviewed = true;
      if (completion.isReviewed && !submissionId) problems.push(`Task ${taskId}: no work, but reviewed.`);
      problems.push(...compareWithLedger(completion, entries));
    }
    problems.push(...(await findDoneOfReturned(tasks, done, await blueprints.findReturned(userId, tx))));
    const isKnown = await referrals.hasReviewedWork(userId, tx);
    if (isKnown !== undefined && isKnown !== isReviewed)
      problems.push(
        `The referral of the member knows of ${isKnown ? '' : 'no '}reviewed work, but there is ${isReviewed ? 'some' : 'none'}.`,
      );
    for (const submissionId of approved.keys())
      problems.push(`Submission ${submissionId}: approved, but it has no completion.`);
    for (const [id, count] of counts) {
      const stored = await counters.findById(id).session(tx).lean();
      if (stored?.count !== count)
        problems.push(
          `Counter ${id}: ${stored?.count ?? 0}, but there are ${count} completions and hand-ins.`,
        );
      const limit = id === freeTaskCounter ? FREE_TASK_LIMIT : DAILY_TASK_LIMIT;
      if (count > limit)
        problems.push(`Counter ${id}: ${count} completions and hand-ins, the limit is ${limit}.`);
    }
    return problems;
  };
}

function compareWithHandIn(completion: CompletionRecord, handIn: HandIn | undefined): string[] {
  const name = `Completion ${completion._id.toHexString()}`;
  if (!handIn) return [`${name}: its submission is not approved.`];
  if (handIn.isByPerson && !completion.isReviewed) return [`${name}: approved by a person, not reviewed.`];
  const isSame =
    handIn.taskId === completion.taskId &&
    handIn.rewardCents === completion.rewardCents &&
    handIn.submittedAt?.getTime() === completion.completedAt.getTime() &&
    handIn.completionId?.equals(completion._id) === true;
  return isSame ? [] : [`${name}: task, reward, date or id differ from its submission.`];
}

function compareWithLedger(
  { _id, rewardCents, completedAt, lockDays, availableAt }: CompletionRecord,
  entries: LedgerEntries,
): string[] {
  const name = `Completion ${_id.toHexString()}`;
  const reward = entries.takeReward(_id);
  if (reward?.cents !== rewardCents)
    return [`${name}: ${rewardCents} cents earned, ${reward?.cents ?? 0} in the ledger.`];
  const ruleDays = lockDaysAt(completedAt);
  if (lockDays !== ruleDays) return [`${name}: locked for ${lockDays} days instead of ${ruleDays}.`];
  const expectedTime = addDays(completedAt, lockDays).toISOString();
  const storedTime = availableAt.toISOString();
  if (storedTime !== expectedTime) return [`${name}: available at ${storedTime} instead of ${expectedTime}.`];
  const lockTime = reward.availableAt.toISOString();
  return lockTime === storedTime ? [] : [`${name}: available at ${storedTime}, the lock says ${lockTime}.`];
}

/** Reports tasks that were done while a blueprint was theirs that was returned. */
async function findDoneOfReturned(
  tasks: TasksModels['tasks'],
  done: readonly DoneTask[],
  returned: Awaited<ReturnType<Blueprints['findReturned']>>,
): Promise<string[]> {
  if (returned.length === 0) return [];
  const found = await tasks.find({ _id: { $in: done.map(({ taskId }) => taskId) } }).lean();
  const blueprintIds = new Map(found.map(({ _id, blueprintId }) => [_id, blueprintId]));
  return done
    .filter(({ taskId, at }) =>
      returned.some(
        ({ blueprintId, from, until }) =>
          blueprintId === blueprintIds.get(taskId) && at >= from && (until === null || at < until),
      ),
    )
    .map(({ taskId }) => `Task ${taskId}: done, but its blueprint was returned.`);
}
