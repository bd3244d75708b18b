import { normalizePassword, PAYOUT_COOLDOWN_HOURS } from '@platform/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword, patternAsPassword, usernameAsPassword } from './auth.errors.ts';
import type { PayoutPause, UserRecord } from './auth.model.ts';

/** Returns a username as it is stored: as typed, without surrounding spaces. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFC').trim();
}

/** Returns the form in which usernames are compared: letter case and width are ignored. */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Returns the form in which email addresses are compared: letter case and Unicode composition are ignored. */
export function toEmailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/** Returns the pause of payouts that begins with something that a stranger could have done. */
export function payoutPauseFrom(now: Date, cause: PayoutPause['cause']): PayoutPause {
  return { until: new Date(now.getTime() + PAYOUT_COOLDOWN_HOURS * 3_600_000), cause };
}

/**
 * Guesses below which a password is weak: fewer than a third of those that zxcvbn counts for six random characters, the
 * shortest password that a sign-up takes. Strangers have 50 guesses an hour (`signInUser`), so it takes them 250 days.
 */
const WEAK_GUESSES = 300_000;
/** Characters from the start that are looked at: the time grows with the square of their number. */
const ESTIMATED_LENGTH = 32;
/** What attackers add to their lists on this site. */
const OWN_WORDS = ['aiskill', 'ai skill', 'ai-skill'];

const estimator = new ZxcvbnFactory({
  dictionary: { common: dictionary['passwords-common'], own: OWN_WORDS },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_LENGTH,
});

/**
 * Asserts that a new password is not one that attackers try first.
 *
 * @param path the field of the request body that holds the password
 * @param username of the account, if it is known
 * @throws AppError `common_password`
 */
export function assertNotGuessable(typed: string, path: string, username?: string): void {
  const password = normalizePassword(typed);
  if (isPattern(password)) throw patternAsPassword(path);
  if (username !== undefined && isUsername(password, username)) throw usernameAsPassword(path);
  if (isEasyToGuess(password)) throw commonPassword(path);
}

/** Whether a password, in any letter case, is on lists that attackers try first, or close to what is. */
function isEasyToGuess(password: string): boolean {
  return estimator.check(password.toLowerCase()).guesses < WEAK_GUESSES;
}

/** Length of a piece, in characters, up to which a password that only repeats it is weak. */
const WEAK_PIECE_MAX = 7;

/** Whether a password only repeats a short piece (`aaaaaa`, `121212`) or counts up or down (`abcdef`, `987654`). */
function isPattern(password: string): boolean {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  const repeatsAfter = (length: number): boolean =>
    codes.length >= 2 * length &&
    codes.every((code, index) => index < length || code === codes[index - length]);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const isCount = steps.size === 1 && (steps.has(1) || steps.has(-1));
  return isCount || Array.from({ length: WEAK_PIECE_MAX }, (_, index) => index + 1).some(repeatsAfter);
}

/** Whether a password is the account's username in any letter case, with or without other characters than letters. */
function isUsername(password: string, username: string): boolean {
  const [key, name] = [toUsernameKey(password), toUsernameKey(username)];
  return key === name || (key.includes(name) && !/\p{L}/u.test(key.replace(name, '')));
}

/**
 * Lists the addresses that warnings go to: the current one, and for a while the one before a change; none of an account
 * that was erased.
 */
export function listMailAddresses(
  { email, previousEmail }: Pick<UserRecord, 'email' | 'previousEmail'>,
  now: Date,
): string[] {
  if (email === '') return [];
  return previousEmail && previousEmail.until > now ? [email, previousEmail.email] : [email];
}
