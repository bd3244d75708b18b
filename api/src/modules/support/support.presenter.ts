import type { TicketCase, TicketRow } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import { maskEmail } from '../../platform/masking.ts';
import type { TicketRecord } from './support.model.ts';

type Usernames = ReadonlyMap<string, string>;

/** Everybody who is named in tickets. */
export function peopleOf(tickets: readonly TicketRecord[]): Id[] {
  return tickets.flatMap(({ userId, answers, closedBy }) =>
    [userId, closedBy, ...answers.map(({ by }) => by)].filter((id) => id !== null),
  );
}

export function presentRow(ticket: TicketRecord, usernames: Usernames): TicketRow {
  const { _id, userId, reference, subject, name, email, status, createdAt, changedAt } = ticket;
  return {
    id: _id.toHexString(),
    reference,
    subject,
    name,
    email: maskEmail(email),
    userId: userId && userId.toHexString(),
    username: nameOf(userId, usernames),
    status,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export function presentCase(ticket: TicketRecord, usernames: Usernames): TicketCase {
  return {
    ...presentRow(ticket, usernames),
    message: ticket.message,
    answers: ticket.answers.map(({ at, by, text }) => ({
      at: at.toISOString(),
      by: nameOf(by, usernames) ?? '',
      text,
    })),
    closedAt: ticket.closedAt && ticket.closedAt.toISOString(),
    closedBy: nameOf(ticket.closedBy, usernames),
  };
}

function nameOf(id: Id | null, usernames: Usernames): string | null {
  return id && (usernames.get(id.toHexString()) ?? null);
}
