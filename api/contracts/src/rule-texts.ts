/*
 * The rules in words, for sentences of pages, emails and messages. Template literals only, so that a bundle contains
 * those that it uses.
 */
import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCKS,
  FILE_STORAGE_FIRST_DAYS,
  FILE_STORAGE_MB,
  FREE_BLUEPRINT_REWARD_DOLLARS,
  FREE_TASK_LIMIT,
  FREE_TASK_MINUTES,
  FREE_TASK_REWARD_DOLLARS,
  IDENTITY_REVIEW_HOURS,
  MINIMUM_BALANCE_DOLLARS,
  MINIMUM_WITHDRAWAL_DOLLARS,
  PAID_REWARD_DOLLARS,
  PAYMENT_REVIEW_HOURS,
  PAYOUT_BUSINESS_DAYS,
  PAYOUT_COOLDOWN_HOURS,
  REFERRAL_REWARDS,
  RETURN_DAYS,
  RETURN_PAYMENT_DAYS,
  RETURN_TEST,
  REVIEWED_WORK_PERCENT,
  SIGNUP_BONUS_DOLLARS,
  TASK_MINUTES,
} from './rules.ts';
import {
  APPEAL_DAYS,
  APPEAL_HOURS,
  REVIEW_HOURS,
  REVISION_DAYS,
  REVISIONS_MAX,
  SLOT_HOURS,
} from './work/work.constants.ts';

export const SIGNUP_BONUS = `$${SIGNUP_BONUS_DOLLARS}`;
/** What a referral pays from now on. */
export const REFERRAL_REWARD_DOLLARS = REFERRAL_REWARDS[0].dollars;
export const REFERRAL_REWARD = `$${REFERRAL_REWARD_DOLLARS}`;
/** When a referral pays, after "a friend who". */
export const REFERRAL_TRIGGER = 'confirms their email address and has reviewed work approved';
/** Where what is missing to a withdrawal can come from, after "can come". */
export const MISSING_MONEY_SOURCES = `from the tasks of a blueprint that you buy, from ${REFERRAL_REWARD} for each friend who ${REFERRAL_TRIGGER}, or from tasks that we add`;
/** What "reviewed work" is, where a page speaks of it. */
export const REVIEWED_WORK_SENTENCE = `Reviewed work was approved by a person, or automatically with at least ${REVIEWED_WORK_PERCENT}% of its known answers right. Tasks that are completed by a click are not reviewed.`;
export const FREE_TASK_REWARD = `$${FREE_TASK_REWARD_DOLLARS}`;
/** What all free tasks of a user pay together. */
export const FREE_TASKS_TOTAL = `$${FREE_TASK_LIMIT * FREE_TASK_REWARD_DOLLARS}`;
export const FREE_BLUEPRINT_REWARD = `$${FREE_BLUEPRINT_REWARD_DOLLARS}`;
export const PAID_REWARD_MIN = `$${PAID_REWARD_DOLLARS.min}`;
export const PAID_REWARD_MAX = `$${PAID_REWARD_DOLLARS.max}`;
export const MINIMUM_WITHDRAWAL = `$${MINIMUM_WITHDRAWAL_DOLLARS}`;
export const MINIMUM_BALANCE = `$${MINIMUM_BALANCE_DOLLARS}`;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** The number of free tasks, and the minutes that one takes, as words. */
export const FREE_TASK_COUNT = WORDS[FREE_TASK_LIMIT] ?? `${FREE_TASK_LIMIT}`;
export const FREE_TASK_DURATION = `${WORDS[FREE_TASK_MINUTES] ?? FREE_TASK_MINUTES} minutes`;
export const TASK_DURATION = `${TASK_MINUTES.min} to ${TASK_MINUTES.max} minutes`;

/** The lock of rewards that are earned from now on. */
export const EARNINGS_LOCK_DAYS = EARNINGS_LOCKS[0].days;
export const EARNINGS_LOCK = `${EARNINGS_LOCK_DAYS} days`;
export const LOCK_SENTENCE = `Each reward is locked for ${EARNINGS_LOCK} from its task, or from the hand-in that is approved. Then it moves to your available balance.`;
export const WITHDRAWAL_SENTENCE = `Once your available balance is ${MINIMUM_BALANCE}, you can withdraw ${MINIMUM_WITHDRAWAL} or more.`;
export const DAILY_LIMIT_SENTENCE = `You can complete up to ${DAILY_TASK_LIMIT} tasks a day, free and paid tasks together.`;

