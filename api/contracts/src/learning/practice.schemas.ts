import { array, type InferType } from 'yup';
import { itemAnswers } from '../work/work.schemas.ts';
import {
  enumOf,
  queryObject,
  responseCount,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
  timeZoneText,
} from '../schema.ts';
import { PRACTICE_REASONS } from './learning.constants.ts';
import { checkedUnitResponse, objectiveMastery, unitResponse } from './learning.schemas.ts';

/** The time zone of the browser. It counts for members who have not chosen one in their notice settings. */
export const practiceQuery = queryObject({ timeZone: timeZoneText() });

/** The practice of the member's day, which begins at midnight in the time zone. */
export const practiceResponse = strictObject({
  /** `2026-03-10` */
  day: responseText(10),
  timeZone: responseText(60),
  /** When the next day begins. */
  nextDayAt: responseTime(),
  /** Questions of this day at most, and answered so far. */
  limit: responseCount(),
  answered: responseCount(),
  /** What is left for this day; empty once it is done. */
  items: array(
    strictObject({
      /** Identifies the question of this day, also if it comes again another day. */
      id: responseText(80),
      reason: enumOf(PRACTICE_REASONS, 'Must be a reason').defined(),
      /** The comment of a reviewer that it goes back to; `null` for other reasons. */
      comment: responseText(1_000).nullable(),
      unit: unitResponse,
    }),
  )
    .strict()
    .max(10)
    .defined(),
  /** What is due beyond the day's limit. It waits; no later day becomes longer. */
  later: responseCount(),
});
export type Practice = InferType<typeof practiceResponse>;

export const answerPracticeBody = strictObject({
  id: singleLineText('Id', 80).required('Id is required'),
  answers: itemAnswers(),
  timeZone: timeZoneText(),
});
export type AnswerPracticeBody = InferType<typeof answerPracticeBody>;

/** What an answer of practice led to. */
export const answeredPracticeResponse = strictObject({
  checked: checkedUnitResponse,
  objective: objectiveMastery,
  /** When the question, or its objective, is asked again; `null` if it is mastered and no fact. */
  dueAt: responseTime().nullable(),
  /** Answered on this day so far. */
  answered: responseCount(),
});
export type AnsweredPractice = InferType<typeof answeredPracticeResponse>;
