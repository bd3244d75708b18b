import type { PayoutRequirements } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

/** What is paid to a member with the approval of one or two administrators. */
type Payout = 'withdrawal' | 'return';

/** Creates the error for an approval before the member meets the requirements; it says which are missing. */
export function payoutRequirementsMissing(
  payout: Payout,
  { emailConfirmed, identity }: PayoutRequirements,
): AppError {
  const missing = [
    ...(emailConfirmed ? [] : ['the member has not confirmed their email address']),
    ...(identity === 'checked' ? [] : ['no administrator has checked their identity']),
  ].join(' and ');
  return new AppError('payout_requirements_missing', `This ${payout} cannot be approved yet: ${missing}.`);
}

const SAME_APPROVER_TEXTS = {
  same: (payout: Payout) => `You have approved this ${payout} already. It needs a second administrator.`,
  connected: () =>
    'You share a browser, an identity number or a payout destination with the administrator who approved it first. It needs someone else.',
} as const;

/** Creates the error for the second approval by the administrator who made the first one, or who may be that person. */
export function secondAdministratorNeeded(
  payout: Payout,
  approver: keyof typeof SAME_APPROVER_TEXTS = 'same',
): AppError {
  return new AppError('second_administrator_needed', SAME_APPROVER_TEXTS[approver](payout));
}
