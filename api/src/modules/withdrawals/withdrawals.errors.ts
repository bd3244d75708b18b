import {
  PAYOUT_METHODS_MAX,
  type PayoutRequirements,
  type CooldownCause,
  type WithdrawalViolation,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { formatMailTime } from '../../platform/outbox/email-template.ts';

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

const COOLDOWN_CAUSE_TEXTS: Readonly<Record<CooldownCause, string>> = {
  new_destination: 'Its destination is new',
  second_factor_reset: 'The two-factor authentication of the member was reset',
  email_changed: 'The member has changed the email address',
  password_changed: 'The member has changed the password',
  new_device: 'The member has logged in on a new device',
};

/** Creates the error for an approval during a cooldown. */
export function payoutCooldown({ until, cause }: { until: Date; cause: CooldownCause }): AppError {
  const message = `${COOLDOWN_CAUSE_TEXTS[cause]}. It can be approved from ${formatMailTime(until)}.`;
  return new AppError('payout_cooldown', message);
}

const SAME_APPROVER_TEXTS = {
  same: 'You have approved this withdrawal already. It needs a second administrator.',
  connected:
    'You share a browser, an identity number or a payout destination with the administrator who approved it first. It needs someone else.',
} as const;

/** Creates the error for the second approval by the administrator who made the first one, or who may be that person. */
export function secondAdministratorNeeded(approver: keyof typeof SAME_APPROVER_TEXTS = 'same'): AppError {
  return new AppError('second_administrator_needed', SAME_APPROVER_TEXTS[approver]);
}

export function payoutMethodExists(): AppError {
  const message = 'You have already saved this destination.';
  return new AppError('payout_method_exists', message, { details: [{ path: 'paymentDetails', message }] });
}

export function tooManyPayoutMethods(): AppError {
  return new AppError('too_many_payout_methods', `You have ${PAYOUT_METHODS_MAX} payout methods already.`);
}

export function payoutMethodNotFound(): AppError {
  return new AppError('not_found', 'We could not find this payout method.');
}

export function withdrawalNotFound(): AppError {
  return new AppError('not_found', 'We could not find this withdrawal.');
}

export function notCancellable(): AppError {
  const message = 'This withdrawal has already been decided and can no longer be cancelled.';
  return new AppError('not_cancellable', message);
}
