import type { EventKind } from '@platform/contracts';
import { ENTRY_KIND_LABELS } from '@platform/kit/states';

/** Labels of the events. */
export const EVENT_LABELS: Readonly<Record<EventKind, string>> = {
  ...ENTRY_KIND_LABELS,
  withdrawal: 'Withdrawal',
  blueprint_purchase: 'Blueprint',
};
