/*
 * Invariant: a member has at most one open attempt at a test. Its questions, its end and what counts as right are fixed
 * when it starts; answers are saved until 5 seconds after its end, and it is scored exactly once.
 */
import {
  UNIT_REST_ATTEMPTS,
  type Attempt,
  type AttemptKind,
  type ReportUnitBody,
  type SaveAttemptBody,
  type SavedAttempt,
  type StartAttemptBody,
} from '@platform/contracts';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, newSecret, parseId, type Id } from '../../platform/ids.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { checkAnswers, draftNewer, invalidAnswers } from '../work/index.ts';
import type { EndAttempt } from './attempts.end.ts';
import type { PresentAttempt } from './attempts.presenter.ts';
import { NOTHING_SAVED, type AttemptRecord, type SavedUnit } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { touchLearner } from './progress.ts';
import {
  alreadyPassed,
  attemptEnded,
  attemptNotFound,
  emailNotConfirmed,
  noTest,
  nothingToRenew,
  retakeTooSoon,
  timeOver,
} from './test.errors.ts';
import { lastSaveAt, minutesOf } from './test.policy.ts';
import type { TestStanding } from './test.standing.ts';

const MINUTE_MS = 60_000;

type Dependencies = LearningContext & {
  readonly standing: TestStanding;
  readonly end: EndAttempt;
  readonly present: PresentAttempt;
};

