import type { StringSchema } from 'yup';
import { PASSWORD_MIN, USERNAME_MIN } from '../rules.ts';
import { singleLineText, verbatimText } from '../schema.ts';
import { isVisible, removeInvisible } from '../visible-text.ts';
import { EMAIL_MAX, FULL_NAME_MAX, PASSWORD_MAX, USERNAME_MAX } from './auth.constants.ts';
import { isReservedUsername } from './reserved-usernames.ts';

const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME_MIN} characters`;
const NOT_ALLOWED = 'Username contains a character that is not allowed';
const CONFUSABLE_ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

/**
 * Accepts a username. Surrounding spaces do not count towards the length; invisible characters are rejected, because
 * they would let one name pass for another.
 */
export function usernameField() {
  return verbatimText('Username', USERNAME_MAX)
    .required(USERNAME_TOO_SHORT)
    .min(USERNAME_MIN, USERNAME_TOO_SHORT)
    .test('trimmed', USERNAME_TOO_SHORT, (value) => value.trim().length >= USERNAME_MIN)
    .test('visible', NOT_ALLOWED, (value) => !/\p{C}/u.test(value));
}

/**
 * Accepts the username of a new account. What has no glyph and letters of two alphabets could imitate another member's
 * name; reserved names would pass for the platform or its administrators.
 */
export function newUsernameField() {
  return usernameField()
    .test('glyphs', NOT_ALLOWED, (value) => value === removeInvisible(value) && isVisible(value))
    .test(
      'alphabet',
      'Username must use letters of one alphabet',
      (value) => CONFUSABLE_ALPHABETS.filter((letter) => letter.test(value)).length < 2,
    )
    .test(
      'reserved',
      'This username is reserved. Choose another one.',
      (value) => !isReservedUsername(value),
    );
}

/** Accepts an email address whose domain has a dot: no email reaches the others from here. */
export function emailField(message = 'Please enter a valid email address') {
  return singleLineText('Email', EMAIL_MAX)
    .required(message)
    .email(message)
    .matches(/\.[^@.]+$/, message);
}

/**
 * Returns the form in which passwords are compared (OpaqueString of RFC 8265): systems write the same key as one code
 * point or two, and some write a no-break space.
 */
export function normalizePassword(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Accepts a password for login unchanged: nothing is trimmed. */
export function passwordField() {
  return verbatimText('Password', PASSWORD_MAX)
    .required(PASSWORD_TOO_SHORT)
    .min(PASSWORD_MIN, PASSWORD_TOO_SHORT);
}

/** Accepts the password of a new account: long enough on systems that write it with fewer code points too. */
export function signUpPasswordField() {
  return withNormalLength(passwordField(), PASSWORD_MIN, PASSWORD_TOO_SHORT);
}

/** Requires a minimum length of a password in the form in which it is compared. */
export function withNormalLength<Text extends StringSchema>(
  schema: Text,
  min: number,
  message: string,
): Text {
  return schema.test(
    'normal-length',
    message,
    // What is too short in any case has been reported by then.
    (value) => typeof value !== 'string' || value.length < min || normalizePassword(value).length >= min,
  );
}

/** Accepts an optional full name. */
export function optionalFullNameField() {
  return singleLineText('Full name', FULL_NAME_MAX);
}
