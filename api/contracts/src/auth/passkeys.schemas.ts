import { array, boolean, number, type InferType } from 'yup';
import {
  enumOf,
  queryObject,
  responseCount,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictArray,
  strictObject,
  verbatimText,
} from '../schema.ts';

/** Passkeys that an account may have. */
export const MAX_PASSKEYS = 10;

/** How long a browser has to answer a challenge. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

/** How a browser reaches an authenticator (WebAuthn, section 5.8.4). Browsers may name others; those are left out. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** Accepts bytes as the browser encodes them: base64url without padding (WebAuthn, section 3). */
function bytesField(label: string, max: number) {
  return verbatimText(label, max).matches(/^[\w-]*$/, `${label} must be base64url`);
}

function nameField() {
  return singleLineText('Name', 50).required('Enter a name');
}

/** Selects a passkey by its id. */
export const passkeyParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });

/** The body that stores a new passkey: what the authenticator has answered, and the user's name for it. */
export const newPasskeyBody = strictObject({
  name: nameField(),
  credentialId: bytesField('Credential id', 1_400).required('Credential id is missing'),
  clientDataJson: bytesField('Client data', 4_000).required('Client data is missing'),
  attestationObject: bytesField('Attestation', 20_000).required('Attestation is missing'),
  transports: strictArray(enumOf(PASSKEY_TRANSPORTS, 'Unknown transport').defined('Unknown transport')).max(
    PASSKEY_TRANSPORTS.length,
    'Too many transports',
  ),
});
export type NewPasskeyBody = InferType<typeof newPasskeyBody>;

/** The body that proves that a passkey is there: the signature of a challenge. */
export const passkeyProofBody = strictObject({
  credentialId: bytesField('Credential id', 1_400).required('Credential id is missing'),
  clientDataJson: bytesField('Client data', 4_000).required('Client data is missing'),
  authenticatorData: bytesField('Authenticator data', 4_000).required('Authenticator data is missing'),
  signature: bytesField('Signature', 2_000).required('Signature is missing'),
  /** The account that the passkey belongs to; only some authenticators name it. */
  userHandle: bytesField('User handle', 100),
});
export type PasskeyProofBody = InferType<typeof passkeyProofBody>;

/** The body that gives a passkey another name. */
export const renamePasskeyBody = strictObject({ name: nameField() });

/** A passkey of the account. */
export const passkeyResponse = strictObject({
  id: responseId(),
  name: responseText(50),
  createdAt: responseTime(),
  /** `null` before its first use. */
  lastUsedAt: responseTime().nullable(),
  /** Whether it is copied between devices, such as by a password manager. */
  isSynced: boolean().strict().defined(),
});
export type Passkey = InferType<typeof passkeyResponse>;

/** The passkeys of the account, oldest first. */
export const passkeysResponse = strictObject({
  passkeys: array(passkeyResponse).strict().defined(),
});

/** A new passkey, with recovery codes if it is the account's first second factor; else none. */
export const addedPasskeyResponse = strictObject({
  passkey: passkeyResponse,
  recoveryCodes: array(responseText(20)).strict().defined(),
});
export type AddedPasskey = InferType<typeof addedPasskeyResponse>;

function credentialList() {
  return array(
    strictObject({
      id: responseText(1_400),
      transports: array(enumOf(PASSKEY_TRANSPORTS, 'Unknown transport').defined()).strict().defined(),
    }),
  )
    .strict()
    .defined();
}

/** What a browser needs to create a passkey. */
export const passkeyCreationResponse = strictObject({
  challenge: responseText(100),
  /** The domain that passkeys belong to. */
  domain: responseText(253),
  userHandle: responseText(100),
  username: responseText(40),
  /** Signature algorithms in order of preference, by their COSE numbers. */
  algorithms: array(number().strict().integer().defined()).strict().defined(),
  timeoutMs: responseCount(),
  /** The passkeys that the account has: an authenticator with one of them makes no other. */
  existing: credentialList(),
});
export type PasskeyCreation = InferType<typeof passkeyCreationResponse>;

/** What a browser needs to sign with a passkey. */
export const passkeyChallengeResponse = strictObject({
  challenge: responseText(100),
  domain: responseText(253),
  timeoutMs: responseCount(),
  /** The passkeys that count; empty if the authenticator offers those that it has. */
  allowed: credentialList(),
});
export type PasskeyChallenge = InferType<typeof passkeyChallengeResponse>;

/** What can complete the login that waits in the browser's session; nothing can if none waits. */
export const secondStepOptionsResponse = strictObject({
  hasApp: boolean().strict().defined(),
  hasPasskeys: boolean().strict().defined(),
});
