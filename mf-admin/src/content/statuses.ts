import type { MailRow, TicketRow, UserBlueprint, WithdrawalRow } from '@platform/contracts';
import type { Tone } from '@platform/design-system';
import type { ChoiceOption } from '../shared/list/list-filters.ts';

/** A state in one word, with its tone. */
export type StatusWord = { readonly label: string; readonly tone: Tone };

/** The states of a verification and of a purchase: steps on the way to a member's blueprint. */
export const OWNERSHIP_WORDS: Readonly<Record<UserBlueprint['status'], StatusWord>> = {
  pending: { label: 'Pending', tone: 'locked' },
  active: { label: 'Approved', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** The states of a withdrawal. Source of the first three words: product specification, section 4. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalRow['status'], StatusWord>> = {
  pending: { label: 'Pending', tone: 'locked' },
  processing: { label: 'Processing', tone: 'held' },
  completed: { label: 'Completed', tone: 'available' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** The states of a ticket. */
export const TICKET_WORDS: Readonly<Record<TicketRow['status'], StatusWord>> = {
  open: { label: 'Open', tone: 'locked' },
  answered: { label: 'Answered', tone: 'held' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** States as choices of a filter. */
export function optionsOf(words: Readonly<Record<string, StatusWord>>): readonly ChoiceOption[] {
  return Object.entries(words).map(([value, { label }]) => ({ value, label }));
}

/** The word for a state that came in a refusal, where it may be any text. */
export function wordOf(words: Readonly<Record<string, StatusWord>>, state: string): string {
  return Object.hasOwn(words, state) ? (words[state]?.label ?? state) : state;
}

/** The states of a mail. */
export const MAIL_WORDS: Readonly<Record<MailRow['state'], StatusWord>> = {
  kept: { label: 'Kept', tone: 'neutral' },
  queued: { label: 'Queued', tone: 'held' },
  sent: { label: 'Sent', tone: 'available' },
  failed: { label: 'Failed', tone: 'danger' },
};
