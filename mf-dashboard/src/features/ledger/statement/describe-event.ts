import { PAYMENT_METHODS, type EventKind, type StatementEvent } from '@platform/contracts';
import { getTextLabel } from '@platform/design-system';
import { paths } from '@platform/kit';
import { ENTRY_KIND_LABELS } from '@platform/kit/states';

/** What the money of an event was for. */
export type EventDescription = {
  /** `Task reward` */
  readonly kind: string;
  /** The task, method, member or blueprint, if the event has one. */
  readonly subject?: string;
  /** The page that shows the subject. */
  readonly path?: string;
};

const LABELS: Readonly<Record<EventKind, string>> = {
  ...ENTRY_KIND_LABELS,
  withdrawal: 'Withdrawal',
  blueprint_purchase: 'Blueprint',
};

/** Describes an event. A task has no path: no page shows it once it is done, and the event has no submission. */
export function describeEvent({
  kind,
  task,
  withdrawal,
  referral,
  purchase,
}: StatementEvent): EventDescription {
  const label = getTextLabel(LABELS, kind);
  if (task) return { kind: label, subject: task.title };
  if (withdrawal) {
    const method = PAYMENT_METHODS.find(({ value }) => value === withdrawal.paymentMethod)?.label;
    return { kind: label, subject: method ?? 'Withdrawal History', path: paths.dashboard.withdrawals() };
  }
  if (referral)
    return { kind: label, subject: referral.username ?? 'Referrals', path: paths.dashboard.referrals() };
  if (purchase) return { kind: label, subject: purchase.name, path: paths.blueprint(purchase.blueprintId) };
  return { kind: label };
}
