import { array, boolean, type InferType } from 'yup';
import { REASON_MAX } from '../admin/admin-list.ts';
import { pageQuery } from '../paging.ts';
import {
  enumOf,
  flag,
  jsonObject,
  multiLineText,
  queryObject,
  responseCount,
  responseDollars,
  responseId,
  responseShare,
  responseText,
  responseTime,
  singleLineText,
  strictArray,
  strictObject,
  wholeNumber,
  withMinLength,
} from '../schema.ts';
import { WORK_FILE_TYPES } from './parts/file.ts';
import { partId } from './parts/part-fields.ts';
import type { PartAnswer } from './parts/part-types.ts';
import { REJECTION_CODES, REVIEW_DECISIONS } from './reviews.constants.ts';
import {
  APPEAL_TEXT_MAX,
  APPEAL_TEXT_MIN,
  ASSISTANCE_RULES,
  CANNOT_DO_REASONS,
  ITEM_REPORT_STATUSES,
  SUBMISSION_STATES,
  WORK_WARNINGS,
  type CannotDoReason,
} from './work.constants.ts';
import { itemAnswers, workItemFields, workTextFields, type ItemAnswers } from './work.schemas.ts';

export const submissionParams = queryObject({
  id: singleLineText('Id', 40).required('Id is required'),
});

const cannotDo = () => enumOf(CANNOT_DO_REASONS, 'Choose why it cannot be done').nullable();

/** How text came into the answers, in characters. Neither the text nor the keys are recorded. */
const effortCount = () => wholeNumber(0, 10_000_000, 'Must be a number of characters').defined('Is required');
export const effort = strictObject({
  typed: effortCount(),
  pasted: effortCount(),
  /** Put in by a tool of the page, e.g. a variable of a prompt. */
  inserted: effortCount(),
});
export type Effort = InferType<typeof effort>;

/** The answers to one item as they are saved. */
export type ItemDraft = { itemId: string; answers: ItemAnswers; cannotDo: CannotDoReason | null };

const itemDraft = strictObject({
  itemId: singleLineText('Item', 40).required('Item is required'),
  /** By part, all that is answered: a part that is left out has no answer, as after an undo. */
  answers: itemAnswers(),
  cannotDo: cannotDo().defined('Is required'),
});

const versionField = () => wholeNumber(0, 1_000_000_000, 'Must be a version').defined('Is required');
const secondsField = () => wholeNumber(0, 1_000_000, 'Must be a number of seconds').defined('Is required');

/** What says from where answers are saved. */
export const editorFields = {
  /** The version that the change was made to. */
  version: versionField(),
  /** Identifies the open page, so that it can repeat a request whose answer was lost. */
  editorId: singleLineText('Editor', 40).required('Editor is required'),
  /** Names this page to the other one, e.g. `Firefox on Android`. */
  device: singleLineText('Device', 60).required('Device is required'),
};

/** Saves the items that changed. */
export const saveDraftBody = strictObject({
  ...editorFields,
  activeSeconds: secondsField(),
  effort,
  items: strictArray(itemDraft).max(200, 'Save at most 200 items'),
});
export type SaveDraftBody = InferType<typeof saveDraftBody>;

export const savedDraftResponse = strictObject({
  version: responseCount(),
  savedAt: responseTime(),
  /** Until when the place in a limited task is kept; `null` if the task is not limited, or the place was given away. */
  placeKeptUntil: responseTime().nullable(),
});
export type SavedDraft = InferType<typeof savedDraftResponse>;

/** Hands the saved answers in. */
export const submitWorkBody = strictObject({
  version: versionField(),
  /** Whether AI tools helped, and which. */
  assistance: strictObject({
    used: flag('Say whether AI tools helped').required('Say whether AI tools helped'),
    tools: multiLineText('Tools', 500),
  }),
});
export type SubmitWorkBody = InferType<typeof submitWorkBody>;

/** Reports the items that the saved answers say cannot be done, and gives the task back. */
export const reportWorkBody = strictObject({ version: versionField() });

