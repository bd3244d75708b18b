import { array, boolean, number, type InferType } from 'yup';
import { adminListQuery, REASON_MAX, TIME_SORTS, userFilter } from '../admin/admin-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { LABEL_MAX } from '../work/parts/part-fields.ts';
import { itemAnswers, workItemFields } from '../work/work.schemas.ts';
import {
  enumOf,
  queryObject,
  responseCount,
  responseId,
  responseShare,
  responseText,
  responseTime,
  strictObject,
  wholeNumberParam,
} from '../schema.ts';
import {
  ATTEMPT_STATES,
  CERTIFICATE_STATES,
  CORRECTION_STATES,
  UNIT_KINDS,
  UNIT_REPORT_REASONS,
  UNIT_REPORT_STATUSES,
  UNIT_REPORT_TEXT_MAX,
} from './learning.constants.ts';
import { checkedUnitResponse, objectiveId } from './learning.schemas.ts';
import { attemptFields } from './tests.schemas.ts';

const courseFilter = () => wholeNumberParam('Course');

export const unitHealthQuery = queryObject({
  courseId: courseFilter(),
});

/** How a question or a template of a test does. Figures are of first answers in attempts that ended. */
export const unitHealthResponse = strictObject({
  /** Question or template in the content, e.g. `1.3-017`. */
  name: responseText(40),
  objective: objectiveId(),
  kind: enumOf(UNIT_KINDS, 'Must be a kind').defined(),
  /** Whether new attempts can have it. */
  isOffered: boolean().strict().defined(),
  /** How often it was asked, and the share of right answers; `null` before the first. */
  asked: responseCount(),
  facility: responseShare().nullable(),
  /** Correlation of a right answer with the other answers of the attempt, -1 to 1; `null` with too few. */
  pointBiserial: number().strict().min(-1).max(1).nullable().defined(),
  /** By part: the share of right ones, and of each option that was chosen. */
  parts: array(
    strictObject({
      part: responseText(40),
      facility: responseShare().nullable(),
      options: array(
        strictObject({
          id: responseText(40),
          label: responseText(LABEL_MAX),
          share: responseShare().nullable(),
          /** `null` where a template makes the question: what is right differs. */
          isRight: boolean().strict().nullable().defined(),
        }),
      )
        .strict()
        .defined(),
    }),
  )
    .strict()
    .defined(),
  pendingReports: responseCount(),
});
export type UnitHealth = InferType<typeof unitHealthResponse>;

/** What is said about the test of a course as a whole. */
export const testHealthResponse = strictObject({
  courseId: responseCount(),
  version: responseText(64),
  /** The probability that random answers pass, by the options that the bank has. */
  guessProbability: responseShare(),
  isGating: boolean().strict().defined(),
  attempts: responseCount(),
  passed: responseCount(),
  units: array(unitHealthResponse).strict().defined(),
});
export type TestHealth = InferType<typeof testHealthResponse>;

export const unitReportsQuery = adminListQuery(TIME_SORTS, {
  status: enumOf(UNIT_REPORT_STATUSES, 'Status must be a status of a report'),
  courseId: courseFilter(),
  userId: userFilter(),
});

const unitReportFields = {
  id: responseId(),
  userId: responseId(),
  username: responseText(USERNAME_MAX),
  attemptId: responseId(),
  courseId: responseCount(),
  objective: objectiveId(),
  /** Question or template in the content. */
  name: responseText(40),
  /** Its place in the attempt. */
  number: responseCount(),
  reason: enumOf(UNIT_REPORT_REASONS, 'Must be a reason').defined(),
  text: responseText(UNIT_REPORT_TEXT_MAX),
  reportedAt: responseTime(),
  status: enumOf(UNIT_REPORT_STATUSES, 'Must be a status').defined(),
  /** What the member was told; `null` while it waits. */
  answer: responseText(REASON_MAX).nullable(),
  decidedAt: responseTime().nullable(),
  decidedBy: responseText(USERNAME_MAX).nullable(),
};
export const unitReportRowResponse = strictObject(unitReportFields);
export type UnitReportRow = InferType<typeof unitReportRowResponse>;

/** One report with the question as the member saw it, what they answered, and what counts as right. */
export const unitReportDetailResponse = strictObject({
  ...unitReportFields,
  unit: strictObject({ ...workItemFields, answers: itemAnswers() }),
  checked: checkedUnitResponse,
  /** Other reports of the same question or template. */
  others: responseCount(),
  /** Whether new attempts can have it. */
  isOffered: boolean().strict().defined(),
});
export type UnitReportDetail = InferType<typeof unitReportDetailResponse>;

export const correctionsQuery = adminListQuery(TIME_SORTS, {
  state: enumOf(CORRECTION_STATES, 'State must be a state of a correction'),
  courseId: courseFilter(),
});

/** A key that was corrected in the content, or a question that an accepted report took away, and whom it concerns. */
export const correctionResponse = strictObject({
  id: responseId(),
  courseId: responseCount(),
  name: responseText(40),
  /** Whether the question counts as right for everyone who had it, because of an accepted report. */
  isVoided: boolean().strict().defined(),
  at: responseTime(),
  state: enumOf(CORRECTION_STATES, 'Must be a state').defined(),
  /** Ended attempts that had it; open ones are scored with the new key. */
  attempts: responseCount(),
  /** Attempts that got more right answers by it, and those that passed by it; 0 before it is rescored. */
  raised: responseCount(),
  passed: responseCount(),
  rescoredAt: responseTime().nullable(),
  rescoredBy: responseText(USERNAME_MAX).nullable(),
});
export type Correction = InferType<typeof correctionResponse>;

export const certificatesQuery = adminListQuery(TIME_SORTS, {
  courseId: courseFilter(),
  state: enumOf(CERTIFICATE_STATES, 'State must be a state of a certificate'),
  userId: userFilter(),
});

export const attemptsQuery = adminListQuery(TIME_SORTS, {
  courseId: courseFilter(),
  state: enumOf(ATTEMPT_STATES, 'State must be a state of an attempt'),
  userId: userFilter(),
});

/** An attempt in the list of administrators. */
export const memberAttemptResponse = strictObject({
  ...attemptFields,
  userId: responseId(),
  username: responseText(USERNAME_MAX),
});
export type MemberAttempt = InferType<typeof memberAttemptResponse>;
