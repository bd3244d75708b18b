import { BLUEPRINTS, PAYMENT_METHODS } from '@platform/contracts';
import type { ChoiceOption } from '../shared/list/list-filters.ts';

/** The payment methods as choices of a filter. */
export const PAYMENT_OPTIONS: readonly ChoiceOption[] = PAYMENT_METHODS;

/** The blueprints that are paid for, as choices of a filter. */
export const BLUEPRINT_OPTIONS: readonly ChoiceOption[] = BLUEPRINTS.filter(({ isFree }) => !isFree).map(
  ({ id, name }) => ({ value: String(id), label: name }),
);

/** What a payment method is called; a member may not have chosen one yet. */
export function paymentMethodLabel(value: string | null): string {
  if (value === null) return 'Not chosen yet';
  return PAYMENT_METHODS.find((method) => method.value === value)?.label ?? value;
}
