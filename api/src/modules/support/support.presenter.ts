import type { TicketDetail, TicketRow } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import { maskEmail } from '../../platform/masking.ts';
import type { TicketRecord } from './support.model.ts';

type Usernames = ReadonlyMap<string, string>;

/** Collects the ids of all users that the tickets refer to. */
export function collectUserIds(tickets: readonly TicketRecord[]): Id[] {
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
    username: usernameOf(userId, usernames),
    status,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

export function presentDetail(ticket: TicketRecord, usernames: Usernames): TicketDetail {
  return {
    ...presentRow(ticket, usernames),
    message: ticket.message,
    answers: ticket.answers.map(({ at, by, text }) => ({
      at: at.toISOString(),
      by: usernameOf(by, usernames) ?? '',
      text,
    })),
    closedAt: ticket.closedAt && ticket.closedAt.toISOString(),
    closedBy: usernameOf(ticket.closedBy, usernames),
  };
}

function usernameOf(id: Id | null, usernames: Usernames): string | null {
  return id && (usernames.get(id.toHexString()) ?? null);
}
