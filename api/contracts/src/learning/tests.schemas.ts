import { array, boolean, type InferType } from 'yup';
import { editorFields } from '../work/submissions.schemas.ts';
import { itemAnswers, workItemFields } from '../work/work.schemas.ts';
import {
  enumOf,
  flag,
  multiLineText,
  queryObject,
  responseCount,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictArray,
  strictObject,
  wholeNumber,
} from '../schema.ts';
import {
  ATTEMPT_ENDS,
  ATTEMPT_KINDS,
  ATTEMPT_STATES,
  TEST_CLOSED_REASONS,
  TEST_UNITS,
  UNIT_REPORT_REASONS,
  UNIT_REPORT_TEXT_MAX,
  WORK_GATES,
} from './learning.constants.ts';
import { certificateFields, checkedUnitResponse, objectiveId, unitResponse } from './learning.schemas.ts';

export const attemptParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });

/** `isLong` takes the longer time; `kind: renewal` renews a certificate. */
export const startAttemptBody = strictObject({
  isLong: flag('Say which time you take').required('Say which time you take'),
  kind: enumOf(ATTEMPT_KINDS, 'Must be a kind of attempt').required('Kind is required'),
});
export type StartAttemptBody = InferType<typeof startAttemptBody>;

/** The result of one objective. */
const objectiveResult = strictObject({
  id: objectiveId(),
  text: responseText(300),
  right: responseCount(),
  of: responseCount(),
  /** Whether it has what an objective needs. Always set for a renewal. */
  isEnough: boolean().strict().defined(),
  /** The lesson to read; `null` if it is not there any more. */
  lesson: strictObject({ slug: responseText(80), title: responseText(120) })
    .nullable()
    .defined(),
});

/** An attempt in every list. */
export const attemptFields = {
  id: responseId(),
  courseId: responseCount(),
  kind: enumOf(ATTEMPT_KINDS, 'Must be a kind of attempt').defined(),
  state: enumOf(ATTEMPT_STATES, 'Must be a state').defined(),
  startedAt: responseTime(),
  endsAt: responseTime(),
  endedAt: responseTime().nullable(),
  ending: enumOf(ATTEMPT_ENDS, 'Must be an ending').nullable().defined(),
  units: responseCount(),
  /** Right answers; `null` while it is open. */
  right: responseCount().nullable(),
  /** Whether a corrected question raised the result afterwards. */
  wasRescored: boolean().strict().defined(),
};

const ownAttemptFields = {
  ...attemptFields,
  /** Right answers that pass. */
  rightToPass: responseCount(),
};

/** An attempt in the member's list. */
export const attemptRowResponse = strictObject(ownAttemptFields);
export type AttemptRow = InferType<typeof attemptRowResponse>;

/** Where the member stands with the test of a course. */
export const testResponse = strictObject({
  courseId: responseCount(),
  /** Why no attempt can start; `null` if one can. */
  closed: enumOf(TEST_CLOSED_REASONS, 'Must be a reason').nullable().defined(),
  /** When the next attempt can start; `null` if it can now, or never has to. */
  retakeAt: responseTime().nullable(),
  openAttemptId: responseId().nullable(),
  /** Whether the paid work of the blueprint waits for this test. */
  workGate: enumOf(WORK_GATES, 'Must be a state').defined(),
  certificate: strictObject({
    ...certificateFields,
    /** From when it can be renewed; `null` once it cannot, e.g. because it is revoked. */
    renewableFrom: responseTime().nullable(),
  })
    .nullable()
    .defined(),
  /** Newest first. */
  attempts: array(attemptRowResponse).strict().defined(),
});
export type TestState = InferType<typeof testResponse>;

/** A question of an attempt. The id is its place in the attempt: `1` to `30`. */
const attemptUnit = strictObject({
  ...workItemFields,
  answers: itemAnswers(),
  isMarked: boolean().strict().defined(),
  isReported: boolean().strict().defined(),
  /** The version of the attempt that saved it last; 0 if nothing was saved. */
  version: responseCount(),
});
export type AttemptUnit = InferType<typeof attemptUnit>;

/** An attempt. Questions are there while it is open, the result afterwards. */
export const attemptResponse = strictObject({
  ...ownAttemptFields,
  /** The server's time, from which pages count down. */
  now: responseTime(),
  version: responseCount(),
  /** What saved last, e.g. `Firefox on Android`; `null` before the first save. */
  savedBy: responseText(60).nullable(),
  items: array(attemptUnit).strict().max(TEST_UNITS).defined(),
  result: strictObject({
    isPassed: boolean().strict().defined(),
    objectives: array(objectiveResult).strict().defined(),
    /** One solved question of practice for each objective with a wrong answer. Keys of the test are not shown. */
    examples: array(
      strictObject({ objective: objectiveId(), unit: unitResponse, solution: checkedUnitResponse }),
    )
      .strict()
      .defined(),
    retakeAt: responseTime().nullable(),
    certificateCode: responseText(40).nullable(),
  })
    .nullable()
    .defined(),
});
export type Attempt = InferType<typeof attemptResponse>;

const unitNumber = () => wholeNumber(1, TEST_UNITS, 'Must be a question').defined('Is required');

/**
 * Saves answers. A question that another page saved since `version` is not overwritten (`draft_newer`); the other ones
 * can be saved beside it.
 */
export const saveAttemptBody = strictObject({
  ...editorFields,
  items: strictArray(
    strictObject({
      number: unitNumber(),
      /** By part, all that is answered: a part that is left out has no answer, as after an undo. */
      answers: itemAnswers(),
      isMarked: flag('Say whether it is marked').required('Say whether it is marked'),
    }),
  )
    .min(1, 'Save at least one question')
    .max(TEST_UNITS, `Save at most ${TEST_UNITS} questions`),
});
export type SaveAttemptBody = InferType<typeof saveAttemptBody>;

export const savedAttemptResponse = strictObject({
  version: responseCount(),
  savedAt: responseTime(),
  endsAt: responseTime(),
});
export type SavedAttempt = InferType<typeof savedAttemptResponse>;

/** Reports a question of an attempt, once. */
export const reportUnitBody = strictObject({
  number: unitNumber(),
  reason: enumOf(UNIT_REPORT_REASONS, 'Choose what is wrong').required('Choose what is wrong'),
  text: multiLineText('Text', UNIT_REPORT_TEXT_MAX),
});
export type ReportUnitBody = InferType<typeof reportUnitBody>;