/** What members do with attempts. */
export function createAttempts(context: Dependencies) {
  const { services, models, end, present } = context;
  const { clock } = services;
  const attempts = rawCollection(models.attempts);

  /** Finds an attempt of a member. @throws AppError `not_found` */
  async function findOwn(userId: Id, id: string, tx?: Tx): Promise<AttemptRecord> {
    const _id = parseId(id);
    const attempt = _id && (await attempts.findOne({ _id, userId }, { session: tx }));
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  return {
    start: createStart(context),

    /** Returns an attempt. One whose time is over is scored first. @throws AppError `not_found` */
    async get(userId: Id, id: string): Promise<Attempt> {
      const attempt = await findOwn(userId, id);
      if (attempt.state !== 'open' || lastSaveAt(attempt) > clock.now()) return present(attempt);
      await end.closeIfOver(attempt._id);
      return present(await findOwn(userId, id));
    },

    save: createSave(context, findOwn),

    /** Hands an attempt in. One that has ended is returned as it is. @throws AppError `not_found` */
    async submit(tx: Tx, { userId }: UserActor, id: string): Promise<Attempt> {
      return present(await end.close(tx, await findOwn(userId, id, tx)), tx);
    },

    report: createReport(context, findOwn),
  };
}

/** Creates the use case that starts an attempt, or goes on with the open one. */
function createStart({ services, models, bank, standing, end, present, userDirectory }: Dependencies) {
  const { clock, audit } = services;

  async function assertCanStart(tx: Tx, userId: Id, courseId: number, kind: AttemptKind): Promise<void> {
    if (!(await bank.isTestOpen(courseId, tx))) throw noTest();
    if (!(await userDirectory.getProfile(userId, tx)).emailVerified) throw emailNotConfirmed();
    const { isPassed, canRenew, retakeAt } = await standing.read(userId, courseId, tx);
    if (kind === 'test' && isPassed) throw alreadyPassed();
    if (kind === 'renewal' && !canRenew) throw nothingToRenew();
    if (retakeAt && retakeAt > clock.now()) throw retakeTooSoon(retakeAt);
  }

  /** Finds the questions that the member had in the latest attempts, and does not get again. */
  async function findResting(tx: Tx, userId: Id, courseId: number): Promise<Set<string>> {
    const latest = await rawCollection(models.attempts)
      .find({ userId, courseId }, { session: tx, projection: { 'units.name': 1 } })
      .sort({ startedAt: -1, _id: -1 })
      .limit(UNIT_REST_ATTEMPTS - 1)
      .toArray();
    return new Set(latest.flatMap(({ units }) => units.map(({ name }) => name)));
  }

  return async (
    tx: Tx,
    actor: UserActor,
    courseId: number,
    { kind, isLong }: StartAttemptBody,
  ): Promise<Attempt> => {
    const { userId } = actor;
    const course = bank.get(courseId);
    // Two starts at once conflict here, in other processes too: the second one finds what the first one started.
    await touchLearner(models, tx, userId);
    const open = await rawCollection(models.attempts).findOne(
      { userId, courseId, state: 'open' },
      { session: tx },
    );
    if (open && lastSaveAt(open) > clock.now()) return present(open, tx);
    if (open) await end.close(tx, open);
    await assertCanStart(tx, userId, courseId, kind);
    const [_id, seed, now] = [newId(), newSecret(), clock.now()];
    const form = await bank.chooseForm(tx, courseId, {
      seed,
      kind,
      resting: await findResting(tx, userId, courseId),
    });
    if (!form) throw noTest();
    const asked = await bank.ask(tx, form, { seed, attemptId: _id.toHexString() });
    await bank.insertKeys(
      tx,
      asked.flatMap(({ key }) => key ?? []),
    );
    const attempt: AttemptRecord = {
      ...{ _id, userId, courseId, kind, seed, courseVersion: course.version, state: 'open' },
      startedAt: now,
      endsAt: new Date(now.getTime() + minutesOf(kind, isLong) * MINUTE_MS),
      ...{ endedAt: null, ending: null, version: 0, savedBy: null, savedAt: null },
      units: asked.map(({ unit }) => unit),
      saved: asked.map(() => NOTHING_SAVED),
      ...{ isRight: null, right: null, rescoredAt: null, isCounted: false },
    };
    await insertValidated(models.attempts, attempt, tx);
    await audit.record(tx, actor, { action: 'attempt_started', subjectId: _id, userId });
    return present(attempt, tx);
  };
}

type FindOwn = (userId: Id, id: string, tx?: Tx) => Promise<AttemptRecord>;

/**
 * Creates the use case that saves answers. Each question is compared with what was saved of it since the page read
 * it.
 */
function createSave({ services, models }: Dependencies, findOwn: FindOwn) {
  const { clock, withTransaction } = services;

  function merge(attempt: AttemptRecord, body: SaveAttemptBody, version: number): SavedUnit[] {
    const saved = [...attempt.saved];
    const problems = body.items.flatMap(({ number, answers, isMarked }, index) => {
      const [unit, before] = [attempt.units[number - 1], saved[number - 1]];
      if (!unit || !before)
        return [{ path: `items.${index}.number`, message: 'This question is not part of the attempt' }];
      const path = `items.${index}.answers`;
      const checked = checkAnswers(unit.parts, answers, { stage: 'draft', path });
      saved[number - 1] = {
        ...before,
        answers: checked.answers,
        ...{ isMarked, version, editorId: body.editorId },
      };
      return [...checked.problems];
    });
    if (problems.length > 0) throw invalidAnswers(problems);
    return saved;
  }

  /** @throws AppError `draft_newer` if another page saved one of the questions since this one read it */
  function assertIsCurrent(attempt: AttemptRecord, { version, editorId, items }: SaveAttemptBody): void {
    const isNewer = items.some(({ number }) => {
      const unit = attempt.saved[number - 1] ?? NOTHING_SAVED;
      return unit.version > version && unit.editorId !== editorId;
    });
    const { savedAt, savedBy } = attempt;
    if (isNewer && savedAt) throw draftNewer({ version: attempt.version, savedAt, savedBy });
  }

  return (userId: Id, id: string, body: SaveAttemptBody): Promise<SavedAttempt> =>
    withTransaction(async (tx) => {
      const attempt = await findOwn(userId, id, tx);
      const now = clock.now();
      if (attempt.state !== 'open')
        throw attempt.ending === 'time_over' ? timeOver() : attemptEnded(attempt.state);
      if (now > lastSaveAt(attempt)) throw timeOver();
      assertIsCurrent(attempt, body);
      const version = attempt.version + 1;
      const change = { saved: merge(attempt, body, version), version, savedBy: body.device, savedAt: now };
      await rawCollection(models.attempts).updateOne({ _id: attempt._id }, { $set: change }, { session: tx });
      return { version, savedAt: now.toISOString(), endsAt: attempt.endsAt.toISOString() };
    });
}

/** Creates the use case that reports a question of an open attempt. A repeated report changes nothing. */
function createReport({ services, models }: Dependencies, findOwn: FindOwn) {
  const { clock, withTransaction } = services;
  return (userId: Id, id: string, { number, reason, text = '' }: ReportUnitBody): Promise<void> =>
    withTransaction(async (tx) => {
      const attempt = await findOwn(userId, id, tx);
      if (attempt.state !== 'open') throw attemptEnded(attempt.state);
      const [unit, saved] = [attempt.units[number - 1], attempt.saved[number - 1]];
      if (!unit || !saved)
        throw invalidAnswers([{ path: 'number', message: 'This question is not part of the attempt' }]);
      if (saved.isReported) return;
      const { _id: attemptId, courseId } = attempt;
      await rawCollection(models.attempts).updateOne(
        { _id: attemptId },
        { $set: { [`saved.${number - 1}.isReported`]: true } },
        { session: tx },
      );
      await insertValidated(
        models.reports,
        {
          ...{ _id: newId(), userId, attemptId, courseId, objective: unit.objective, name: unit.name },
          ...{ number, reason, text, reportedAt: clock.now(), status: 'pending' },
          ...{ answer: null, decidedAt: null, decidedBy: null },
        },
        tx,
      );
    });
}