export const appealBody = strictObject({
  text: withMinLength(
    multiLineText('Appeal', APPEAL_TEXT_MAX).required('Say why the decision is wrong'),
    APPEAL_TEXT_MIN,
    `Say why the decision is wrong in at least ${APPEAL_TEXT_MIN} characters`,
  ),
});

/** A comment of a reviewer, anchored in the work. */
export const reviewComment = strictObject({
  itemId: responseId(),
  /** The part; `null` for the whole item. */
  part: partId().nullable(),
  /** What in the answer is meant, e.g. `box:3`, `row:2.amount`, `claim:c4`; `null` for the whole part. */
  target: responseText(80).nullable(),
  /** The piece of the text that is meant, as UTF-16 offsets; `null` if it is no piece of a text. */
  span: strictObject({ from: responseCount(), to: responseCount() }).nullable().defined(),
  text: responseText(1_000),
  /** The objective that it is about, which the member then practices; missing or `null` for none. */
  objective: responseText(10).nullable().optional(),
});
export type ReviewComment = InferType<typeof reviewComment>;

/** What can be measured in a hand-in without reading it. Members get none of it before a decision quotes it. */
export const workMeasures = strictObject({
  /** Known answers, e.g. one for each claim. */
  known: responseCount(),
  /** Mean score of the known answers, 0 to 1, and what a guess would have given; `null` without any. */
  share: responseShare().nullable(),
  chance: responseShare().nullable(),
  /** Share of the answers that repeat the most frequent one, and of the right answers; `null` for too few. */
  identical: responseShare().nullable(),
  keyIdentical: responseShare().nullable(),
});
export type WorkMeasures = InferType<typeof workMeasures>;

/** One decision about a submission, as its member reads it. Reviewers stay anonymous. */
export const submissionReview = strictObject({
  decision: enumOf(REVIEW_DECISIONS, 'Must be a decision').defined(),
  /** The hand-in that was reviewed, from 1. */
  round: responseCount(),
  decidedAt: responseTime(),
  /** Whether no decision was made in time, so that the platform approved or sent it back. */
  isAutomatic: boolean().strict().defined(),
  /** Set on rejections. */
  code: enumOf(REJECTION_CODES, 'Must be a code').nullable().defined(),
  text: responseText(4_000).nullable(),
  /** What a rejection for no effort is based on; `null` for all else. */
  figures: workMeasures.nullable().defined(),
  /** Whether one person alone decided what needs two, because no one else may decide. */
  isAlone: boolean().strict().defined(),
  /** By criterion: the chosen option. */
  criteria: jsonObject<Record<string, string>>(),
  comments: array(reviewComment).strict().defined(),
  /** Answers that the reviewer corrected before approving. */
  fixes: array(strictObject({ itemId: responseId(), answers: itemAnswers() }))
    .strict()
    .defined(),
});
export type SubmissionReview = InferType<typeof submissionReview>;

const rowFields = {
  id: responseId(),
  taskId: responseId(),
  blueprintId: responseCount(),
  title: responseText(120),
  reward: responseDollars(),
  isPractice: boolean().strict().defined(),
  state: enumOf(SUBMISSION_STATES, 'Must be a state').defined(),
  /** Hand-ins so far. */
  round: responseCount(),
  startedAt: responseTime(),
  savedAt: responseTime(),
  submittedAt: responseTime().nullable(),
  /** When the review, or the appeal, is decided at the latest; `null` if nothing waits, or a person without a limit. */
  dueAt: responseTime().nullable(),
  /** Until when the work can be taken back; `null` if it cannot. */
  withdrawableUntil: responseTime().nullable(),
  /** Until when the revision must be handed in; `null` if none is asked for. */
  reviseUntil: responseTime().nullable(),
  /** Until when an appeal is possible; `null` if it is not. */
  appealUntil: responseTime().nullable(),
  /** By when the reports are decided with which the task was given back; `null` if none wait. */
  reportsDueAt: responseTime().nullable(),
  decidedAt: responseTime().nullable(),
  activeSeconds: responseCount(),
  /** Whether there is a decision that the member has not seen yet. */
  isNew: boolean().strict().defined(),
};

/** A submission in the member's list. */
export const submissionRowResponse = strictObject(rowFields);
export type SubmissionRow = InferType<typeof submissionRowResponse>;

