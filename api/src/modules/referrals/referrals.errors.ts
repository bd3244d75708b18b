import { AppError } from '../../platform/app-error.ts';

export function ownEmail(): AppError {
  return refusal('own_email', 'This is your own address. Invite somebody else.');
}

export function alreadyInvited(cause?: unknown): AppError {
  return refusal('already_invited', 'You have already invited this address.', cause);
}

export function alreadyMember(): AppError {
  return refusal('already_member', 'Whoever has this address is already a member.');
}

function refusal(
  code: 'own_email' | 'already_invited' | 'already_member',
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, message, { details: [{ path: 'email', message }], cause });
}
