/*
 * Invariant: a correction raises results and lowers none. Each is applied once, by an administrator, to the attempts
 * that had the question; what their members saw stays as it was.
 */
import type { Correction, Course } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { Certificates } from './certificates.ts';
import type { AttemptRecord, CorrectionRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { rescoredNotice, type NotifyLearner } from './learning.mails.ts';
import { scoreAttempt } from './test.scoring.ts';
import { isPassed, tallyByObjective } from './test.policy.ts';

type Dependencies = LearningContext & {
  readonly services: Services;
  readonly certificates: Pick<Certificates, 'issue'>;
  readonly notify: NotifyLearner;
};

/** Finds the attempts that ended and had a question. */
const endedWith = (name: string) => ({ 'units.name': name, state: { $in: ['passed', 'failed'] } }) as const;

export function createRescoring(context: Dependencies) {
  const { services, models, userDirectory } = context;
  const { clock, audit } = services;
  const rescoreAttempt = createRescoreAttempt(context);

  async function present(records: readonly CorrectionRecord[], tx?: Tx): Promise<Correction[]> {
    const deciders = records.flatMap(({ rescoredBy }) => rescoredBy ?? []);
    const usernames = await userDirectory.usernamesOf(deciders, tx);
    const rows: Correction[] = [];
    for (const record of records) {
      const { _id, courseId, name, isVoided, at, state, raised, passed, rescoredAt, rescoredBy } = record;
      rows.push({
        ...{ id: _id.toHexString(), courseId, name, isVoided, state, raised, passed },
        at: at.toISOString(),
        attempts: await rawCollection(models.attempts).countDocuments(endedWith(name), { session: tx }),
        rescoredAt: rescoredAt?.toISOString() ?? null,
        rescoredBy: (rescoredBy && usernames.get(rescoredBy.toHexString())) ?? null,
      });
    }
    return rows;
  }

  return {
    present,

    /** Scores the attempts of a correction again. @throws AppError `not_found`, `already_decided` */
    async rescore(tx: Tx, actor: UserActor, id: string): Promise<Correction> {
      const _id = parseId(id);
      const corrections = rawCollection(models.corrections);
      const correction = _id && (await corrections.findOne({ _id }, { session: tx }));
      if (!correction) throw new AppError('not_found', 'This correction does not exist.');
      if (correction.state !== 'pending')
        throw new AppError('already_decided', 'This correction has been applied already.');
      const started = { state: 'rescored' as const, rescoredAt: clock.now(), rescoredBy: actor.userId };
      // First, so that of two at once the second conflicts before it scores everything.
      await corrections.updateOne({ _id: correction._id }, { $set: started }, { session: tx });
      const had = await rawCollection(models.attempts)
        .find(endedWith(correction.name), { session: tx })
        .toArray();
      let [raised, passed] = [0, 0];
      for (const attempt of had) {
        const outcome = await rescoreAttempt(tx, actor, attempt);
        raised += outcome.isRaised ? 1 : 0;
        passed += outcome.hasPassed ? 1 : 0;
      }
      await corrections.updateOne({ _id: correction._id }, { $set: { raised, passed } }, { session: tx });
      const { name: reason } = correction;
      await audit.record(tx, actor, {
        action: 'unit_rescored',
        subjectId: correction._id,
        userId: null,
        reason,
      });
      const [row] = await present([{ ...correction, ...started, raised, passed }], tx);
      if (!row) throw new Error('The correction was not presented.');
      return row;
    },
  };
}

/** Creates what scores one attempt again: a question that was right stays right. */
function createRescoreAttempt({ services, models, bank, certificates, notify, userDirectory }: Dependencies) {
  return async (tx: Tx, actor: UserActor, attempt: AttemptRecord) => {
    const { _id, userId, kind, state, units, isRight: before } = attempt;
    const now = await scoreAttempt(bank, attempt, tx);
    const isRight = now.map((right, index) => right || (before?.[index] ?? false));
    const right = isRight.filter(Boolean).length;
    if (right <= (attempt.right ?? 0)) return { isRaised: false, hasPassed: false };
    const hasPassed = state === 'failed' && isPassed(kind, tallyByObjective(units, isRight));
    const raised: AttemptRecord = {
      ...attempt,
      ...{ isRight, right, rescoredAt: services.clock.now(), state: hasPassed ? 'passed' : state },
    };
    await rawCollection(models.attempts).updateOne(
      { _id },
      { $set: { isRight, right, rescoredAt: raised.rescoredAt, state: raised.state } },
      { session: tx },
    );
    await services.audit.record(tx, actor, { action: 'attempt_rescored', subjectId: _id, userId });
    // The attempts of a deleted account stay without a member to tell.
    if ((await userDirectory.usernamesOf([userId], tx)).size === 0) return { isRaised: true, hasPassed };
    const course: Course | undefined = bank.find(attempt.courseId);
    if (hasPassed && course) await certificates.issue(tx, { ...raised, endedAt: raised.rescoredAt });
    await notify(tx, userId, rescoredNotice(raised, course));
    return { isRaised: true, hasPassed };
  };
}
