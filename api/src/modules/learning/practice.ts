import {
  MASTERY,
  PRACTICE_PER_DAY,
  type AnsweredPractice,
  type AnswerPracticeBody,
  type ItemAnswers,
  type Practice,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { toTruthVersion, type TruthVersion } from '../work/index.ts';
import type { BankItemRecord, PracticeAnswerRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { createReadDay } from './practice.day.ts';
import { scheduleFact, type PracticeCandidate } from './practice.policy.ts';
import { hasMastered, presentMastery, touchLearner } from './progress.ts';
import { checkUnit, presentUnit } from './units.ts';

/** A question as it is asked; with its key if a template made it. */
type Asked = { readonly item: BankItemRecord; readonly key?: TruthVersion };

/** What members practice. */
export function createPractice(context: LearningContext) {
  const { models } = context;
  const read = createReadDay(context);
  const ask = createAsk(context);
  const apply = createApply(context);

  return {
    async get(userId: Id, timeZone: string | undefined): Promise<Practice> {
      const { day, answered, today, later, ...times } = await read(userId, timeZone);
      const items: Practice['items'] = [];
      for (const candidate of today) {
        const asked = await ask(userId, candidate);
        const { id, reason, comment } = candidate;
        if (asked) items.push({ id, reason, comment, unit: presentUnit(asked.item) });
      }
      return {
        ...{ day, timeZone: times.timeZone, nextDayAt: times.nextDayAt.toISOString() },
        ...{ limit: PRACTICE_PER_DAY, answered: answered.length, items, later },
      };
    },

    /** @throws AppError `not_found`, `incomplete`, `daily_limit_reached` */
    async answer(
      tx: Tx,
      userId: Id,
      { id, answers, timeZone }: AnswerPracticeBody,
    ): Promise<AnsweredPractice> {
      // Of two answers at once, one sees what the other did.
      await touchLearner(models, tx, userId);
      const { today, candidates, answered, ...times } = await read(userId, timeZone, tx);
      const repeated = await rawCollection(models.practiceAnswers).findOne(
        { userId, itemId: id },
        { session: tx },
      );
      if (repeated) return apply.repeat(tx, repeated, { ...times, answeredCount: answered.length });
      const candidate = today.find((one) => one.id === id);
      if (!candidate && candidates.some((one) => one.id === id))
        throw new AppError('daily_limit_reached', 'You have done what there is to practice today.', {
          extensions: { resetsAt: times.nextDayAt.toISOString() },
        });
      const asked = candidate && (await ask(userId, candidate));
      if (!asked) throw new AppError('not_found', 'This question is not part of your practice today.');
      return apply.first(tx, { userId, id, answers, asked, ...times, answeredCount: answered.length + 1 });
    },
  };
}

/** Creates what makes the question of a candidate; the same one whenever it is asked. */
function createAsk({ bank }: Pick<LearningContext, 'bank'>) {
  return async (userId: Id, { id, item }: PracticeCandidate): Promise<Asked | undefined> => {
    if (!item.isTemplate) return { item };
    const drawn = await bank.drawPractice(item, `${userId.toHexString()}:${id}`);
    if (!drawn) return undefined;
    const { material, parts } = drawn;
    return { item: { ...item, material: [...material], parts: [...parts] }, key: toTruthVersion(drawn) };
  };
}

type FirstAnswer = Pick<AnswerPracticeBody, 'id' | 'answers'> & {
  readonly userId: Id;
  readonly asked: Asked;
  readonly day: string;
  readonly nextDayAt: Date;
  readonly answeredCount: number;
};

/** Creates the changes of an answer: the last answers of its objective, and when a fact is asked again. */
function createChanges({ services: { clock }, models }: LearningContext) {
  const practice = rawCollection(models.practice);

  async function readMastery(tx: Tx, userId: Id, objective: string) {
    const record = await practice.findOne({ userId, objective, unit: null }, { session: tx });
    return { record, mastery: presentMastery(objective, record?.last ?? [], record?.isMastered ?? false) };
  }

  /** Counts an answer for its objective, of which the last five matter. */
  async function countAnswer(tx: Tx, userId: Id, objective: string, isRight: boolean) {
    const { record } = await readMastery(tx, userId, objective);
    if (!record) return presentMastery(objective, [isRight], false);
    const last = [...record.last, isRight].slice(-MASTERY.of);
    const isMastered = hasMastered(last);
    await practice.updateOne({ _id: record._id }, { $set: { last, isMastered } }, { session: tx });
    return presentMastery(objective, last, isMastered);
  }

  /** Schedules a fact. Returns when it is asked again. */
  async function schedule(tx: Tx, userId: Id, item: BankItemRecord, isRight: boolean): Promise<Date> {
    const { courseId, objective, name: unit } = item;
    const before = await practice.findOne({ userId, objective, unit }, { session: tx });
    const card = scheduleFact(before?.card ?? null, isRight, clock.now());
    await practice.updateOne(
      { userId, objective, unit },
      {
        $set: { card, dueAt: card.due },
        $setOnInsert: { _id: newId(), courseId, last: [], reason: null, comment: null, isMastered: false },
      },
      { upsert: true, session: tx },
    );
    return card.due;
  }

  return { readMastery, countAnswer, schedule };
}

/** Creates what an answer leads to, the first time and when it is sent again. */
function createApply(context: LearningContext) {
  const { services, models, bank } = context;
  const { readMastery, countAnswer, schedule } = createChanges(context);

  /** Compares answers with what is right. @throws AppError `incomplete` */
  async function check(tx: Tx, { item, key }: Asked, answers: ItemAnswers) {
    return checkUnit(item, key ? [key] : await bank.findPracticeTruths(item, tx), answers);
  }

  return {
    async first(
      tx: Tx,
      { userId, id, answers: submitted, asked, ...answer }: FirstAnswer,
    ): Promise<AnsweredPractice> {
      const { item } = asked;
      const { answers, ...checked } = await check(tx, asked, submitted);
      // What only a person could judge is compared with the example by the member.
      const isRight = checked.isRight ?? true;
      const { courseId, objective, name: unit } = item;
      const { day, answeredCount: count } = answer;
      await rawCollection(models.practiceAnswers).insertOne(
        {
          _id: newId(),
          userId,
          itemId: id,
          day,
          courseId,
          objective,
          unit,
          isRight,
          answers,
          at: services.clock.now(),
        },
        { session: tx },
      );
      const mastery = await countAnswer(tx, userId, objective, isRight);
      const dueAt = item.isTemplate ? null : await schedule(tx, userId, item, isRight);
      const next = dueAt ?? (mastery.isMastered ? null : answer.nextDayAt);
      return { checked, objective: mastery, dueAt: next?.toISOString() ?? null, answered: count };
    },

    /** Returns what an answer led to, from what is stored now. */
    async repeat(
      tx: Tx,
      { userId, objective, unit, itemId, answers }: PracticeAnswerRecord,
      {
        nextDayAt: next,
        answeredCount: answered,
      }: { readonly nextDayAt: Date; readonly answeredCount: number },
    ): Promise<AnsweredPractice> {
      const { mastery } = await readMastery(tx, userId, objective);
      const items = await bank.findPractice([objective], tx);
      const item = items.find(({ name }) => name === unit);
      const candidate = item && { id: itemId, item, reason: 'review' as const, comment: null };
      const asked = candidate && (await createAsk({ bank })(userId, candidate));
      if (!asked) throw new AppError('not_found', 'This question is not part of your practice any more.');
      const { answers: _same, ...checked } = await check(tx, asked, answers);
      const fact = await rawCollection(models.practice).findOne({ userId, objective, unit }, { session: tx });
      const dueAt = fact?.dueAt ?? (mastery.isMastered ? null : next);
      return { checked, objective: mastery, dueAt: dueAt?.toISOString() ?? null, answered };
    },
  };
}
