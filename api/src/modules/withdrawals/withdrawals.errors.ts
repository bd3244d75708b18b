import { MINIMUM_BALANCE_DOLLARS, MINIMUM_WITHDRAWAL_DOLLARS, dollarsOf } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

export function invalidAmount(): AppError {
  return new AppError('invalid_amount', 'Please enter a valid amount.');
}

export function pendingRequirement(availableCents: number): AppError {
  const balance = dollarsOf(availableCents);
  const message = `You need a minimum balance of $${MINIMUM_BALANCE_DOLLARS} to request a withdrawal. Current balance: $${balance.toFixed(2)}`;
  return new AppError('pending_requirement', message, {
    extensions: { status: 'pending_requirement', balance },
  });
}

export function belowMinimum(): AppError {
  return new AppError('below_minimum', `Minimum withdrawal: $${MINIMUM_WITHDRAWAL_DOLLARS.toFixed(2)}`);
}

export function insufficientFunds(): AppError {
  const message = 'The withdrawal amount exceeds your available balance.';
  return new AppError('insufficient_funds', message, { extensions: { status: 'insufficient_funds' } });
}

export function withdrawalNotFound(): AppError {
  return new AppError('not_found', 'We could not find this withdrawal.');
}

export function notCancellable(): AppError {
  const message = 'This withdrawal has already been decided and can no longer be cancelled.';
  return new AppError('not_cancellable', message);
}
