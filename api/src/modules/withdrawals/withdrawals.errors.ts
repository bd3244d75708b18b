import type { PayoutRequirements, WithdrawalViolation } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

/** Creates the error for a request that violates a rule; the withdrawal page reads the code from `status`. */
export function invalidRequest({ code, message }: WithdrawalViolation, balance: number): AppError {
  switch (code) {
    case 'pending_requirement':
      return new AppError(code, message, { extensions: { status: code, balance } });
    case 'insufficient_funds':
      return new AppError(code, message, { extensions: { status: code } });
    default:
      return new AppError(code, message);
  }
}

/** Creates the error for an approval before the member meets the requirements; it says which are missing. */
export function payoutRequirementsMissing({ emailConfirmed, identity }: PayoutRequirements): AppError {
  const missing = [
    ...(emailConfirmed ? [] : ['the member has not confirmed their email address']),
    ...(identity === 'checked' ? [] : ['no administrator has checked their identity']),
  ].join(' and ');
  return new AppError('payout_requirements_missing', `This withdrawal cannot be approved yet: ${missing}.`);
}

export function withdrawalNotFound(): AppError {
  return new AppError('not_found', 'We could not find this withdrawal.');
}

export function notCancellable(): AppError {
  const message = 'This withdrawal has already been decided and can no longer be cancelled.';
  return new AppError('not_cancellable', message);
}
