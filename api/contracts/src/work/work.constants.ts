/** Hours in which handed-in work is decided at the latest; afterwards it is approved. An operator can set fewer. */
export const REVIEW_HOURS = 72;
/** Minutes in which a member can take handed-in work back, before a reviewer claims it. */
export const WITHDRAW_HAND_IN_MINUTES = 30;
/** Hours after the last save for which a place in a limited task is kept. */
export const SLOT_HOURS = 24;
/** Submissions that a member can have in progress at a time, practice not counted. */
export const OPEN_SUBMISSIONS_MAX = 3;
/** Days in which a member can hand in a revision before the submission lapses. */
export const REVISION_DAYS = 14;
/** Revisions that reviewers can ask for per submission. */
export const REVISIONS_MAX = 2;
/** Days in which a member can appeal against a rejection. */
export const APPEAL_DAYS = 14;
/** Hours in which an appeal is decided; afterwards it is granted. */
export const APPEAL_HOURS = 72;
export const APPEAL_TEXT_MIN = 40;
export const APPEAL_TEXT_MAX = 2_000;
/** Submissions approved by a person from which a task shows its median time and dollars per hour. */
export const MEDIAN_MIN_COUNT = 10;
/** Accepted submissions of which the median is taken: the latest ones. */
export const MEDIAN_MAX_COUNT = 200;
/** Whole percent of right answers from which a criterion that is filled in from the score is fair, and good. */
export const SCORE_LEVELS = { fair: 80, good: 95 } as const;
/** Share of the estimated time below which work looks too quick. */
export const QUICK_SHARE = 0.25;
/** Share of answers that repeat one answer from which they look the same, of at least so many. */
export const IDENTICAL_SHARE = 0.9;
export const IDENTICAL_ANSWERS_MIN = 5;
/** Known answers from which a share of right ones is compared with chance. */
export const KNOWN_ANSWERS_MIN = 10;
/** What looks wrong in work. Its member is told once, before the first hand-in counts, and can go on. */
export const WORK_WARNINGS = ['identical_answers', 'like_a_guess', 'very_quick'] as const;
export type WorkWarning = (typeof WORK_WARNINGS)[number];

/** Members whose reports that an item cannot be done administrators accept before it is no longer offered. */
export const ITEM_REPORTS_MAX = 2;

/** Percent of the items that a hand-in can report as impossible; one item is always possible. */
export const REPORTED_ITEMS_PERCENT = 10;

/** Whether work reports so many of its items that it cannot be handed in. */
export function hasTooManyReports(reported: number, items: number): boolean {
  return reported >= 2 && reported * 100 > items * REPORTED_ITEMS_PERCENT;
}

/**
 * What a member can say about an item that cannot be done. It counts as answered, and as wrong until a person agrees.
 */
export const CANNOT_DO_REASONS = ['personal_data', 'unsafe', 'unreadable', 'no_right_answer'] as const;
export type CannotDoReason = (typeof CANNOT_DO_REASONS)[number];
/** The reasons in words: the same for members and administrators. */
export const CANNOT_DO_TEXTS: Readonly<Record<CannotDoReason, string>> = {
  personal_data: 'It shows personal data',
  unsafe: 'It is unsafe or disturbing',
  unreadable: 'It cannot be read or seen',
  no_right_answer: 'No answer is right',
};

/**
 * The statuses of a report of an item: it waits in `pending` until an administrator decides, and `overturned` was
 * accepted, until an administrator offered the item again.
 */
export const ITEM_REPORT_STATUSES = ['pending', 'accepted', 'rejected', 'overturned'] as const;
export type ItemReportStatus = (typeof ITEM_REPORT_STATUSES)[number];

/** Whether a task allows help of AI tools. */
export const ASSISTANCE_RULES = ['allowed', 'required', 'not_allowed'] as const;
export type AssistanceRule = (typeof ASSISTANCE_RULES)[number];

/**
 * The states of a submission. `practiced` ends a practice task, `returned` means that the member gave the task back,
 * and `lapsed` that a revision was not handed in in time.
 */
export const SUBMISSION_STATES = [
  'draft',
  'submitted',
  'revision',
  'approved',
  'rejected',
  'appealed',
  'practiced',
  'returned',
  'lapsed',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
