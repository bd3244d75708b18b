/**
 * The word and the color of each state: the same for visitors, members and administrators. docs/states.md says what
 * each of them means.
 */
import type {
  AttemptState,
  CertificateState,
  CorrectionState,
  EntryAccount,
  ItemReportStatus,
  MailRow,
  Referral,
  SubmissionState,
  TicketRow,
  UnitReportStatus,
  UserBlueprint,
  Withdrawal,
} from '@platform/contracts';
import type { BadgeLabel } from '@platform/design-system';

export { ENTRY_KIND_LABELS } from './entry-kinds.ts';

type Badges<State extends string> = Readonly<Record<State, BadgeLabel>>;

/** A member's money. */
export const MONEY_STATES: Badges<EntryAccount> = {
  available: { label: 'Available', tone: 'available' },
  locked: { label: 'Locked', tone: 'locked' },
  held: { label: 'On its way', tone: 'held' },
};

/** A request for a blueprint, by a verification or a purchase, and the blueprint that it leads to. */
export const OWNERSHIP_STATES: Badges<UserBlueprint['status']> = {
  pending: { label: 'Pending', tone: 'locked' },
  active: { label: 'Active', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  returning: { label: 'Being returned', tone: 'held' },
  returned: { label: 'Returned', tone: 'neutral' },
};

/** The payment of a pending purchase. */
export const PAYMENT_STATES: Badges<NonNullable<UserBlueprint['payment']>> = {
  awaiting: { label: 'Awaiting payment', tone: 'locked' },
  reported: { label: 'Payment reported', tone: 'locked' },
};

export const WITHDRAWAL_STATES: Badges<Withdrawal['status']> = {
  pending: { label: 'Pending', tone: 'locked' },
  processing: { label: 'Processing', tone: 'held' },
  completed: { label: 'Completed', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  bounced: { label: 'Came back', tone: 'danger' },
};

/** Work on a task. */
export const SUBMISSION_STATES: Badges<SubmissionState> = {
  draft: { label: 'In progress', tone: 'primary' },
  submitted: { label: 'In review', tone: 'held' },
  revision: { label: 'Changes requested', tone: 'locked' },
  approved: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  appealed: { label: 'Appealed', tone: 'held' },
  practiced: { label: 'Practiced', tone: 'neutral' },
  returned: { label: 'Given back', tone: 'neutral' },
  lapsed: { label: 'Lapsed', tone: 'neutral' },
};

/** A report that an item of work cannot be done. */
export const ITEM_REPORT_STATES: Badges<ItemReportStatus> = {
  pending: { label: 'Pending', tone: 'locked' },
  accepted: { label: 'Accepted', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  overturned: { label: 'Overturned', tone: 'neutral' },
};

/** A report of a question of a course or a test. */
export const UNIT_REPORT_STATES: Badges<UnitReportStatus> = {
  pending: ITEM_REPORT_STATES.pending,
  accepted: ITEM_REPORT_STATES.accepted,
  rejected: ITEM_REPORT_STATES.rejected,
};

/** A correction of a question's right answers. */
export const CORRECTION_STATES: Badges<CorrectionState> = {
  pending: { label: 'To rescore', tone: 'locked' },
  rescored: { label: 'Rescored', tone: 'available' },
};

/** An attempt at a test. */
export const ATTEMPT_STATES: Badges<AttemptState> = {
  open: { label: 'Open', tone: 'held' },
  passed: { label: 'Passed', tone: 'available' },
  failed: { label: 'Not passed', tone: 'neutral' },
};

export const CERTIFICATE_STATES: Badges<CertificateState> = {
  valid: { label: 'Valid', tone: 'available' },
  expired: { label: 'Expired', tone: 'locked' },
  revoked: { label: 'Revoked', tone: 'danger' },
  erased: { label: 'Account deleted', tone: 'neutral' },
};

/** An invitation. */
export const REFERRAL_STATES: Badges<Referral['status']> = {
  pending: { label: 'Awaiting signup', tone: 'neutral' },
  active: { label: 'Reward pending', tone: 'locked' },
  paid: { label: 'Reward paid', tone: 'available' },
  closed: { label: 'Joined without your invitation', tone: 'neutral' },
};

/** A conversation with support. */
export const TICKET_STATES: Badges<TicketRow['status']> = {
  open: { label: 'With support', tone: 'locked' },
  answered: { label: 'Answered', tone: 'held' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** An email in the outbox. */
export const MAIL_STATES: Badges<MailRow['state']> = {
  kept: { label: 'Not sent', tone: 'neutral' },
  queued: { label: 'Queued', tone: 'held' },
  sent: { label: 'Sent', tone: 'available' },
  failed: { label: 'Failed', tone: 'danger' },
};
