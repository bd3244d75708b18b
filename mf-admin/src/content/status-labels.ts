import type { VERIFICATION_STATUSES } from '@platform/contracts';
import type { BadgeLabel } from '@platform/design-system';
import { OWNERSHIP_STATES } from '@platform/kit/states';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

/** The statuses of a verification or a purchase, where an administrator has approved what is active. */
export const OWNERSHIP_STATUS_LABELS = {
  ...OWNERSHIP_STATES,
  active: { ...OWNERSHIP_STATES.active, label: 'Approved' },
} satisfies Readonly<Record<string, BadgeLabel>>;

const { pending, active, rejected, cancelled } = OWNERSHIP_STATUS_LABELS;

/** The statuses of a verification. */
export const VERIFICATION_STATUS_LABELS: Readonly<
  Record<(typeof VERIFICATION_STATUSES)[number], BadgeLabel>
> = { pending, active, rejected, cancelled };

/** An approved verification that no administrator has checked. */
export const UNCHECKED_LABEL: BadgeLabel = { label: 'Approved, not checked', tone: 'locked' };

/** Converts status labels to filter options. */
export function toOptions(labels: Readonly<Record<string, BadgeLabel>>): readonly ChoiceOption[] {
  return Object.entries(labels).map(([value, { label }]) => ({ value, label }));
}
