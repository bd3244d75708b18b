import {
  PAYMENT_METHODS,
  type CooldownCause,
  type MoneySource,
  type SecondApprovalCause,
} from '@platform/contracts';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

/** The payment methods as filter options. */
export const PAYMENT_METHOD_OPTIONS: readonly ChoiceOption[] = PAYMENT_METHODS;

/** Returns the label of a payment method; `null` means that the member has not chosen one yet. */
export function paymentMethodLabel(value: string | null): string {
  if (value === null) return 'Not chosen yet';
  return PAYMENT_METHODS.find((method) => method.value === value)?.label ?? value;
}

/** Where a member's money is from. */
export const MONEY_SOURCE_LABELS: Readonly<Record<MoneySource, string>> = {
  bonus: 'Signup bonus',
  referrals: 'Referrals',
  clicks: 'Tasks completed by a click',
  reviewed_work: 'Reviewed work',
  other_work: 'Work approved unread',
};

/** Why an approval waits. */
export const COOLDOWN_CAUSE_TEXTS: Readonly<Record<CooldownCause, string>> = {
  new_destination: 'Its destination is new',
  second_factor_reset: 'The two-factor authentication of the member was reset',
  email_changed: 'The member has changed the email address',
  password_changed: 'The member has changed the password',
  new_device: 'The member has logged in on a new device',
};

/** Why a withdrawal needs two approvals. */
export const SECOND_APPROVAL_CAUSE_TEXTS: Readonly<Record<SecondApprovalCause, string>> = {
  above_limit: 'It exceeds what one administrator can approve for a member in 7 days',
  little_reviewed_work: 'Less than half of it is reviewed work',
};
