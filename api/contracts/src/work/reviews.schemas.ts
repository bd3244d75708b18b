import { array, boolean, type InferType } from 'yup';
import { adminListQuery } from '../admin/admin-list.ts';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { caseIds } from '../cases/case-fields.ts';
import {
  enumOf,
  jsonObject,
  multiLineText,
  responseCount,
  responseDollars,
  responseId,
  responseShare,
  responseText,
  responseTime,
  singleLineText,
  strictArray,
  strictObject,
  wholeNumberParam,
  wholeNumber,
  withMinLength,
} from '../schema.ts';
import {
  NO_EFFORT_STEPS,
  REJECTION_CODES,
  REJECTION_TEXT_MIN,
  REVIEWER_KIT,
  REVIEW_HINTS,
  REVIEW_TEXT_MAX,
  COMMENTS_MAX,
} from './reviews.constants.ts';
import {
  effort,
  partScore,
  reviewComment,
  submissionReview,
  workFileResponse,
  workMeasures,
} from './submissions.schemas.ts';
import { ASSISTANCE_RULES, CANNOT_DO_REASONS, SUBMISSION_STATES, WORK_WARNINGS } from './work.constants.ts';
import { itemAnswers, workItemFields, workTextFields } from './work.schemas.ts';

/** The states of submissions that reviewers see: handed in at least once. */
export const REVIEW_STATES = SUBMISSION_STATES.filter(
  (state) => !['draft', 'practiced', 'returned'].includes(state),
);

export const reviewsQuery = adminListQuery(['due', 'newest', 'oldest'], {
  state: enumOf(REVIEW_STATES, 'State must be a state of a submission'),
  blueprintId: wholeNumberParam('Blueprint'),
  taskId: singleLineText('Task', 40),
});

const rowFields = {
  id: responseId(),
  /** Stands for the member, who is not named before the decision. */
  alias: responseText(40),
  taskId: responseId(),
  blueprintId: responseCount(),
  title: responseText(120),
  reward: responseDollars(),
  state: enumOf(SUBMISSION_STATES, 'Must be a state').defined(),
  round: responseCount(),
  submittedAt: responseTime(),
  dueAt: responseTime().nullable(),
  activeSeconds: responseCount(),
  /** Minutes, as estimated by the author of the task. */
  estimatedTime: responseCount(),
  /** What was measured in the hand-in; `null` if nothing was. */
  measures: workMeasures.nullable().defined(),
  hints: array(enumOf(REVIEW_HINTS, 'Must be a hint').defined()).strict().defined(),
  /** Who reviews it now; `null` if it is free. */
  claimedBy: responseText(USERNAME_MAX).nullable(),
  claimedUntil: responseTime().nullable(),
  decidedAt: responseTime().nullable(),
  /** Username; `null` while undecided, and if the platform decided. */
  decidedBy: responseText(USERNAME_MAX).nullable(),
};

/** A submission in the review queue. */
export const reviewRowResponse = strictObject(rowFields);
export type ReviewRow = InferType<typeof reviewRowResponse>;

const reviewItem = strictObject({
  ...workItemFields,
  /** Whether its author says that it is one of the hard ones. Members never see this. */
  isHard: boolean().strict().defined(),
  answers: itemAnswers(),
  cannotDo: enumOf(CANNOT_DO_REASONS, 'Must be a reason').nullable().defined(),
  /** The answers of the hand-in before; `null` in the first round. */
  previous: itemAnswers().nullable(),
  /** How much changed since the hand-in before, 0 to 1; `null` in the first round. */
  change: responseShare().nullable(),
  /** By part, where the right answer is known. */
  scores: array(partScore).strict().defined(),
  explanation: responseText(1_000).nullable(),
});
export type ReviewItem = InferType<typeof reviewItem>;

/** An input that members have not seen, and what must happen with it in their work. Members never see it. */
export const reviewerKitEntry = strictObject({ input: responseText(2_000), expect: responseText(1_000) });
export type ReviewerKitEntry = InferType<typeof reviewerKitEntry>;

/** How many answered items with known answers are right, i.e. have a good score. `share` is the mean score, 0 to 1. */
const scoreTally = strictObject({
  right: responseCount(),
  items: responseCount(),
  share: responseShare(),
});
export type ScoreTally = InferType<typeof scoreTally>;

/** A decision with its reviewer, for administrators. */
const storedReview = submissionReview.shape({
  /** Username; `null` if the platform decided. */
  decidedBy: responseText(USERNAME_MAX).nullable(),
});
export type StoredReview = InferType<typeof storedReview>;

/** A rejection for no effort that waits for the agreement of a second administrator. */
const rejectionProposal = strictObject({
  /** Username. */
  by: responseText(USERNAME_MAX).nullable(),
  at: responseTime(),
  text: responseText(4_000),
  comments: array(reviewComment).strict().defined(),
});

/** Why the administrator who asks cannot decide. */
export const REVIEW_CONFLICTS = [
  'own_work',
  'referral',
  'same_identity',
  'same_destination',
  'same_device',
  'decided_before',
] as const;

