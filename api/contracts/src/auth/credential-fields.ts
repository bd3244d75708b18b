import { line } from '../schema.ts';
import {
  EMAIL_MAX,
  FULL_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './auth.constants.ts';

const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME_MIN} characters`;
const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

/** A username as typed. Spaces around it do not count; invisible characters are refused, they let one name pass for another. */
export function usernameField() {
  return line('Username', USERNAME_MAX)
    .required(USERNAME_TOO_SHORT)
    .min(USERNAME_MIN, USERNAME_TOO_SHORT)
    .test('trimmed', USERNAME_TOO_SHORT, (value) => value.trim().length >= USERNAME_MIN)
    .test('visible', 'Username contains a character that cannot be used', (value) => !/\p{C}/u.test(value));
}

/** An e-mail address as typed. */
export function emailField(message = 'Please enter a valid email address') {
  return line('Email', EMAIL_MAX).required(message).email(message);
}

/** A password of sign-in and sign-up, taken as it is: any characters, nothing trimmed. */
export function passwordField() {
  return line('Password', PASSWORD_MAX).required(PASSWORD_TOO_SHORT).min(PASSWORD_MIN, PASSWORD_TOO_SHORT);
}

/** A full name that may be left empty. */
export function optionalFullNameField() {
  return line('Full name', FULL_NAME_MAX);
}
