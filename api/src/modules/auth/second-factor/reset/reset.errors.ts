import { AppError, wrongState } from '../../../../platform/app-error.ts';

export const noResetInProgress = (): AppError =>
  wrongState('No reset of two-factor authentication is in progress.');

export const resetInProgress = (): AppError =>
  wrongState('A reset of two-factor authentication is in progress already.');

export const nothingToReset = (): AppError =>
  wrongState('Two-factor authentication is off for this account, or the account is disabled.');

export const alreadyApproved = (): AppError =>
  wrongState('This reset was approved already. It can only be stopped.');

/** The administrator who opened it has lost the role, or the account. */
export const openerLostRole = (): AppError =>
  wrongState(
    'The administrator who opened this reset may no longer do so. Stop it, and open a new one if it is still needed.',
  );

export const secondApproverNeeded = (): AppError =>
  new AppError(
    'second_administrator_needed',
    'You have opened this reset, or share something personal with the one who did. It needs a second administrator.',
  );