export const PAYOUT_TIME = `${PAYOUT_BUSINESS_DAYS.min}-${PAYOUT_BUSINESS_DAYS.max} business days`;
export const PAYOUT_SENTENCE = `We pay within ${PAYOUT_TIME} after the approval.`;
/** What a payout can wait for, where a page speaks of withdrawals. */
export const PAYOUT_PAUSE_SENTENCE = `For your safety, we approve no payout in the first ${PAYOUT_COOLDOWN_HOURS} hours after the first use of its destination, a change of your email address or password, or your first login on a device. It delays the approval, not your request.`;
export const SECOND_APPROVAL_SENTENCE =
  'A large payout, or one of which less than half is reviewed work, can need the approval of two people.';
/** How many files an account stores, where a page takes some. */
export const FILE_STORAGE_SENTENCE = `An account with a confirmed email address stores ${FILE_STORAGE_MB.first} MB in its first ${FILE_STORAGE_FIRST_DAYS} days, and ${FILE_STORAGE_MB.later} MB later.`;
export const PAYMENT_REVIEW_TIME = `about ${PAYMENT_REVIEW_HOURS} hours`;
export const PAYMENT_REVIEW_SENTENCE = `We verify a payment within ${PAYMENT_REVIEW_TIME}.`;

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' } as const;
/** The right of return, where one buys and where one asks. */
export const RETURN_SENTENCE = `For ${RETURN_DAYS} days from its activation you can return a blueprint and get its price back, until you complete a demo task or hand in a paid task of it.`;
/** The longer right of return, where one asks, and where a blueprint has a test. */
export const RETURN_TEST_SENTENCE = `While you have not passed a test that its paid work needs, you can return it until ${RETURN_TEST.days} days after your ${ORDINALS[RETURN_TEST.attempt]} attempt, and for ${RETURN_TEST.maxDays} days from its activation at most.`;
/** What ends the right of return, where it is about to end. */
export const RETURN_ENDS_SENTENCE = 'This ends your right to return the blueprint';
/** What the payment of a return waits for. */
export const RETURN_PAYMENT_SENTENCE = `We send the price in dollars to the account that paid, and to no other, within ${RETURN_PAYMENT_DAYS} days. Before that, your email address must be confirmed and a person must have checked your identity.`;

/**
 * The usual duration of an identity review, in the words of every page and email. No text promises that a person
 * decides: an overdue review can complete without one (`VERIFICATION_AUTO_APPROVE_HOURS`).
 */
export const IDENTITY_REVIEW_TIME = `${IDENTITY_REVIEW_HOURS.min}-${IDENTITY_REVIEW_HOURS.max} hours`;
/** States the duration of an identity review on pages that do not know the operator's setting. */
export const IDENTITY_REVIEW_SENTENCE = `The review takes ${IDENTITY_REVIEW_TIME}; a delayed review can complete automatically.`;

/** What an activation of the free blueprint without a person does not open, said where one buys and where one asks. */
export const PAYOUT_IDENTITY_SENTENCE =
  'Before your first payout, a person checks your identity. An automatic approval opens AI Basics and purchases, but no payout.';

/** What happens to handed-in work without a decision. */
export const REVIEW_SENTENCE = `If no one has read it within ${REVIEW_HOURS} hours, it is approved, or comes back once with what was missed.`;
const HOW_OFTEN = ['never', 'once', 'twice'] as const;
/** How work can change after its hand-in, and what ends it. */
export const CHANGES_SENTENCE = `A reviewer can ask for changes ${HOW_OFTEN[REVISIONS_MAX]}, ${REVISION_DAYS} days each; a rejected task is closed; you can appeal once within ${APPEAL_DAYS} days.`;
/** Who decides about an appeal, and when. */
export const APPEAL_SENTENCE = `Someone else, if there is someone, decides within ${APPEAL_HOURS} hours; otherwise your appeal is granted.`;
/** "No deadlines" with its exceptions. */
export const NO_DEADLINES = `No deadlines, with two exceptions: a limited task keeps your place for ${SLOT_HOURS} hours after your last save, and changes that a reviewer asks for are due in ${REVISION_DAYS} days.`;
