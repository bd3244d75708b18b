import { dictionary } from '@zxcvbn-ts/language-common';

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

const COMMON_PASSWORDS = new Set(dictionary['passwords-common']);

/** Whether attackers try this password first, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}

/** Whether a password is the account's username in any letter case. */
export function isUsername(password: string, username: string): boolean {
  return toUsernameKey(password) === toUsernameKey(username);
}
