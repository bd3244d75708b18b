import { WORK_WARNINGS } from './work.constants.ts';

/** Minutes for which a reviewer keeps a submission. */
export const REVIEW_CLAIM_MINUTES = 30;
/** Shortest text of a rejection, in characters. */
export const REJECTION_TEXT_MIN = 60;
export const REVIEW_TEXT_MAX = 4_000;
/** Comments that one decision has at most. */
export const COMMENTS_MAX = 50;
/** Rejections that one administrator can decide in a UTC day. */
export const REJECTIONS_PER_DAY = 20;
/** Largest share of rejections in the decisions of one administrator about one task, from ten decisions on. */
export const REJECTION_SHARE_MAX = 0.3;
export const REJECTION_SHARE_MIN_COUNT = 10;

/** Entries of a reviewer kit. */
export const REVIEWER_KIT = { min: 3, max: 10 } as const;

/**
 * What can be decided about a submission. `sent_back` returns it once with findings, without using up a revision. The
 * last two answer an appeal.
 */
export const REVIEW_DECISIONS = [
  'approved',
  'sent_back',
  'revision_requested',
  'rejected',
  'appeal_granted',
  'appeal_denied',
] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Why work can be rejected. Speed, a suspicion or a mere disagreement is no reason. */
export const REJECTION_CODES = [
  'not_the_task',
  'incomplete_after_revision',
  'copied',
  'made_up_evidence',
  'assistance_not_allowed',
  'unsafe_content',
  'no_effort',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];
/** The reasons in words: the same for reviewers and members, on pages, in emails and in the audit log. */
export const REJECTION_REASONS: Readonly<Record<RejectionCode, string>> = {
  not_the_task: 'It is not what the task asks for',
  incomplete_after_revision: 'It was still incomplete after a revision',
  copied: 'It was copied from another source',
  made_up_evidence: 'Evidence was made up',
  assistance_not_allowed: 'AI tools were used although the task does not allow them',
  unsafe_content: 'It contains unsafe content',
  no_effort: 'Its figures show no effort',
};

/** How much more than a guess, in shares of 1, may be right in work that is rejected for no effort. */
export const NO_EFFORT_MARGIN = 0.1;

/**
 * What a rejection for no effort leads to: it waits for a second administrator, or is the second one's agreement. Where
 * no one else may decide, it sends the work back once, and then rejects.
 */
export const NO_EFFORT_STEPS = ['propose', 'agree', 'send_back', 'alone'] as const;
export type NoEffortStep = (typeof NO_EFFORT_STEPS)[number];

/** What a reviewer may want to look at. A hint never decides anything. */
export const REVIEW_HINTS = [...WORK_WARNINGS, 'very_fast', 'mostly_pasted', 'changed_little'] as const;
export type ReviewHint = (typeof REVIEW_HINTS)[number];
