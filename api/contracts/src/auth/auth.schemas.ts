import { array, boolean, type InferType } from 'yup';
import { ADMIN_ROLES } from '../admin/roles.ts';
import {
  codeText,
  enumOf,
  responseCount,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  strictObject,
} from '../schema.ts';
import { EMAIL_MAX, FULL_NAME_MAX, PHONE_NUMBER_MAX, USERNAME_MAX } from './auth.constants.ts';
import {
  emailField,
  newUsernameField,
  optionalFullNameField,
  passwordField,
  signUpPasswordField,
  usernameField,
} from './credential-fields.ts';
import { COOLDOWN_CAUSES } from '../withdrawals/withdrawals.constants.ts';
import { ownResetResponse } from './second-factor-reset.schemas.ts';

/** The body of a login. */
export const loginBody = strictObject({ username: usernameField(), password: passwordField() });
export type LoginBody = InferType<typeof loginBody>;

/** The body of a sign-up. An unknown `referralCode` is not an error: `referralApplied` in the response reports it. */
export const registerBody = strictObject({
  username: newUsernameField(),
  email: emailField(),
  password: signUpPasswordField(),
  fullName: optionalFullNameField(),
  referralCode: codeText('Referral code', 200),
});
export type RegisterBody = InferType<typeof registerBody>;

const userFields = {
  id: responseId(),
  username: responseText(USERNAME_MAX),
  fullName: responseText(FULL_NAME_MAX).nullable(),
  email: responseText(EMAIL_MAX),
  emailVerified: boolean().strict().defined(),
  phoneNumber: responseText(PHONE_NUMBER_MAX).nullable(),
  /** Whether the user has a role of administrators. */
  isAdmin: boolean().strict().defined(),
  adminRoles: array(enumOf(ADMIN_ROLES, 'Must be a role').defined()).strict().defined(),
  /** Whether nothing but `secondFactor.setUp` works: administrators need a second factor. */
  mustSetUpSecondFactor: boolean().strict().defined(),
  signupBonusClaimed: boolean().strict().defined(),
  /** The code that friends sign up with. */
  referralCode: responseText(20),
  createdAt: responseTime(),
  /** When the account is deleted, as the member has requested; `null` if it is kept. */
  deletesAt: responseTime().nullable(),
  /** The reset of the user's second factor, which the user can stop; `null` if there is none. */
  secondFactorReset: ownResetResponse.nullable(),
  /** Until when no payout is approved, and why; `null` if nothing waits for that. */
  payoutsPausedUntil: responseTime().nullable(),
  payoutsPausedCause: enumOf(COOLDOWN_CAUSES, 'Must be a cause').nullable().defined(),
  /** Available dollars. */
  balance: responseDollars(),
  /** Earned dollars that are still locked. */
  lockedBalance: responseDollars(),
  /** Dollars held for open withdrawals. */
  heldBalance: responseDollars(),
  /** Lifetime totals of dollars credited and paid out. */
  totalEarned: responseDollars(),
  totalWithdrawn: responseDollars(),
  /** The part of the locked balance that becomes available next; `null` if nothing is locked. */
  nextUnlock: strictObject({ amount: responseDollars(), at: responseTime() }).nullable(),
  /** Completions of the current UTC day, the daily limit, and when the count resets. */
  tasksToday: strictObject({ completed: responseCount(), limit: responseCount(), resetsAt: responseTime() }),
  /** Unread notices, at most `UNREAD_NOTICES_MAX`. */
  unreadNotices: responseCount(),
  /** The server's time. Pages compute durations from it, never from the browser's clock. */
  now: responseTime(),
};

/** The signed-in user with balances and totals. */
export const userResponse = strictObject(userFields);
export type User = InferType<typeof userResponse>;

/** The new user; `referralApplied` says whether the referral code was known and has been applied. */
export const registeredUserResponse = strictObject({
  ...userFields,
  referralApplied: boolean().strict().defined(),
});
