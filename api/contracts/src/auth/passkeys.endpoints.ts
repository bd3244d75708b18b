import { endpoint } from '../endpoint.ts';
import { userResponse } from './auth.schemas.ts';
import {
  addedPasskeyResponse,
  newPasskeyBody,
  passkeyChallengeResponse,
  passkeyCreationResponse,
  passkeyParams,
  passkeyProofBody,
  passkeyResponse,
  passkeysResponse,
  renamePasskeyBody,
  secondStepOptionsResponse,
} from './passkeys.schemas.ts';
import { recoveryCodesResponse } from './second-factor.schemas.ts';

/** Creates the challenge of a login with a passkey. It counts once, in the same session, for a few minutes. */
export const startPasskeyLogin = endpoint({
  id: 'auth.startPasskeyLogin',
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  summary: 'Start a login with a passkey',
  access: 'public',
  rateLimit: { calls: 100, minutes: 60, per: 'address', raisedOutsideProduction: true },
  status: 200,
  response: passkeyChallengeResponse,
  errors: [],
});

/** Logs a user in who has signed the challenge. The passkey replaces the password and the code. */
export const loginWithPasskey = endpoint({
  id: 'auth.loginWithPasskey',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Log in with a passkey',
  access: 'public',
  rateLimit: { calls: 100, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: passkeyProofBody,
  status: 200,
  response: userResponse,
  errors: ['passkey_rejected', 'account_disabled'],
});

/** Returns what can complete the login that waits in the session. */
export const getSecondStep = endpoint({
  id: 'auth.getSecondStep',
  method: 'GET',
  path: '/api/auth/second-step',
  summary: 'Ways to complete a login',
  access: 'public',
  status: 200,
  response: secondStepOptionsResponse,
  errors: [],
});

/** Creates a challenge for the passkeys of the user whose login waits in the session. */
export const startPasskeySecondStep = endpoint({
  id: 'auth.startPasskeySecondStep',
  method: 'POST',
  path: '/api/auth/second-step/passkey/challenge',
  summary: 'Start the second step with a passkey',
  access: 'public',
  rateLimit: { calls: 100, minutes: 60, per: 'address', raisedOutsideProduction: true },
  status: 200,
  response: passkeyChallengeResponse,
  errors: ['login_expired', 'wrong_state'],
});

/** Completes a login with a passkey instead of a code. */
export const secondStepWithPasskey = endpoint({
  id: 'auth.secondStepWithPasskey',
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  summary: 'Complete a login with a passkey',
  access: 'public',
  rateLimit: { calls: 100, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: passkeyProofBody,
  status: 200,
  response: userResponse,
  errors: ['login_expired', 'passkey_rejected', 'account_disabled'],
});

/** Lists the passkeys of the account, oldest first. */
export const listPasskeys = endpoint({
  id: 'passkeys.list',
  method: 'GET',
  path: '/api/user/passkeys',
  summary: 'Passkeys of the account',
  access: 'member',
  status: 200,
  response: passkeysResponse,
  errors: [],
  beforeSecondFactor: true,
});

/** Creates the challenge for a new passkey. */
export const startAddingPasskey = endpoint({
  id: 'passkeys.startAdding',
  method: 'POST',
  path: '/api/user/passkeys/challenge',
  summary: 'Start adding a passkey',
  access: 'member',
  status: 200,
  response: passkeyCreationResponse,
  errors: ['too_many_passkeys', 'reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
  beforeSecondFactor: true,
});

/** Stores a passkey. The first second factor of an account comes with recovery codes. */
export const addPasskey = endpoint({
  id: 'passkeys.add',
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Add a passkey',
  access: 'member',
  body: newPasskeyBody,
  status: 201,
  response: addedPasskeyResponse,
  errors: ['passkey_rejected', 'too_many_passkeys', 'reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
  beforeSecondFactor: true,
});

/** Gives a passkey another name. */
export const renamePasskey = endpoint({
  id: 'passkeys.rename',
  method: 'POST',
  path: '/api/user/passkeys/:id/rename',
  summary: 'Rename a passkey',
  access: 'member',
  params: passkeyParams,
  body: renamePasskeyBody,
  status: 200,
  response: passkeyResponse,
  errors: [],
});

/** Removes a passkey. Administrators who must have a second factor keep the last one. */
export const removePasskey = endpoint({
  id: 'passkeys.remove',
  method: 'POST',
  path: '/api/user/passkeys/:id/remove',
  summary: 'Remove a passkey',
  access: 'member',
  params: passkeyParams,
  status: 204,
  errors: ['wrong_state', 'reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Creates a challenge for the passkeys of the logged-in user. */
export const startPasskeyCheck = endpoint({
  id: 'passkeys.startCheck',
  method: 'POST',
  path: '/api/user/second-factor/passkey/challenge',
  summary: 'Start proving the second factor with a passkey',
  access: 'member',
  status: 200,
  response: passkeyChallengeResponse,
  errors: ['wrong_state'],
});

/** Proves the second factor again with a passkey; counts for 10 minutes, as a code does. */
export const checkPasskey = endpoint({
  id: 'passkeys.check',
  method: 'POST',
  path: '/api/user/second-factor/passkey',
  summary: 'Prove the second factor with a passkey',
  access: 'member',
  body: passkeyProofBody,
  status: 204,
  errors: ['passkey_rejected'],
});

/** Replaces all recovery codes, for accounts without an authenticator app. */
export const renewRecoveryCodesByProof = endpoint({
  id: 'passkeys.renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/passkeys/recovery-codes',
  summary: 'Replace the recovery codes after a passkey',
  access: 'member',
  status: 200,
  response: recoveryCodesResponse,
  errors: ['wrong_state', 'second_factor_again'],
  needsRecentSecondFactor: true,
});

/** All calls about passkeys. */
export const PASSKEY_ENDPOINTS = [
  startPasskeyLogin,
  loginWithPasskey,
  getSecondStep,
  startPasskeySecondStep,
  secondStepWithPasskey,
  listPasskeys,
  startAddingPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyCheck,
  checkPasskey,
  renewRecoveryCodesByProof,
] as const;
