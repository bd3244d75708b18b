import { BLUEPRINTS, PAYMENT_METHODS } from '@platform/contracts';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

/** The payment methods as filter options. */
export const PAYMENT_METHOD_OPTIONS: readonly ChoiceOption[] = PAYMENT_METHODS;

/** The paid blueprints as filter options. */
export const BLUEPRINT_OPTIONS: readonly ChoiceOption[] = BLUEPRINTS.filter(({ isFree }) => !isFree).map(
  ({ id, name }) => ({ value: String(id), label: name }),
);

/** Returns the label of a payment method; `null` means that the member has not chosen one yet. */
export function paymentMethodLabel(value: string | null): string {
  if (value === null) return 'Not chosen yet';
  return PAYMENT_METHODS.find((method) => method.value === value)?.label ?? value;
}
