/*
 * The product's rules as numbers, each once: what the API enforces and what pages, emails and messages say. Their words
 * are in `rule-texts.ts`. A test changes rules here, and another fails if a text repeats one as a literal.
 * Source: docs/specification.md#9-limits-and-constants.
 */

/** Paid once per user when claimed. */
export const SIGNUP_BONUS_DOLLARS = 50;
/**
 * Paid to the referrer of a user who has a confirmed address and reviewed work, newest first. A change adds a line on
 * top: the API pays it from `since` on, and reconciliation proves earlier payments with the lines below. Pages say the
 * first line, so `since` is the time of its release.
 */
export const REFERRAL_REWARDS = [
  { since: '1970-01-01T00:00:00Z', dollars: 25 },
] as const satisfies DatedRules<{
  dollars: number;
}>;
/** Work that was approved without a person counts as reviewed from this share of right known answers on. */
export const REVIEWED_WORK_PERCENT = 80;

/** Completions per user and UTC day, free and blueprint tasks together. */
export const DAILY_TASK_LIMIT = 20;
/** Lifetime limit of free tasks per user, the reward of each, and how long one takes. */
export const FREE_TASK_LIMIT = 2;
export const FREE_TASK_REWARD_DOLLARS = 10;
export const FREE_TASK_MINUTES = 5;
/** Minutes that a blueprint task takes. */
export const TASK_MINUTES = { min: 15, max: 60 } as const;
/** The reward per task of the free blueprint. */
export const FREE_BLUEPRINT_REWARD_DOLLARS = 10;
/** Rewards of the tasks of paid blueprints; a test compares them with the catalogue. */
export const PAID_REWARD_DOLLARS = { min: 14, max: 150 } as const;

/**
 * Days from a completion until its reward becomes available, newest first. A change adds a line on top: the API applies
 * it to completions from `since` on, and reconciliation proves earlier ones with the lines below. Pages say the first
 * line, so `since` is the time of its release.
 */
export const EARNINGS_LOCKS = [{ since: '1970-01-01T00:00:00Z', days: 15 }] as const satisfies DatedRules<{
  days: number;
}>;

/** Minimum amount of a withdrawal. */
export const MINIMUM_WITHDRAWAL_DOLLARS = 50;
/** Minimum available balance for any withdrawal request. */
export const MINIMUM_BALANCE_DOLLARS = 500;
/**
 * Hours in which no payout is approved after the first use of its destination, a change of the email address or the
 * password, and the first login on a device.
 */
export const PAYOUT_COOLDOWN_HOURS = 48;
/** Business days from the approval of a withdrawal until its payout. */
export const PAYOUT_BUSINESS_DAYS = { min: 1, max: 3 } as const;

/** The usual duration of an identity review. An overdue one can complete without a person. */
export const IDENTITY_REVIEW_HOURS = { min: 24, max: 48 } as const;
/** Hours until a reported payment is verified. */
export const PAYMENT_REVIEW_HOURS = 24;

/** Days from its activation in which a blueprint can be returned, unless a paid or demo task of it was done. */
export const RETURN_DAYS = 14;
/** The same while its member has not passed the test of its paid work: the days after this attempt, and at most. */
export const RETURN_TEST = { days: RETURN_DAYS, attempt: 2, maxDays: 60 } as const;
/** Days from the request of a return until its price is due to be paid back. */
export const RETURN_PAYMENT_DAYS = 14;

/** Minutes for which the link of an email works: to set a new password, to log in; hours for a confirmation. */
export const PASSWORD_LINK_MINUTES = 60;
export const LOGIN_LINK_MINUTES = 15;
export const CONFIRMATION_LINK_HOURS = 24;
/** Minutes between the password, or the link, and the code of a login. */
export const SECOND_STEP_MINUTES = 10;
/** Minutes for which a password counts as entered recently, and a code of the second factor. */
export const RECENT_PASSWORD_MINUTES = 10;
export const RECENT_CODE_MINUTES = 10;
/** A member's session ends after hours without a visit, and after days in any case. */
export const SESSION_IDLE_HOURS = 24;
export const SESSION_DAYS = 14;
/** Days after the last login for which a device, and the address of a login, is known. */
export const KNOWN_DEVICE_DAYS = 90;
/** Days for which a visitor keeps the version of a canary. */
export const CANARY_DAYS = 30;

/** Megabytes of files that an account with a confirmed address stores: few in its first days. */
export const FILE_STORAGE_MB = { first: 50, later: 400 } as const;
export const FILE_STORAGE_FIRST_DAYS = 7;

/** Days for which data are kept, unless the operator sets another time. */
export const RETENTION_DAYS = { mails: 30, tickets: 730, identity: 180, evidence: 730, audit: 3650 } as const;
/** What a typical month is measured over: its days, and the members it needs. */
export const TYPICAL_MONTH = { days: 30, minMembers: 20 } as const;
/** When support answers: Monday to Friday, in hours of Eastern Standard Time, which is UTC-5 all year. */
export const SUPPORT_DAY = { fromHour: 9, toHour: 18, utcOffsetHours: -5 } as const;
/** What the usual time until an answer of support is measured over: its days, and the messages it needs. */
export const ANSWER_TIME = { days: 30, minTickets: 10 } as const;
/** Days for which views, faults and web vitals are counted. */
export const HEALTH_DAYS = 30;

/** Lengths of credentials in characters. Source: docs/specification.md#5-validation. */
export const USERNAME_MIN = 3;
/** For sign-in and sign-up; a password that is reset or changed needs `NEW_PASSWORD_MIN`. */
export const PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;

/** A rule with the values that it had, newest first, and since when. */
type DatedRules<Value> = readonly [{ since: string } & Value, ...({ since: string } & Value)[]];

/** Returns what a rule said at a time, which later changes leave. */
export function ruleAt<Rule extends { readonly since: string }>(
  rules: readonly [Rule, ...Rule[]],
  at: Date,
): Rule {
  return rules.find(({ since }) => Date.parse(since) <= at.getTime()) ?? rules[0];
}
