/*
 * Invariant: what was read and solved is only added to, in any order and any number of times. It gates nothing.
 */
import {
  GAIN_MIN_MEMBERS,
  MASTERY,
  type AddProgressBody,
  type CheckedUnit,
  type Course,
  type CourseProgress,
  type CourseSummary,
  type ItemAnswers,
  type Unit,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { certificateState } from './certificates.ts';
import type { LearningModels } from './learning.model.ts';
import type { LearnerRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { createReadDay } from './practice.day.ts';
import { checkUnit, presentUnit } from './units.ts';

/** Counts a change of what a member learned, so that of two calls at once one sees what the other did. */
export async function touchLearner({ learners }: LearningModels, tx: Tx, userId: Id): Promise<LearnerRecord> {
  const record = await rawCollection(learners).findOneAndUpdate(
    { _id: userId },
    { $inc: { changes: 1 }, $setOnInsert: { lessons: [], solved: [], firsts: [] } },
    { upsert: true, returnDocument: 'after', session: tx },
  );
  if (!record) throw new Error('The record of a learner was not stored.');
  return record;
}

/** What visitors and members do in lessons. */
export function createProgress(context: LearningContext) {
  const { services, models, bank } = context;
  const { clock, withTransaction } = services;
  const learners = rawCollection(models.learners);
  const readProgress = createReadProgress(context);

  /** Adds what is not known yet; what the content does not have is left out. */
  async function add(tx: Tx, userId: Id, { lessons, solvedUnits }: AddProgressBody): Promise<void> {
    const before = await touchLearner(models, tx, userId);
    const readAt = clock.now();
    const isKnown = (courseId: number, slug: string) =>
      before.lessons.some((lesson) => lesson.courseId === courseId && lesson.slug === slug);
    const exists = (courseId: number, slug: string) =>
      bank.find(courseId)?.lessons.some((lesson) => lesson.slug === slug) ?? false;
    const added = new Map(
      lessons
        .filter(({ courseId, slug }) => exists(courseId, slug) && !isKnown(courseId, slug))
        .map(({ courseId, slug }) => [`${courseId}/${slug}`, { courseId, slug, readAt }]),
    );
    const names = solvedUnits.filter((name) => !before.solved.includes(name));
    const solved = await bank.findPracticeNames(names, tx);
    await learners.updateOne(
      { _id: userId },
      { $set: { lessons: [...before.lessons, ...added.values()], solved: [...before.solved, ...solved] } },
      { session: tx },
    );
  }

  /** Stores that a member answered a question of a lesson or of the pre-test. */
  async function recordAnswer(userId: Id, unit: string, isRight: boolean): Promise<void> {
    await withTransaction(async (tx) => {
      const before = await touchLearner(models, tx, userId);
      const firsts = before.firsts.some((first) => first.unit === unit)
        ? before.firsts
        : [...before.firsts, { unit, isRight }];
      const solved = isRight && !before.solved.includes(unit) ? [...before.solved, unit] : before.solved;
      await learners.updateOne({ _id: userId }, { $set: { firsts, solved } }, { session: tx });
    });
  }

  return {
    listCourses: createListCourses(context),

    /** Returns the questions of a pre-test. @throws AppError `not_found` */
    async listPreTest(courseId: number): Promise<Unit[]> {
      bank.get(courseId);
      return (await bank.findPreTest(courseId)).map(presentUnit);
    },

    /**
     * Checks the answers to a question of practice. Nothing is stored for a visitor.
     *
     * @throws AppError `not_found` also for a question of a test, `incomplete`
     */
    async check(userId: Id | undefined, name: string, answers: ItemAnswers): Promise<CheckedUnit> {
      const item = await bank.findPracticeUnit(name);
      if (!item) throw new AppError('not_found', 'We could not find this question.');
      const { isRight, scores, explanation } = checkUnit(item, await bank.findPracticeTruths(item), answers);
      if (userId) await recordAnswer(userId, name, isRight ?? true);
      return { isRight, scores, explanation };
    },

    /** @param timeZone of the browser, in which the day of practice begins */
    list: (userId: Id, timeZone: string | undefined): Promise<CourseProgress[]> =>
      readProgress(userId, timeZone),

    /** Adds what was read and solved, and returns all of it. */
    async add(userId: Id, body: AddProgressBody): Promise<CourseProgress[]> {
      await withTransaction((tx) => add(tx, userId, body));
      return readProgress(userId);
    },
  };
}

/** Creates the read of what a member has done in each course. */
function createReadProgress(context: LearningContext) {
  const { services, models, bank } = context;
  const { clock } = services;
  const readDay = createReadDay(context);
  return async (userId: Id, timeZone?: string): Promise<CourseProgress[]> => {
    const [learner, { records: practice, today }, certificates, open] = await Promise.all([
      rawCollection(models.learners).findOne({ _id: userId }),
      readDay(userId, timeZone),
      rawCollection(models.certificates).find({ userId }).toArray(),
      rawCollection(models.attempts)
        .find({ userId, state: 'open' }, { projection: { courseId: 1 } })
        .toArray(),
    ]);
    const now = clock.now();
    const solved = await bank.findCourseOf(learner?.solved ?? []);
    return bank.list().map(({ id: courseId, objectives }) => {
      const own = practice.filter((record) => record.courseId === courseId);
      const due = today.filter(({ item }) => item.courseId === courseId);
      const certificate = certificates.find((one) => one.courseId === courseId);
      return {
        courseId,
        lessons: (learner?.lessons ?? [])
          .filter((lesson) => lesson.courseId === courseId)
          .map(({ slug, readAt }) => ({ slug, readAt: readAt.toISOString() })),
        solvedUnits: solved.filter((unit) => unit.courseId === courseId).map(({ name }) => name),
        objectives: objectives.map(({ id }) => {
          const record = own.find(({ objective, unit }) => objective === id && unit === null);
          return presentMastery(id, record?.last ?? [], record?.isMastered ?? false);
        }),
        certificate: certificate
          ? {
              code: certificate.code,
              state: certificateState(certificate, now),
              validUntil: certificate.validUntil.toISOString(),
            }
          : null,
        openAttemptId: open.find((one) => one.courseId === courseId)?._id.toHexString() ?? null,
        due: new Set(due.map(({ item }) => item.objective)).size,
      };
    });
  };
}

export function presentMastery(id: string, last: readonly boolean[], isMastered: boolean) {
  return { id, answered: last.length, right: last.filter(Boolean).length, isMastered };
}

/** Whether so many of the last answers are right that a skill counts as mastered. */
export function hasMastered(last: readonly boolean[]): boolean {
  return last.length >= MASTERY.of && last.slice(-MASTERY.of).filter(Boolean).length >= MASTERY.right;
}

/** Creates the list of courses with what their pages say about them. */
function createListCourses({ models, bank }: LearningContext) {
  async function summarize(course: Course): Promise<CourseSummary> {
    const { id, slug, title, version, minutes, objectives, lessons } = course;
    const { isOpen, isGating } = await bank.readTest(id);
    return {
      ...{ id, slug, title, version, minutes },
      objectives: objectives.map(({ id: objective, text, lesson, isTested }) => ({
        ...{ id: objective, text, lesson, isTested },
      })),
      lessons: lessons.map((lesson) => ({
        ...{ slug: lesson.slug, objective: lesson.objective, title: lesson.title, minutes: lesson.minutes },
      })),
      hasTest: isOpen,
      isTestGating: isGating,
      gain: await measureGain(models, bank, course),
    };
  }
  return async (): Promise<CourseSummary[]> => {
    const summaries: CourseSummary[] = [];
    for (const course of bank.list()) summaries.push(await summarize(course));
    return summaries;
  };
}

/** Compares first answers before and after the lessons, of members who gave both; `null` with too few of them. */
async function measureGain(
  { learners }: LearningModels,
  bank: LearningContext['bank'],
  course: Course,
): Promise<CourseSummary['gain']> {
  const before = new Set((await bank.findPreTest(course.id)).map(({ name }) => name));
  const exits = course.lessons.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'exit' ? [block.unit.id] : [])),
  );
  const after = new Set(exits);
  if (before.size === 0 || after.size === 0) return null;
  const records = await rawCollection(learners)
    .find({ 'firsts.unit': { $in: [...before] } }, { projection: { firsts: 1 } })
    .toArray();
  const pairs = records.flatMap(({ firsts }) => {
    const [pre, post] = [before, after].map((units) => shareOf(firsts.filter(({ unit }) => units.has(unit))));
    return pre === null || post === null || pre === undefined || post === undefined ? [] : [{ pre, post }];
  });
  if (pairs.length < GAIN_MIN_MEMBERS) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    members: pairs.length,
    before: mean(pairs.map(({ pre }) => pre)),
    after: mean(pairs.map(({ post }) => post)),
  };
}

function shareOf(firsts: readonly { readonly isRight: boolean }[]): number | null {
  return firsts.length === 0 ? null : firsts.filter(({ isRight }) => isRight).length / firsts.length;
}