/** What was right and wrong in an answer. */
export const partFinding = strictObject({
  /** What is meant, as in `reviewComment`. */
  target: responseText(80).nullable(),
  isRight: boolean().strict().defined(),
  text: responseText(500),
});
export type PartFinding = InferType<typeof partFinding>;

/** The score of one part of an item. */
export const partScore = strictObject({
  part: partId(),
  /** 0 to 1. */
  score: responseShare(),
  findings: array(partFinding).strict().defined(),
  /** The right answer, in the form of an answer. */
  truth: jsonObject<PartAnswer>(),
});
export type PartScore = InferType<typeof partScore>;

const submissionItem = strictObject({
  ...workItemFields,
  answers: itemAnswers(),
  cannotDo: cannotDo().defined(),
  /** What became of the member's report that it cannot be done; `null` if none was filed. */
  report: strictObject({
    status: enumOf(ITEM_REPORT_STATUSES, 'Must be a status').defined(),
    /** Why it was rejected, or why the item is offered again. */
    reason: responseText(REASON_MAX).nullable(),
  }).nullable(),
  /** The answers that were reviewed last, while a revision is written; otherwise `null`. */
  previous: itemAnswers().nullable(),
  /** After practice only: the scores by part, and why. Otherwise `null`. */
  result: strictObject({
    scores: array(partScore).strict().defined(),
    explanation: responseText(1_000),
  })
    .nullable()
    .defined(),
});
export type SubmissionItem = InferType<typeof submissionItem>;

/** An uploaded file. */
export const workFileResponse = strictObject({
  id: responseId(),
  name: responseText(120),
  type: enumOf(
    WORK_FILE_TYPES.map(({ type }) => type),
    'Must be a file type',
  ).defined(),
  /** Bytes. */
  size: responseCount(),
});
export type WorkFile = InferType<typeof workFileResponse>;

/** A submission with its items and answers, for the member who writes it. */
export const submissionResponse = strictObject({
  ...rowFields,
  ...workTextFields,
  assistanceRule: enumOf(ASSISTANCE_RULES, 'Must be a rule').defined(),
  estimatedTime: responseCount(),
  worksOnPhone: boolean().strict().defined(),
  /** The version of the saved answers. */
  version: responseCount(),
  /** What saved last, e.g. `Firefox on Android`; `null` before the first save. */
  savedBy: responseText(60).nullable(),
  placeKeptUntil: responseTime().nullable(),
  effort,
  assistance: strictObject({ used: boolean().strict().defined(), tools: responseText(500) })
    .nullable()
    .defined(),
  items: array(submissionItem).strict().defined(),
  /** Decisions, oldest first. */
  reviews: array(submissionReview).strict().defined(),
  /** When the lock of the reward ends, or has ended; `null` unless the work was approved. */
  rewardAvailableAt: responseTime().nullable(),
  /** The appeal that the member wrote; `null` if there is none. */
  appeal: strictObject({ text: responseText(APPEAL_TEXT_MAX), at: responseTime() })
    .nullable()
    .defined(),
  files: array(workFileResponse).strict().defined(),
  /** What the member was told before the first hand-in counted; `null` until then. */
  warnings: array(enumOf(WORK_WARNINGS, 'Must be a warning').defined()).strict().nullable().defined(),
});
export type Submission = InferType<typeof submissionResponse>;

/** How many submissions wait for the member, and how many for a reviewer. */
export const submissionSummaryResponse = strictObject({
  /** In progress: drafts of paid work. */
  drafts: responseCount(),
  /** Waiting for a decision, appeals included. */
  inReview: responseCount(),
  /** The rewards of what is in review, in dollars. */
  inReviewReward: responseDollars(),
  /** Revisions that the member was asked for. */
  toRevise: responseCount(),
  /** Decisions that the member has not seen yet. */
  news: responseCount(),
});
export type SubmissionSummary = InferType<typeof submissionSummaryResponse>;

export const submissionsQuery = pageQuery.shape({
  state: enumOf(SUBMISSION_STATES, 'State must be a state of a submission'),
});
