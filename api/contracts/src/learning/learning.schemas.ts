import { array, boolean, type InferType } from 'yup';
import { LABEL_MAX } from '../work/parts/part-fields.ts';
import { partScore } from '../work/submissions.schemas.ts';
import { itemAnswers, workItemFields } from '../work/work.schemas.ts';
import {
  enumOf,
  queryObject,
  responseCount,
  responseId,
  responseShare,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
  numberInPath,
} from '../schema.ts';
import { CERTIFICATE_STATES } from './learning.constants.ts';

export const courseParams = queryObject({
  courseId: numberInPath('Course id'),
});

/** The `:unitId` parameter: a question of a lesson, of the pre-test or of practice, e.g. `1.2-004`. */
export const unitParams = queryObject({
  unitId: singleLineText('Unit id', 40).required('Unit id is required'),
});

/** The id of an objective, e.g. `1.3`. */
export const objectiveId = () => responseText(10);

/** What a course has to offer. Its lessons are public pages. */
export const courseSummaryResponse = strictObject({
  /** The blueprint whose tasks it is about, 1 to 10. */
  id: responseCount(),
  slug: responseText(60),
  title: responseText(120),
  version: responseText(64),
  /** Minutes for all lessons. */
  minutes: responseCount(),
  objectives: array(
    strictObject({
      id: objectiveId(),
      /** What a person can do who has reached it, in one sentence. */
      text: responseText(300),
      /** Slug of its lesson; `null` while it is not written. */
      lesson: responseText(80).nullable(),
      /** Whether the test asks for it; otherwise it is practiced only. */
      isTested: boolean().strict().defined(),
    }),
  )
    .strict()
    .max(10)
    .defined(),
  lessons: array(
    strictObject({
      slug: responseText(80),
      objective: objectiveId(),
      title: responseText(LABEL_MAX),
      minutes: responseCount(),
    }),
  )
    .strict()
    .max(12)
    .defined(),
  /** Whether a test can be taken, and whether passing it opens the paid work. */
  hasTest: boolean().strict().defined(),
  isTestGating: boolean().strict().defined(),
  /** Mean share of right first answers before and after, with the number of members; `null`: not measured yet. */
  gain: strictObject({ members: responseCount(), before: responseShare(), after: responseShare() })
    .nullable()
    .defined(),
});
export type CourseSummary = InferType<typeof courseSummaryResponse>;

/** A question of practice: what is asked, never what is right. */
export const unitResponse = strictObject({ ...workItemFields, objective: objectiveId() });
export type Unit = InferType<typeof unitResponse>;

/** The answers to a question by part. */
export const unitAnswersBody = strictObject({ answers: itemAnswers() });

/** What is right and wrong in the answers to a question of practice. */
export const checkedUnitResponse = strictObject({
  /** Whether every part with a known answer is right. `null` if a person would have to read it. */
  isRight: boolean().strict().nullable().defined(),
  scores: array(partScore).strict().defined(),
  explanation: responseText(1_000),
});
export type CheckedUnit = InferType<typeof checkedUnitResponse>;

/** How far a member masters an objective. */
export const objectiveMastery = strictObject({
  id: objectiveId(),
  /** Of the last five answers: how many there are, and how many are right. */
  answered: responseCount(),
  right: responseCount(),
  isMastered: boolean().strict().defined(),
});

/** A member's certificate where it is named. */
export const certificateFields = {
  code: responseText(40),
  state: enumOf(CERTIFICATE_STATES, 'Must be a state').defined(),
  validUntil: responseTime(),
};

/** What a member has done in a course. */
export const courseProgressResponse = strictObject({
  courseId: responseCount(),
  /** Lessons that were read to their end. */
  lessons: array(strictObject({ slug: responseText(80), readAt: responseTime() }))
    .strict()
    .defined(),
  /** Questions that were solved, of lessons and the pre-test. */
  solvedUnits: array(responseText(40)).strict().max(500).defined(),
  /** What practice says about each objective. */
  objectives: array(objectiveMastery).strict().defined(),
  certificate: strictObject(certificateFields).nullable().defined(),
  /** An attempt that is under way; `null` if there is none. */
  openAttemptId: responseId().nullable(),
  /** Objectives of the questions that are left for the day of practice; 0 once it is done. */
  due: responseCount(),
});
export type CourseProgress = InferType<typeof courseProgressResponse>;
