import {
  REVIEW_STATES,
  type AssistanceRule,
  type CannotDoReason,
  type RejectionCode,
  type ReviewDecision,
  type ReviewDetail,
  type ReviewHint,
  type SubmissionState,
} from '@platform/contracts';
import { getEntry, type BadgeLabel } from '@platform/design-system';
import { INTEREST_LABELS, describeUnknownInterest, type InterestLabel } from './interest-labels.ts';
import { UNDO_SECONDS } from '../shared/undo/pending-decisions.ts';
import { toOptions } from './status-labels.ts';

/** The states of a submission. Reviewers see those that were handed in at least once. */
export const SUBMISSION_STATE_LABELS: Readonly<Record<SubmissionState, BadgeLabel>> = {
  draft: { label: 'In progress', tone: 'neutral' },
  submitted: { label: 'In review', tone: 'locked' },
  revision: { label: 'Changes requested', tone: 'held' },
  approved: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  appealed: { label: 'Appealed', tone: 'locked' },
  practiced: { label: 'Practiced', tone: 'neutral' },
  returned: { label: 'Given back', tone: 'neutral' },
  lapsed: { label: 'Lapsed', tone: 'neutral' },
};

/** The states of the queue as filter options. */
export const REVIEW_STATE_OPTIONS = toOptions(
  Object.fromEntries(REVIEW_STATES.map((state) => [state, SUBMISSION_STATE_LABELS[state]])),
);

/** What was decided about a submission. */
export const REVIEW_DECISION_LABELS: Readonly<Record<ReviewDecision, BadgeLabel>> = {
  approved: { label: 'Approved', tone: 'available' },
  revision_requested: { label: 'Changes requested', tone: 'held' },
  rejected: { label: 'Rejected', tone: 'danger' },
  appeal_granted: { label: 'Appeal granted', tone: 'available' },
  appeal_denied: { label: 'Appeal denied', tone: 'danger' },
};

/** The labels of everything that an `already_decided` response can name. */
export const CONFLICT_LABELS: Readonly<Record<string, BadgeLabel>> = {
  ...SUBMISSION_STATE_LABELS,
  ...REVIEW_DECISION_LABELS,
};

type HintLabel = { readonly label: string; readonly text: string };

const REVIEW_HINT_LABELS: Readonly<Record<ReviewHint, HintLabel>> = {
  very_fast: {
    label: 'Very fast',
    text: 'The active time is more than three standard deviations below the median of the accepted work.',
  },
  mostly_pasted: {
    label: 'Mostly pasted',
    text: 'More than 80% of the characters were pasted. Some members write in another program first.',
  },
  changed_little: {
    label: 'Changed little',
    text: 'The revision differs little from the version before. A small change can be all that was asked for.',
  },
};

/** Returns what a reviewer may want to look at, and what it does not mean. */
export function describeHint(hint: ReviewHint): HintLabel {
  return getEntry(REVIEW_HINT_LABELS, hint, (label) => ({ label, text: '' }));
}

/** Why work is rejected, as the member reads it. */
export const REJECTION_CODE_LABELS: Readonly<Record<RejectionCode, string>> = {
  not_the_task: 'It is not what the task asks for',
  incomplete_after_revision: 'It is incomplete after a revision',
  copied: 'It is copied from another source',
  made_up_evidence: 'Its evidence is made up',
  assistance_not_allowed: 'AI tools were used where they are not allowed',
  unsafe_content: 'It contains unsafe content',
};

/** Why a member could not do an item. */
export const CANNOT_DO_LABELS: Readonly<Record<CannotDoReason, string>> = {
  personal_data: 'It contains personal data',
  unsafe: 'It is unsafe',
  unreadable: 'It is unreadable',
  no_right_answer: 'It has no right answer',
};

export const ASSISTANCE_RULE_LABELS: Readonly<Record<AssistanceRule, string>> = {
  allowed: 'Allowed',
  required: 'Required',
  not_allowed: 'Not allowed',
};

type ReviewConflict = NonNullable<ReviewDetail['conflictOfInterest']>;

const { own_record: _ownRecord, ...SHARED_INTEREST_LABELS } = INTEREST_LABELS;

const REVIEW_INTEREST_LABELS: Readonly<Record<ReviewConflict, InterestLabel>> = {
  ...SHARED_INTEREST_LABELS,
  own_work: {
    title: 'This is your own work',
    text: 'You can read it here. Another administrator decides.',
  },
  decided_before: {
    title: 'You rejected this work',
    text: 'An appeal is decided by a person who has not decided before. Another administrator decides.',
  },
};

/** Returns why an administrator cannot decide a submission, and what to do instead. */
export function describeReviewInterest(conflictOfInterest: ReviewConflict): InterestLabel {
  return getEntry(REVIEW_INTEREST_LABELS, conflictOfInterest, describeUnknownInterest);
}

/** Part of the dialogs of decisions that can be undone. */
export const UNDO_TERM = `You can undo it for ${UNDO_SECONDS} seconds.`;
