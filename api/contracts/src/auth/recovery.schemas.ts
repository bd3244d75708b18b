import type { InferType } from 'yup';
import { codeText, strictObject } from '../schema.ts';
import { emailField } from './credential-fields.ts';
import { newPasswordField } from './profile.schemas.ts';

const tokenField = () => codeText('Token', 100).required('This link is incomplete');

/** The body of a request for a reset link. */
export const forgotPasswordBody = strictObject({ email: emailField() });
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;

/** The body of a password reset; `token` comes from the link. */
export const resetPasswordBody = strictObject({
  token: tokenField(),
  password: newPasswordField('Password'),
});
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;

/** The body of a request for a new confirmation link. A member without `email` asks for their own address. */
export const resendVerificationBody = strictObject({ email: emailField().optional() });
export type ResendVerificationBody = InferType<typeof resendVerificationBody>;

/** The body of a request for a login link. */
export const loginLinkBody = strictObject({ email: emailField() });
export type LoginLinkBody = InferType<typeof loginLinkBody>;

/** The body of a login with the token of a link. */
export const linkLoginBody = strictObject({ token: tokenField() });
export type LinkLoginBody = InferType<typeof linkLoginBody>;

/** The body of an email confirmation; `token` comes from the link. */
export const verifyEmailBody = strictObject({ token: tokenField() });
export type VerifyEmailBody = InferType<typeof verifyEmailBody>;
