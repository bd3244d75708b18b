import { AppError } from '../../platform/app-error.ts';

export function usernameTaken(): AppError {
  const message = 'This username is already taken. Please choose another one.';
  return new AppError('username_taken', message, { details: [{ path: 'username', message }] });
}

/** Somebody signs up with the address of an account. */
export function emailTaken(): AppError {
  return emailRefused('An account with this email address already exists. Please sign in instead.');
}

/** A member changes to the address of another account. */
export function emailOfAnother(): AppError {
  return emailRefused('Another account has this email address.');
}

function emailRefused(message: string): AppError {
  return new AppError('email_taken', message, { details: [{ path: 'email', message }] });
}

/** @param path the field of the body that it stands in */
export function commonPassword(path: string): AppError {
  const message = 'This password is on the lists that attackers try first. Please choose another one.';
  return new AppError('common_password', message, { details: [{ path, message }] });
}

export function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', 'Username or password is wrong.');
}

export function accountDisabled(): AppError {
  return new AppError('account_disabled', 'This account is disabled. Please contact support.');
}

export function administratorsOnly(): AppError {
  return new AppError('forbidden', 'This sign-in is for administrators only.');
}

export function currentPasswordWrong(): AppError {
  const message = 'This is not your current password.';
  return new AppError('current_password_wrong', message, { details: [{ path: 'currentPassword', message }] });
}

export function reauthenticationRequired(): AppError {
  return new AppError(
    'reauthentication_required',
    'To change your email address, please log in again and save it within 10 minutes.',
  );
}

export function invalidToken(): AppError {
  return new AppError('invalid_token', 'This link is not valid any more. Please ask for a new one.');
}

export function noSuchUser(): AppError {
  return new AppError('not_found', 'There is no such user.');
}
