import { dictionary } from '@zxcvbn-ts/language-common';

/** A username as it is kept: as typed, without the spaces around it. */
export function keptUsername(username: string): string {
  return username.normalize('NFC').trim();
}

/** What makes two usernames the same: neither the case of letters nor their width tells them apart. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

const COMMON_PASSWORDS = new Set(dictionary['passwords-common']);

/** Whether a password is among those that are tried first, in any case of letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
