import { array, boolean, type InferType } from 'yup';
import { timelineEventAnswer } from '../admin/audit.schemas.ts';
import { reasonField, staffListQuery } from '../admin/staff-list.ts';
import { answerCount, answerDollars, answerId, answerText, answerTime, choice, record } from '../schema.ts';
import { EMAIL_MAX, FULL_NAME_MAX, PHONE_NUMBER_MAX, USERNAME_MAX } from './auth.constants.ts';

/** By the time of the sign-up, by name, or by what is available: a reward that unlocks takes its place within a minute. */
export const USER_SORTS = ['newest', 'oldest', 'username', 'balance'] as const;
export const USER_ROLES = ['member', 'administrator'] as const;
export const USER_STATES = ['active', 'disabled'] as const;

/** `q` finds the beginning of a username, a whole e-mail address or a whole id. */
export const usersQuery = staffListQuery(USER_SORTS, {
  role: choice(USER_ROLES, 'Role must be member or administrator'),
  state: choice(USER_STATES, 'State must be active or disabled'),
});

const rowFields = {
  id: answerId(),
  username: answerText(USERNAME_MAX),
  /** Masked, as are the full name and the phone number. */
  email: answerText(EMAIL_MAX),
  emailVerified: boolean().strict().defined(),
  isAdmin: boolean().strict().defined(),
  disabled: boolean().strict().defined(),
  createdAt: answerTime(),
  /** Dollars: available, under the lock, set aside for withdrawals. */
  balance: answerDollars(),
  lockedBalance: answerDollars(),
  heldBalance: answerDollars(),
};

/** A user as administrators list them. */
export const userRowAnswer = record(rowFields);
export type UserRow = InferType<typeof userRowAnswer>;

/** One user's profile, figures and what was done to the account, oldest event first. */
export const userCaseAnswer = record({
  ...rowFields,
  fullName: answerText(FULL_NAME_MAX).nullable(),
  phoneNumber: answerText(PHONE_NUMBER_MAX).nullable(),
  signupBonusClaimed: boolean().strict().defined(),
  referralCode: answerText(20),
  /** Username of whoever invited this one. */
  referredBy: answerText(USERNAME_MAX).nullable(),
  totalEarned: answerDollars(),
  totalWithdrawn: answerDollars(),
  completions: answerCount(),
  lastSignInAt: answerTime().nullable(),
  timeline: array(timelineEventAnswer).strict().defined(),
});
export type UserCase = InferType<typeof userCaseAnswer>;

/** The personal data of a profile in clear text; every look at it is in the audit log. */
export const clearProfile = record({
  fullName: answerText(FULL_NAME_MAX).nullable(),
  email: answerText(EMAIL_MAX),
  phoneNumber: answerText(PHONE_NUMBER_MAX).nullable(),
});
export type ClearProfile = InferType<typeof clearProfile>;

/** A completed task in a user's story. */
export const userCompletionAnswer = record({
  id: answerId(),
  taskId: answerId(),
  title: answerText(120),
  /** Dollars. */
  reward: answerDollars(),
  completionDate: answerTime(),
  available: boolean().strict().defined(),
  availableAt: answerTime(),
});
export type UserCompletion = InferType<typeof userCompletionAnswer>;

/** Disabling ends the user's sessions and sign-ins; enabling lets them in again. Both with a reason for the log. */
export const userStateBody = record({ reason: reasonField() });
