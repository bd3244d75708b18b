import {
  REVIEW_STATES,
  type AssistanceRule,
  type NoEffortStep,
  type ReviewDecision,
  type ReviewDetail,
  type ReviewHint,
  type WorkMeasures,
  type WorkWarning,
} from '@platform/contracts';
import { getEntry, type BadgeLabel } from '@platform/design-system';
import { SUBMISSION_STATES } from '@platform/kit/states';
import { INTEREST_LABELS, describeUnknownInterest, type InterestLabel } from './interest-labels.ts';
import { UNDO_SECONDS } from '../shared/undo/pending-decisions.ts';
import { toOptions } from './status-labels.ts';

/** The states of the queue as filter options. */
export const REVIEW_STATE_OPTIONS = toOptions(
  Object.fromEntries(REVIEW_STATES.map((state) => [state, SUBMISSION_STATES[state]])),
);

/** What was decided about a submission. */
export const REVIEW_DECISION_LABELS: Readonly<Record<ReviewDecision, BadgeLabel>> = {
  approved: { label: 'Approved', tone: 'available' },
  sent_back: { label: 'Sent back once', tone: 'held' },
  revision_requested: { label: 'Changes requested', tone: 'held' },
  rejected: { label: 'Rejected', tone: 'danger' },
  appeal_granted: { label: 'Appeal granted', tone: 'available' },
  appeal_denied: { label: 'Appeal denied', tone: 'danger' },
};

/** The labels of everything that an `already_decided` response can name. */
export const CONFLICT_LABELS: Readonly<Record<string, BadgeLabel>> = {
  ...SUBMISSION_STATES,
  ...REVIEW_DECISION_LABELS,
};

type HintLabel = { readonly label: string; readonly text: string };

const REVIEW_HINT_LABELS: Readonly<Record<ReviewHint, HintLabel>> = {
  identical_answers: {
    label: 'Same answers',
    text: 'Nearly all answers are the same, although the right ones are not, or are not known.',
  },
  like_a_guess: {
    label: 'Like a guess',
    text: 'Of the known answers, no more are right than a guess would get right.',
  },
  very_quick: {
    label: 'Very quick',
    text: 'The active time is less than a quarter of the estimate.',
  },
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

/** Names what the member was told before the work counted. */
export function describeWarnings(warnings: readonly WorkWarning[]): string {
  return warnings.map((warning) => describeHint(warning).label).join(', ') || 'Nothing';
}

/** What a rejection for no effort leads to, said before it is sent. */
export const NO_EFFORT_TEXTS: Readonly<Record<NoEffortStep, string>> = {
  propose: 'A second administrator has to agree. Until then, the time of the submission runs on.',
  agree: 'Another administrator wants this rejection. With yours, it is final until an appeal.',
  send_back:
    'No one else may decide this. It therefore goes back to the member once, with what was missed; the same again can be rejected by you alone.',
  alone: 'No one else may decide this, and it went back once before. You reject it alone.',
};

/** Said instead where the figures do not allow it. */
export const EFFORT_SHOWN =
  'The figures do not show it: more is right than by a guess, and the answers differ.';

/** Said to an administrator who decides about the appeal against their own rejection. */
export const DECIDES_ALONE = {
  title: 'You rejected this work, and no one else may decide the appeal',
  text: 'Read the work and the appeal again before you decide. The member reads that you decided alone.',
};

/** Whole percent, down, so that less than enough never reads as enough. */
const percent = (value: number): string => `${Math.floor(value * 100)}%`;

/** Says in a few words how much of the known answers is right; without any, how many answers are the same. */
export function describeShare({ share, chance, identical }: WorkMeasures): string {
  if (share !== null && chance !== null) return `${percent(share)}, guess ${percent(chance)}`;
  return identical === null ? '' : `${percent(identical)} the same`;
}

/** Says how much of the known answers is right, and what a guess would get. */
export function describeMeasures({ known, share, chance, identical }: WorkMeasures): string {
  return [
    ...(share === null || chance === null
      ? []
      : [`${percent(share)} of ${known} known answers, by a guess ${percent(chance)}`]),
    ...(identical === null ? [] : [`${percent(identical)} the same`]),
  ].join('; ');
}

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

/** What stands instead of a due time where work waits for a person. */
export const NO_TIME_LIMIT = 'No time limit';

/** Part of the dialogs of decisions that can be undone. */
export const UNDO_TERM = `You can undo it for ${UNDO_SECONDS} seconds.`;
