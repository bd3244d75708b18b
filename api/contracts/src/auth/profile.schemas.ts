import { ref, type InferType } from 'yup';
import { line, record } from '../schema.ts';
import { NEW_PASSWORD_MIN, PASSWORD_MAX, PHONE_NUMBER_MAX } from './auth.constants.ts';
import { emailField, optionalFullNameField } from './credential-fields.ts';

const TOO_SHORT = `Password must be at least ${NEW_PASSWORD_MIN} characters.`;

/** A password that is set after the sign-up. */
export function newPasswordField(label: string) {
  return line(label, PASSWORD_MAX).required(TOO_SHORT).min(NEW_PASSWORD_MIN, TOO_SHORT);
}

/** The profile. A name or number that is left out stays; an empty one is taken away. */
export const profileBody = record({
  fullName: optionalFullNameField(),
  email: emailField('Please enter a valid email address.'),
  phoneNumber: line('Phone number', PHONE_NUMBER_MAX),
});
export type ProfileBody = InferType<typeof profileBody>;

const passwordFields = {
  currentPassword: line('Current password', PASSWORD_MAX).required('Current password is required.'),
  newPassword: newPasswordField('New password'),
};

/** The change of a password as it is sent. */
export const passwordBody = record(passwordFields);
export type PasswordBody = InferType<typeof passwordBody>;

/** The change of a password as it is filled in. */
export const passwordForm = record({
  ...passwordFields,
  confirmPassword: newPasswordField('Password').oneOf([ref('newPassword')], 'Passwords do not match.'),
});
export type PasswordForm = InferType<typeof passwordForm>;
