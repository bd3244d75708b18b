/** The number of questions in a competency test: its objectives have the same number of questions each. */
export const TEST_UNITS = 30;
export const UNITS_PER_OBJECTIVE = 5;
/** What passes: so many right answers in all, and at least so many in each objective. */
export const TEST_PASS = { right: 23, rightPerObjective: 2 } as const;
/** The score of a part, 0 to 1, from which it counts as right. */
export const RIGHT_SCORE = 0.8;
/** Minutes of a test. A member who chooses the longer time need not say why. */
export const TEST_MINUTES = { standard: 60, long: 90 } as const;
/** Seconds after the end in which an answer that was under way is still saved. */
export const SAVE_GRACE_SECONDS = 5;
/** Hours after the first and the second failed attempt, and after each later one, until the next can start. */
export const RETAKE_HOURS = [24, 72, 14 * 24] as const;
/** Attempts in a row in which a member does not get a question twice; a template comes with other numbers. */
export const UNIT_REST_ATTEMPTS = 3;
/** The probability that random answers pass from which a test does not gate paid work. */
export const GUESS_LIMIT = 1e-4;

/** The questions of a renewal, its minutes, and the right answers that renew. */
export const RENEWAL = { units: 10, minutes: { standard: 20, long: 30 }, right: 8 } as const;
/** Months for which a certificate is valid, and in the last of which it can be renewed. */
export const CERTIFICATE_MONTHS = 24;
export const RENEWAL_MONTHS = 3;
/** Where the public keys of certificates are, on every origin of the platform (RFC 8615). */
export const KEY_SET_PATH = '/.well-known/jwks.json';
/** Seconds for which verifiers may use a copy of the list of revoked certificates. */
export const STATUS_LIST_SECONDS = 300;
/** Certificates per status list: the shortest list that the standard allows. */
export const STATUS_LIST_SIZE = 131_072;
/** Maximum length of the name on a certificate, in characters. */
export const CERTIFICATE_NAME_MAX = 100;

/** Questions of practice per day of the member. */
export const PRACTICE_PER_DAY = 10;
/** A skill is mastered with so many of the last answers right. */
export const MASTERY = { right: 4, of: 5 } as const;
/** Members from which the gain of a course is shown. */
export const GAIN_MIN_MEMBERS = 10;

/** What a question of a course is for: never both. */
export const UNIT_USES = ['practice', 'test'] as const;
export type UnitUse = (typeof UNIT_USES)[number];
/** What a question is: written by hand, made from a seed, or a small work. */
export const UNIT_KINDS = ['hand', 'parametric', 'work'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** An attempt is open until it is handed in, or until its time is over. */
export const ATTEMPT_STATES = ['open', 'passed', 'failed'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export const ATTEMPT_KINDS = ['test', 'renewal'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];
/** What ended an attempt: its member, or the end of its time. */
export const ATTEMPT_ENDS = ['handed_in', 'time_over'] as const;

/**
 * Why no attempt can start: the course has no test yet; the address is not confirmed; an attempt is open; the wait
 * after a failed one is not over; the test is passed and its certificate cannot be renewed yet.
 */
export const TEST_CLOSED_REASONS = [
  'no_test',
  'email_not_confirmed',
  'attempt_open',
  'wait',
  'passed',
] as const;
export type TestClosedReason = (typeof TEST_CLOSED_REASONS)[number];

/**
 * How the test of a course stands to its paid work: `open` if no test is needed, or the member had started work before;
 * `passed` once the test is; `test_needed` until then.
 */
export const WORK_GATES = ['open', 'passed', 'test_needed'] as const;
export type WorkGate = (typeof WORK_GATES)[number];

/** What a member can say about a question of a test. */
export const UNIT_REPORT_REASONS = ['unclear', 'several_right', 'none_right', 'broken', 'other'] as const;
export type UnitReportReason = (typeof UNIT_REPORT_REASONS)[number];
export const UNIT_REPORT_TEXT_MAX = 500;
export const UNIT_REPORT_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type UnitReportStatus = (typeof UNIT_REPORT_STATUSES)[number];

export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'erased'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CORRECTION_STATES = ['pending', 'rescored'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** Why a question is in a member's practice. */
export const PRACTICE_REASONS = ['review', 'failed_objective', 'comment', 'not_mastered'] as const;
export type PracticeReason = (typeof PRACTICE_REASONS)[number];
