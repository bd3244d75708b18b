import { AppError } from '../../platform/app-error.ts';

export function usernameTaken(): AppError {
  const message = 'This username is already taken. Choose another one.';
  return new AppError('username_taken', message, { details: [{ path: 'username', message }] });
}

/** For a sign-up with the address of an existing account. */
export function emailTaken(): AppError {
  return emailTakenError('An account with this email address already exists. Log in instead.');
}

/** For a member who changes their address to that of another account. */
export function emailUsedByAnotherAccount(): AppError {
  return emailTakenError('Another account already uses this email address. Enter a different one.');
}

function emailTakenError(message: string): AppError {
  return new AppError('email_taken', message, { details: [{ path: 'email', message }] });
}

/** @param path the field of the request body that holds the password */
export function commonPassword(path: string): AppError {
  const message =
    'This password is on lists that attackers try first, or close to what is. Choose another one.';
  return new AppError('common_password', message, { details: [{ path, message }] });
}

/** @param path the field of the request body that holds the password */
export function patternAsPassword(path: string): AppError {
  const message = 'This password repeats or counts, which is easy to guess. Choose another one.';
  return new AppError('common_password', message, { details: [{ path, message }] });
}

/** @param path the field of the request body that holds the password */
export function usernameAsPassword(path: string): AppError {
  const message = 'Your password must not be your username, with or without digits. Choose another one.';
  return new AppError('common_password', message, { details: [{ path, message }] });
}

export function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', 'Username or password is wrong.');
}

/** For the link of an administrator, whose sessions need an entered password. */
export function passwordNeeded(): AppError {
  return new AppError('password_needed', 'Failed logins of other people no longer keep you out here.');
}

export function accountDisabled(): AppError {
  return new AppError('account_disabled', 'Your account is disabled.');
}

export function administratorsOnly(): AppError {
  return new AppError('forbidden', 'Only administrators can log in here.');
}

export function wrongCurrentPassword(): AppError {
  const message = 'Your current password is wrong.';
  return new AppError('current_password_wrong', message, { details: [{ path: 'currentPassword', message }] });
}

export function alreadyConfirmed(): AppError {
  return new AppError('already_confirmed', 'Your email address is already confirmed.');
}

/** For a visitor who asks for a confirmation link without an address and without a session. */
export function addressMissing(): AppError {
  const message = 'Please enter a valid email address';
  return new AppError('invalid_request', message, { details: [{ path: 'email', message }] });
}

export function invalidToken(): AppError {
  return new AppError('invalid_token', 'This link is no longer valid.');
}

export function userNotFound(): AppError {
  return new AppError('not_found', 'User not found.');
}

/** For a session that has ended, or is another user's. */
export function sessionNotFound(): AppError {
  return new AppError('not_found', 'This session has already ended.');
}

/** For a user who ends the session that they use. */
export function currentSession(): AppError {
  return new AppError('wrong_state', 'This is the session you are using. Log out to end it.');
}
