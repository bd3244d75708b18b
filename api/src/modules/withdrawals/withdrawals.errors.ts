import { PAYOUT_METHODS_MAX, type CooldownCause, type WithdrawalViolation } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { formatMailTime } from '../../platform/outbox/email-template.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

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

export function notCancellable(status: WithdrawalRecord['status']): AppError {
  const message =
    status === 'cancelled'
      ? 'You have already canceled this withdrawal.'
      : 'This withdrawal has already been decided and can no longer be canceled.';
  return new AppError('not_cancellable', message);
}
