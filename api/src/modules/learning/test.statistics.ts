/*
 * How questions of tests do: counted once for each attempt that ended, a minute later, so that members who end attempts
 * at once do not wait for each other.
 */
import {
  partTypeOf,
  type ChoiceAnswer,
  type ItemAnswers,
  type PartDefinition,
  type TestHealth,
  type UnitHealth,
} from '@platform/contracts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { ItemTruths } from '../work/index.ts';
import type { BankItemRecord, BankKeyRecord, ItemStatisticsRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { scoreAnswers } from './test.scoring.ts';
import { isPartRight } from './test.policy.ts';

const MAX_PER_RUN = 200;
/** Attempts from which a correlation says something. */
const CORRELATION_MIN = 10;

export function createStatistics(context: LearningContext) {
  const { services, models } = context;
  const count = createCount(context);
  const getHealth = createGetHealth(context);
  return {
    /** Counts the attempts that ended. Safe to run in several processes at once. */
    async countEnded(): Promise<void> {
      const ended = await rawCollection(models.attempts)
        .find({ isCounted: false, state: { $ne: 'open' } }, { projection: { _id: 1 } })
        .limit(MAX_PER_RUN)
        .toArray();
      for (const { _id } of ended) await services.withTransaction((tx) => count(tx, _id));
    },

    /** Lists how the questions of each test do, or those of one course. */
    async listHealth(courseId: number | undefined): Promise<TestHealth[]> {
      const health: TestHealth[] = [];
      for (const { id } of context.bank.list())
        if (courseId === undefined || id === courseId) health.push(await getHealth(id));
      return health;
    },
  };
}

function createCount({ models, bank }: LearningContext) {
  const statistics = rawCollection(models.statistics);

  return async (tx: Tx, _id: Id): Promise<void> => {
    const attempt = await rawCollection(models.attempts).findOne({ _id, isCounted: false }, { session: tx });
    if (!attempt?.isRight) return;
    const total = attempt.isRight.filter(Boolean).length;
    const truths = await bank.findTruths(attempt.units, tx);
    for (const [index, unit] of attempt.units.entries()) {
      const { name } = unit;
      const isRight = attempt.isRight[index] ?? false;
      const rest = total - (isRight ? 1 : 0);
      // One by one: a template can have made several questions of the attempt.
      const before = await statistics.findOne({ _id: name }, { session: tx });
      const answers = attempt.saved[index]?.answers ?? {};
      const parts = countParts(before?.parts ?? [], unit.parts, truths[index] ?? [], answers);
      await statistics.updateOne(
        { _id: name },
        {
          $set: { parts, courseId: attempt.courseId },
          $inc: {
            asked: 1,
            right: isRight ? 1 : 0,
            rest,
            restSquares: rest * rest,
            restOfRight: isRight ? rest : 0,
          },
        },
        { upsert: true, session: tx },
      );
    }
    await rawCollection(models.attempts).updateOne({ _id }, { $set: { isCounted: true } }, { session: tx });
  };
}

/** Adds the answers to a question to the figures of its parts. */
function countParts(
  before: ItemStatisticsRecord['parts'],
  parts: readonly PartDefinition[],
  truths: ItemTruths,
  answers: ItemAnswers,
): ItemStatisticsRecord['parts'] {
  const { scores } = scoreAnswers(parts, truths, answers);
  return parts.map((part) => {
    const known = before.find((one) => one.part === part.id) ?? {
      part: part.id,
      asked: 0,
      right: 0,
      options: [],
    };
    const score = scores.find((one) => one.part === part.id)?.score ?? 0;
    const options = [...known.options];
    for (const id of chosenIn(part, answers[part.id])) {
      const at = options.findIndex((option) => option.id === id);
      if (at === -1) options.push({ id, count: 1 });
      else options[at] = { id, count: (options[at]?.count ?? 0) + 1 };
    }
    return { ...known, asked: known.asked + 1, right: known.right + (isPartRight(score) ? 1 : 0), options };
  });
}

/** The options that an answer to a choice has; none of another part. */
function chosenIn(part: PartDefinition, answer: unknown): string[] {
  if (part.type !== 'choice') return [];
  const { selected, cannotTell } = (answer ?? partTypeOf(part).empty(part)) as ChoiceAnswer;
  return cannotTell ? [...selected, CANNOT_TELL] : selected;
}

const CANNOT_TELL = 'cannot-tell';

/** Creates the read of how the questions of a test do. */
function createGetHealth({ models, bank }: LearningContext) {
  return async (courseId: number): Promise<TestHealth> => {
    const course = bank.get(courseId);
    const items = await bank.findTestItems(courseId);
    const statistics = await rawCollection(models.statistics).find({ courseId }).toArray();
    const pending = await rawCollection(models.reports)
      .find({ courseId, status: 'pending' }, { projection: { name: 1 } })
      .toArray();
    const { guessProbability, isGating } = await bank.readTest(courseId);
    const attempts = rawCollection(models.attempts);
    const current = items.filter(({ isRetired }) => !isRetired);
    const rights = await bank.findKeyParts(current.map(({ _id }) => _id));
    return {
      courseId,
      version: course.version,
      guessProbability,
      isGating,
      attempts: await attempts.countDocuments({ courseId, state: { $ne: 'open' } }),
      passed: await attempts.countDocuments({ courseId, state: 'passed' }),
      units: current
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map((item) => ({
          ...presentHealth(
            item,
            statistics.find(({ _id }) => _id === item.name),
            rights.get(item._id),
          ),
          pendingReports: pending.filter(({ name }) => name === item.name).length,
        })),
    };
  };
}

function presentHealth(
  { name, objective, kind, isVoided, parts }: BankItemRecord,
  record: ItemStatisticsRecord | undefined,
  key: BankKeyRecord['parts'] | undefined,
): Omit<UnitHealth, 'pendingReports'> {
  const share = (count: number, of: number) => (of === 0 ? null : count / of);
  return {
    ...{ name, objective, kind, isOffered: !isVoided },
    asked: record?.asked ?? 0,
    facility: record ? share(record.right, record.asked) : null,
    pointBiserial: record ? correlate(record) : null,
    parts: (record?.parts ?? []).map(({ part, asked, right, options }) => {
      const definition = parts.find(({ id }) => id === part);
      const labels = definition?.type === 'choice' ? definition.options : [];
      return {
        part,
        facility: share(right, asked),
        options: options.map(({ id, count }) => ({
          id,
          label:
            labels.find((option) => option.id === id)?.label ?? (id === CANNOT_TELL ? 'Cannot tell' : id),
          share: share(count, asked),
          isRight: key ? isChosenIn(key[part]?.answers ?? [], id) : null,
        })),
      };
    }),
  };
}

/** Whether one of the right answers to a choice has an option. */
function isChosenIn(answers: readonly unknown[], id: string): boolean {
  return answers.some((answer) => {
    const { selected = [], cannotTell = false } = answer as Partial<ChoiceAnswer>;
    return id === CANNOT_TELL ? cannotTell : selected.includes(id);
  });
}

/**
 * Computes the point-biserial correlation of a right answer with the right answers to the other questions of the
 * attempt; `null` with too few attempts, or if all answers or all attempts are alike.
 */
export function correlate({
  asked,
  right,
  rest,
  restSquares,
  restOfRight,
}: Omit<ItemStatisticsRecord, '_id' | 'courseId' | 'parts'>): number | null {
  const wrong = asked - right;
  if (asked < CORRELATION_MIN || right === 0 || wrong === 0) return null;
  const variance = restSquares / asked - (rest / asked) ** 2;
  if (variance <= 0) return null;
  const difference = restOfRight / right - (rest - restOfRight) / wrong;
  const value = (difference / Math.sqrt(variance)) * Math.sqrt((right / asked) * (wrong / asked));
  return Math.max(-1, Math.min(1, value));
}
