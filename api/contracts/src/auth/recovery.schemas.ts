import type { InferType } from 'yup';
import { line, record } from '../schema.ts';
import { emailField } from './credential-fields.ts';
import { newPasswordField } from './profile.schemas.ts';

const tokenField = () => line('Token', 100).required('The link is not complete');

/** Asks for a link to set a new password. */
export const forgotPasswordBody = record({ email: emailField() });
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;

/** Sets a new password with the token of a link. */
export const resetPasswordBody = record({ token: tokenField(), password: newPasswordField('Password') });
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;

/** Proves an e-mail address with the token of a link. */
export const verifyEmailBody = record({ token: tokenField() });
export type VerifyEmailBody = InferType<typeof verifyEmailBody>;
