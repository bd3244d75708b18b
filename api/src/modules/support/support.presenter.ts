import type { TicketDetail, TicketRow, UserTicket, UserTicketRow } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import { maskEmail } from '../../platform/masking.ts';
import { type CaseClaim, presentClaim } from '../decisions/index.ts';
import type { TicketRecord } from './support.model.ts';
import { isUnread } from './support.policy.ts';

type Usernames = ReadonlyMap<string, string>;

/** Collects the ids of all users that the tickets refer to. */
export function collectUserIds(tickets: readonly TicketRecord[]): Id[] {
  return tickets.flatMap(({ userId, messages, closedBy }) =>
    [userId, closedBy, ...messages.map(({ by }) => by)].filter((id) => id !== null),
  );
}

export function presentRow(
  ticket: TicketRecord,
  usernames: Usernames,
  claim: CaseClaim | undefined,
): TicketRow {
  const { _id, userId, reference, subject, name, email, status, createdAt, changedAt } = ticket;
  return {
    id: _id.toHexString(),
    reference,
    subject,
    name,
    email: maskEmail(email),
    userId: userId && userId.toHexString(),
    username: usernameOf(userId, usernames),
    status,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    ...presentClaim(claim),
  };
}

export function presentDetail(
  ticket: TicketRecord,
  usernames: Usernames,
  claim: CaseClaim | undefined,
): TicketDetail {
  return {
    ...presentRow(ticket, usernames, claim),
    messages: ticket.messages.map(({ at, author, by, text }) => ({
      at: at.toISOString(),
      author,
      by: usernameOf(by, usernames),
      text,
    })),
    closedAt: ticket.closedAt && ticket.closedAt.toISOString(),
    closedBy: usernameOf(ticket.closedBy, usernames),
  };
}

/** Presents a ticket to its sender in a list. */
export function presentUserTicketRow(ticket: TicketRecord): UserTicketRow {
  const { _id, reference, subject, status, createdAt, changedAt } = ticket;
  return {
    id: _id.toHexString(),
    reference,
    subject,
    status,
    unread: isUnread(ticket),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Presents a ticket to its sender. Administrators appear as support, without their names. */
export function presentUserTicket(ticket: TicketRecord): UserTicket {
  return {
    ...presentUserTicketRow(ticket),
    messages: ticket.messages.map(({ at, author, text }) => ({ at: at.toISOString(), author, text })),
  };
}

function usernameOf(id: Id | null, usernames: Usernames): string | null {
  return id && (usernames.get(id.toHexString()) ?? null);
}