/** One submission with everything a reviewer needs. */
export const reviewDetailResponse = strictObject({
  ...rowFields,
  ...workTextFields,
  /** The member; `null` until it is decided. */
  userId: responseId().nullable(),
  username: responseText(USERNAME_MAX).nullable(),
  assistanceRule: enumOf(ASSISTANCE_RULES, 'Must be a rule').defined(),
  assistance: strictObject({ used: boolean().strict().defined(), tools: responseText(500) })
    .nullable()
    .defined(),
  effort,
  /** What the member was told before the first hand-in counted. */
  warnings: array(enumOf(WORK_WARNINGS, 'Must be a warning').defined()).strict().defined(),
  items: array(reviewItem).strict().defined(),
  /** `null` without an answer to an item with a known answer, or to a hard one. */
  score: strictObject({ known: scoreTally.nullable().defined(), hard: scoreTally.nullable().defined() }),
  /** By criterion that is filled in from the score: the option that it has before the reviewer changes it. */
  presets: jsonObject<Record<string, string>>(),
  reviewerKit: array(reviewerKitEntry).strict().max(REVIEWER_KIT.max).defined(),
  files: array(workFileResponse).strict().defined(),
  reviews: array(storedReview).strict().defined(),
  appeal: strictObject({ text: responseText(2_000), at: responseTime() })
    .nullable()
    .defined(),
  /** Whether the administrator who asks has claimed it. */
  isMine: boolean().strict().defined(),
  /** Why the administrator who asks cannot decide it; `null` if they can. */
  conflictOfInterest: enumOf(REVIEW_CONFLICTS, 'Must be a conflict of interest').nullable().defined(),
  revisionsLeft: responseCount(),
  /** What a rejection for no effort would lead to; `null` if the figures do not show it, or no review waits. */
  noEffort: enumOf(NO_EFFORT_STEPS, 'Must be a step').nullable().defined(),
  proposal: rejectionProposal.nullable().defined(),
  /** Whether the administrator who asks rejected the work, and may decide the appeal because no one else may. */
  decidesAlone: boolean().strict().defined(),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type ReviewDetail = InferType<typeof reviewDetailResponse>;

/** A comment that is sent with a decision. */
export const commentBody = strictObject({
  itemId: singleLineText('Item', 40).required('Item is required'),
  part: singleLineText('Part', 40).nullable().defined('Is required'),
  target: singleLineText('Target', 80).nullable().defined('Is required'),
  span: strictObject({
    from: wholeNumber(0, 100_000, 'Must be a place in the text').defined('Is required'),
    to: wholeNumber(1, 100_000, 'Must be a place in the text').defined('Is required'),
  })
    .nullable()
    .defined('Is required'),
  text: withMinLength(
    multiLineText('Comment', 1_000).required('Write the comment'),
    10,
    'Write at least 10 characters',
  ),
  /** An objective of the course, e.g. `1.3`: the member gets it to practice. */
  objective: singleLineText('Objective', 10).nullable().optional(),
});
export type CommentBody = InferType<typeof commentBody>;

const comments = () => strictArray(commentBody).max(COMMENTS_MAX, `Write at most ${COMMENTS_MAX} comments`);
const atLeastOne = 'Comment on the place you mean';
const criteria = () => jsonObject<Record<string, string>>();
const textField = () => multiLineText('Text', REVIEW_TEXT_MAX);

/** Approves; corrected answers are shown to the member as a difference. */
export const approveWorkBody = strictObject({
  /** By criterion: the chosen option. */
  criteria: criteria(),
  comments: comments(),
  /** Said to the member with the approval. */
  text: textField(),
  fixes: strictArray(
    strictObject({
      itemId: singleLineText('Item', 40).required('Item is required'),
      answers: itemAnswers(),
    }),
  ).max(200, 'Fix at most 200 items'),
});
export type ApproveWorkBody = InferType<typeof approveWorkBody>;

export const requestRevisionBody = strictObject({
  criteria: criteria(),
  comments: comments().min(1, atLeastOne),
  text: textField(),
});
export type RequestRevisionBody = InferType<typeof requestRevisionBody>;

export const rejectWorkBody = strictObject({
  criteria: criteria(),
  comments: comments().min(1, atLeastOne),
  code: enumOf(REJECTION_CODES, 'Choose why').required('Choose why'),
  text: withMinLength(
    textField().required('Say what is wrong'),
    REJECTION_TEXT_MIN,
    `Say what is wrong in at least ${REJECTION_TEXT_MIN} characters`,
  ),
});
export type RejectWorkBody = InferType<typeof rejectWorkBody>;

/** Decides an appeal. */
export const decideAppealBody = strictObject({
  text: withMinLength(
    textField().required('Give the reason'),
    REJECTION_TEXT_MIN,
    `Give the reason in at least ${REJECTION_TEXT_MIN} characters`,
  ),
});
export type DecideAppealBody = InferType<typeof decideAppealBody>;

const decidedBySilence = strictObject({ decided: responseCount(), bySilence: responseCount() });

/** How many decisions of the last days no one made in time. */
export const reviewSilenceResponse = strictObject({
  days: responseCount(),
  /** Reviews that approved, and how many of them no one read. */
  approvals: decidedBySilence,
  /** Decided appeals, and how many of them were granted because no one decided. */
  appeals: decidedBySilence,
});
export type ReviewSilence = InferType<typeof reviewSilenceResponse>;

/** `except`: submissions whose decision the page is about to send. */
export const claimNextBody = strictObject({ except: caseIds().optional() });

/** The submission that was claimed; `null` if none waits. */
export const claimNextResponse = strictObject({ id: responseId().nullable() });
