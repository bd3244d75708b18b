import { AppError } from '../../platform/app-error.ts';

export function ownEmail(): AppError {
  return emailError('own_email', 'This is your own email address. Invite someone else.');
}

export function alreadyInvited(cause?: unknown): AppError {
  return emailError('already_invited', 'You have already invited this email address.', cause);
}

export function alreadyMember(): AppError {
  return emailError('already_member', 'This email address already belongs to a member. Invite someone else.');
}

function emailError(
  code: 'own_email' | 'already_invited' | 'already_member',
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, message, { details: [{ path: 'email', message }], cause });
}
