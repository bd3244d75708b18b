import { array, boolean, type InferType } from 'yup';
import { codeText, responseCount, responseText, responseTime, strictObject } from '../schema.ts';
import { passwordField } from './credential-fields.ts';

/** Recovery codes of one set. */
export const RECOVERY_CODES = 10;

/** From this number of unused recovery codes on, pages advise to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** Accepts a code of the authenticator app, or a recovery code. Spaces and dashes are ignored. */
function codeField() {
  return codeText('Code', 40).required('Enter the code');
}

/** The body of every call that proves the second factor. */
export const secondFactorCodeBody = strictObject({ code: codeField() });
export type SecondFactorCodeBody = InferType<typeof secondFactorCodeBody>;

/** The body that starts the setup of an authenticator app. */
export const setUpSecondFactorBody = strictObject({ password: passwordField() });

/** The body that turns two-factor authentication off. */
export const disableSecondFactorBody = strictObject({ password: passwordField(), code: codeField() });

/** The state of a user's second factor. */
export const secondFactorResponse = strictObject({
  /** When an authenticator app was set up; `null` without one. */
  enabledAt: responseTime().nullable(),
  /** Whether there are passkeys. Either an app or a passkey turns the second factor on. */
  hasPasskeys: boolean().strict().defined(),
  recoveryCodesLeft: responseCount(),
});
export type SecondFactor = InferType<typeof secondFactorResponse>;

/** A new secret for an authenticator app. It counts only after `secondFactor.confirm`. */
export const newSecretResponse = strictObject({
  /** Base32, to be typed into the app. */
  secret: responseText(64),
  /** The same as a link (`otpauth://`). */
  uri: responseText(400),
  /** The link as a QR code: the modules per side, and the dark ones as the path of an SVG in units of a module. */
  qrCode: strictObject({ size: responseCount(), path: responseText(40_000) }),
});
export type NewSecret = InferType<typeof newSecretResponse>;

/** Recovery codes in clear text. The API returns them once and stores only digests. */
export const recoveryCodesResponse = strictObject({
  recoveryCodes: array(responseText(20)).strict().defined(),
});
export type RecoveryCodes = InferType<typeof recoveryCodesResponse>;
