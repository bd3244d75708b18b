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

/**
 * For a wrong code of an app that is being set up. Mostly the clock of the phone is wrong.
 *
 * @param clockErrorMinutes by how much it is fast, or slow if negative; `undefined` if the code does not tell
 */
export function setupCodeWrong(now: Date, clockErrorMinutes: number | undefined): AppError {
  const time = `It is ${now.toISOString().slice(11, 19)} UTC.`;
  const message =
    clockErrorMinutes === undefined
      ? `This code is wrong. If your app shows it, the clock of your phone may be wrong. ${time}`
      : `The clock of your phone is about ${describeClockError(clockErrorMinutes)}. Let it set its time automatically, then enter a new code. ${time}`;
  return new AppError('code_wrong', message, { details: [{ path: 'code', message }] });
}

function describeClockError(minutes: number): string {
  const count = Math.round(Math.abs(minutes));
  return `${count} ${count === 1 ? 'minute' : 'minutes'} ${minutes > 0 ? 'fast' : 'slow'}`;
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
