import { MAX_PASSKEYS } from '@platform/contracts';
import { AppError } from '../../../../platform/app-error.ts';

/** For every answer of an authenticator that does not count. The reason would only help an attacker. */
export function passkeyRejected(): AppError {
  return new AppError('passkey_rejected', 'This passkey was not accepted. Try again, or use another way.');
}

/** For a passkey that was set up before the password was set by a link. */
export function passwordFirst(): AppError {
  return new AppError(
    'passkey_rejected',
    'Your password was reset. Log in with the new password and then this passkey once; after that the passkey works alone again.',
  );
}

export function passkeyKnown(): AppError {
  return new AppError('passkey_rejected', 'This passkey is set up already.');
}

export function tooManyPasskeys(): AppError {
  return new AppError('too_many_passkeys', `You have ${MAX_PASSKEYS} passkeys already.`);
}

export function noPasskeys(): AppError {
  return new AppError('wrong_state', 'Your account has no passkey.');
}

export function passkeyNotFound(): AppError {
  return new AppError('not_found', 'This passkey does not exist.');
}
