import { MASTERY, type AttemptState } from '@platform/contracts';
import { SYSTEM_ACTOR } from '../../platform/audit/actor.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Certificates } from './certificates.ts';
import type { AttemptRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { resultNotice, type NotifyLearner } from './learning.mails.ts';
import type { PracticeQueue } from './practice.queue.ts';
import { scoreAttempt } from './test.scoring.ts';
import { isPassed, lastSaveAt, tallyByObjective } from './test.policy.ts';

/** Upper bound on attempts that one run of the job ends. */
const MAX_PER_RUN = 500;

export type EndAttempt = ReturnType<typeof createEndAttempt>;

/** Ends attempts: scores them once, issues the certificate, and gives what was wrong to practice. */
export function createEndAttempt({
  services: { clock, audit, withTransaction },
  models,
  bank,
  certificates,
  practice,
  notify,
}: LearningContext & {
  readonly certificates: Pick<Certificates, 'issue'>;
  readonly practice: PracticeQueue;
  readonly notify: NotifyLearner;
}) {
  const attempts = rawCollection(models.attempts);

  /** Scores an open attempt and ends it; one that has ended is returned as it is. */
  async function close(tx: Tx, attempt: AttemptRecord): Promise<AttemptRecord> {
    if (attempt.state !== 'open') return attempt;
    const { _id, userId, kind, endsAt, units } = attempt;
    const now = clock.now();
    const isOver = now >= endsAt;
    const isRight = await scoreAttempt(bank, attempt, tx);
    const tallies = tallyByObjective(units, isRight);
    const state: AttemptState = isPassed(kind, tallies) ? 'passed' : 'failed';
    const ended = {
      ...{ state, isRight, right: isRight.filter(Boolean).length },
      ending: isOver ? ('time_over' as const) : ('handed_in' as const),
      endedAt: isOver ? endsAt : now,
    };
    const { modifiedCount } = await attempts.updateOne(
      { _id, state: 'open' },
      { $set: ended },
      { session: tx },
    );
    if (modifiedCount !== 1) throw new Error(`Attempt ${_id.toHexString()} is no longer open.`);
    const closed = { ...attempt, ...ended };
    const actor = isOver ? SYSTEM_ACTOR : { ...SYSTEM_ACTOR, userId };
    await audit.record(tx, actor, { action: 'attempt_ended', subjectId: _id, userId });
    await practice.add(
      tx,
      userId,
      tallies.filter(({ right }) => right < MASTERY.right).map(({ id }) => id),
      { reason: 'failed_objective', comment: null },
    );
    if (state === 'passed') await certificates.issue(tx, closed);
    if (isOver) await notify(tx, userId, resultNotice(closed, bank.find(closed.courseId)));
    return closed;
  }

  /** Ends an attempt if its time is over; its member may have handed it in meanwhile. */
  const closeIfOver = (_id: Id): Promise<void> =>
    withTransaction(async (tx) => {
      const attempt = await attempts.findOne({ _id }, { session: tx });
      if (attempt && lastSaveAt(attempt) <= clock.now()) await close(tx, attempt);
    });

  return {
    close,
    closeIfOver,

    /** Ends the attempts whose members did not come back. Safe to run in several processes at once. */
    async closeDue(): Promise<void> {
      const due = await attempts
        .find({ state: 'open', endsAt: { $lte: clock.now() } }, { projection: { _id: 1 } })
        .sort({ endsAt: 1 })
        .limit(MAX_PER_RUN)
        .toArray();
      const errors: unknown[] = [];
      // One that fails must not block the others.
      for (const { _id } of due) await closeIfOver(_id).catch((error: unknown) => errors.push(error));
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} attempts could not be ended.`);
    },
  };
}
