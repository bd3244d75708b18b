import { boolean, type InferType } from 'yup';
import { answerCount, answerDollars, answerId, answerText, answerTime, line, record } from '../schema.ts';
import { EMAIL_MAX, FULL_NAME_MAX, PHONE_NUMBER_MAX, USERNAME_MAX } from './auth.constants.ts';
import { emailField, optionalFullNameField, passwordField, usernameField } from './credential-fields.ts';

/** Sign-in. */
export const loginBody = record({ username: usernameField(), password: passwordField() });
export type LoginBody = InferType<typeof loginBody>;

/** Sign-up. A `referralCode` that nobody has is not an error: the answer's `referralApplied` says what became of it. */
export const registerBody = record({
  username: usernameField(),
  email: emailField(),
  password: passwordField(),
  fullName: optionalFullNameField(),
  referralCode: line('Referral code', 200),
});
export type RegisterBody = InferType<typeof registerBody>;

const userFields = {
  id: answerId(),
  username: answerText(USERNAME_MAX),
  fullName: answerText(FULL_NAME_MAX).nullable(),
  email: answerText(EMAIL_MAX),
  emailVerified: boolean().strict().defined(),
  phoneNumber: answerText(PHONE_NUMBER_MAX).nullable(),
  isAdmin: boolean().strict().defined(),
  signupBonusClaimed: boolean().strict().defined(),
  /** What a friend signs up with. */
  referralCode: answerText(20),
  createdAt: answerTime(),
  /** Dollars that can be withdrawn or spent now. */
  balance: answerDollars(),
  /** Dollars earned that are not yet past the lock. */
  lockedBalance: answerDollars(),
  /** Dollars set aside for withdrawals that are on their way. */
  heldBalance: answerDollars(),
  /** All dollars ever credited and ever paid out. */
  totalEarned: answerDollars(),
  totalWithdrawn: answerDollars(),
  /** The next part of the locked balance that becomes available. */
  nextUnlock: record({ amount: answerDollars(), at: answerTime() }).nullable(),
  /** Completions of this UTC day, of the daily limit, and when the count starts again. */
  tasksToday: record({ completed: answerCount(), limit: answerCount(), resetsAt: answerTime() }),
  /** The server's time: pages count from it and never from the browser's clock. */
  now: answerTime(),
};

/** The signed-in user with the figures of the account. */
export const userAnswer = record(userFields);
export type User = InferType<typeof userAnswer>;

/** The new user; `referralApplied` says whether a referral code was known and is kept with the account. */
export const registeredUserAnswer = record({ ...userFields, referralApplied: boolean().strict().defined() });
