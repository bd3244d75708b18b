import { AppError } from '../../../platform/app-error.ts';

/** For a right password of an account with two-factor authentication. */
export function secondFactorRequired(): AppError {
  return new AppError('second_factor_required', 'Two-factor authentication is on for this account.');
}

export function loginExpired(): AppError {
  return new AppError('login_expired', 'Your login has expired.');
}

/** For a wrong code, and for one that was used before. */
export function codeWrong(): AppError {
  const message = 'This code is wrong or was used before. Wait for the next one.';
  return new AppError('code_wrong', message, { details: [{ path: 'code', message }] });
}

/** For codes of an app after too many wrong ones; what cannot be guessed still works. */
export function tooManyCodes(cause: AppError): AppError {
  const message = 'Too many wrong codes. A recovery code or a passkey still works.';
  return new AppError('rate_limited', message, { retryAfterSeconds: cause.retryAfterSeconds });
}

export function passwordWrong(): AppError {
  const message = 'Your password is wrong.';
  return new AppError('current_password_wrong', message, { details: [{ path: 'password', message }] });
}

export function setupNotStarted(): AppError {
  return new AppError('wrong_state', 'This setup is no longer open. Start it again.');
}

export function requiredOfAdministrators(): AppError {
  return new AppError('wrong_state', 'Administrators need two-factor authentication, so it stays on.');
}

export function notEnabled(): AppError {
  return new AppError('wrong_state', 'Two-factor authentication is off for your account.');
}
