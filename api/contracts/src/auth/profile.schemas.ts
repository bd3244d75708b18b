import type { InferType } from 'yup';
import { NEW_PASSWORD_MIN } from '../rules.ts';
import { codeText, strictObject, verbatimText } from '../schema.ts';
import { PASSWORD_MAX, PHONE_NUMBER_MAX } from './auth.constants.ts';
import {
  emailField,
  normalizePassword,
  optionalFullNameField,
  withNormalLength,
} from './credential-fields.ts';

const TOO_SHORT = `Password must be at least ${NEW_PASSWORD_MIN} characters.`;

/** Accepts a password that is set after the sign-up. */
export function newPasswordField(label: string) {
  return withNormalLength(
    verbatimText(label, PASSWORD_MAX).required(TOO_SHORT).min(NEW_PASSWORD_MIN, TOO_SHORT),
    NEW_PASSWORD_MIN,
    TOO_SHORT,
  );
}

/** The body of a profile update. An omitted name or phone number is kept; an empty one, or `null`, is cleared. */
export const profileBody = strictObject({
  fullName: optionalFullNameField().meta({ clearable: true }),
  email: emailField('Please enter a valid email address.'),
  phoneNumber: codeText('Phone number', PHONE_NUMBER_MAX).meta({ clearable: true }),
});
export type ProfileBody = InferType<typeof profileBody>;

/** The body or the form of a password that is checked; none for the check of one field alone. */
type Parent = { readonly currentPassword?: unknown; readonly newPassword?: unknown } | undefined;

const passwordFields = {
  currentPassword: verbatimText('Current password', PASSWORD_MAX).required('Current password is required.'),
  newPassword: newPasswordField('New password').test(
    'differs',
    'Choose a password that differs from your current one.',
    (value, { parent }) => !isSamePassword(value, (parent as Parent)?.currentPassword),
  ),
};

/** The body of a password change. */
export const passwordBody = strictObject(passwordFields);
export type PasswordBody = InferType<typeof passwordBody>;

/** The form of a password change, with a confirmation that is not sent. */
export const passwordForm = strictObject({
  ...passwordFields,
  confirmPassword: newPasswordField('Password').test(
    'matches',
    'Passwords do not match.',
    (value, { parent }) => isSamePassword(value, (parent as Parent)?.newPassword),
  ),
});
export type PasswordForm = InferType<typeof passwordForm>;

function isSamePassword(one: string, other: unknown): boolean {
  return typeof other === 'string' && normalizePassword(one) === normalizePassword(other);
}
