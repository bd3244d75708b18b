import type {
  AttemptState,
  CertificateState,
  CorrectionState,
  ItemReportRow,
  MailRow,
  TicketRow,
  UnitReportStatus,
  UserBlueprint,
  VERIFICATION_STATUSES,
  WithdrawalRow,
} from '@platform/contracts';
import type { BadgeLabel } from '@platform/design-system';
import type { ChoiceOption } from '../shared/list/state/list-filters.ts';

/** The statuses of a verification. */
export const VERIFICATION_STATUS_LABELS: Readonly<
  Record<(typeof VERIFICATION_STATUSES)[number], BadgeLabel>
> = {
  pending: { label: 'Pending', tone: 'locked' },
  active: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

/** The statuses of a verification or a purchase, both of which lead to a blueprint the member owns. */
export const OWNERSHIP_STATUS_LABELS: Readonly<Record<UserBlueprint['status'], BadgeLabel>> = {
  ...VERIFICATION_STATUS_LABELS,
  returning: { label: 'To pay back', tone: 'held' },
  returned: { label: 'Returned', tone: 'neutral' },
};

/** An approved verification that no administrator has checked. */
export const UNCHECKED_LABEL: BadgeLabel = { label: 'Approved, not checked', tone: 'locked' };

/** Whether the payment of a pending purchase was reported. */
export const PAYMENT_STATE_LABELS: Readonly<Record<NonNullable<UserBlueprint['payment']>, BadgeLabel>> = {
  awaiting: { label: 'Awaiting payment', tone: 'neutral' },
  reported: { label: 'Payment reported', tone: 'locked' },
};

/** The statuses of a withdrawal. The first three labels come from docs/specification.md#4-states-and-transitions. */
export const WITHDRAWAL_STATUS_LABELS: Readonly<Record<WithdrawalRow['status'], BadgeLabel>> = {
  pending: { label: 'Pending', tone: 'locked' },
  processing: { label: 'Processing', tone: 'held' },
  completed: { label: 'Completed', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  bounced: { label: 'Returned', tone: 'danger' },
};

/** The statuses of a report of a question of a test. */
export const UNIT_REPORT_STATUS_LABELS: Readonly<Record<UnitReportStatus, BadgeLabel>> = {
  pending: { label: 'Pending', tone: 'locked' },
  accepted: { label: 'Accepted', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** The statuses of a report that an item cannot be done. */
export const ITEM_REPORT_STATUS_LABELS: Readonly<Record<ItemReportRow['status'], BadgeLabel>> = {
  ...UNIT_REPORT_STATUS_LABELS,
  overturned: { label: 'Overturned', tone: 'neutral' },
};

/** The states of a correction of a question. */
export const CORRECTION_STATE_LABELS: Readonly<Record<CorrectionState, BadgeLabel>> = {
  pending: { label: 'To rescore', tone: 'locked' },
  rescored: { label: 'Rescored', tone: 'available' },
};

/** The states of a certificate. */
export const CERTIFICATE_STATE_LABELS: Readonly<Record<CertificateState, BadgeLabel>> = {
  valid: { label: 'Valid', tone: 'available' },
  expired: { label: 'Expired', tone: 'locked' },
  revoked: { label: 'Revoked', tone: 'danger' },
  erased: { label: 'Account deleted', tone: 'neutral' },
};

/** The states of an attempt at a test. */
export const ATTEMPT_STATE_LABELS: Readonly<Record<AttemptState, BadgeLabel>> = {
  open: { label: 'Open', tone: 'held' },
  passed: { label: 'Passed', tone: 'available' },
  failed: { label: 'Not passed', tone: 'neutral' },
};

/** The statuses of a ticket. */
export const TICKET_STATUS_LABELS: Readonly<Record<TicketRow['status'], BadgeLabel>> = {
  open: { label: 'Open', tone: 'locked' },
  answered: { label: 'Answered', tone: 'held' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** Converts status labels to filter options. */
export function toOptions(labels: Readonly<Record<string, BadgeLabel>>): readonly ChoiceOption[] {
  return Object.entries(labels).map(([value, { label }]) => ({ value, label }));
}

/** The states of an email in the outbox. */
export const MAIL_STATE_LABELS: Readonly<Record<MailRow['state'], BadgeLabel>> = {
  kept: { label: 'Not sent', tone: 'neutral' },
  queued: { label: 'Queued', tone: 'held' },
  sent: { label: 'Sent', tone: 'available' },
  failed: { label: 'Failed', tone: 'danger' },
};
