import type { TicketBody } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, newReadableCode } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { ticketReceivedMail } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import type { TicketsRepository } from './support.repository.ts';

const REFERENCE_LENGTH = 8;

export type SupportService = ReturnType<typeof createSupportService>;

export function createSupportService({ audit, outbox, clock }: Platform, repository: TicketsRepository) {
  return {
    /** Stores a message as a ticket and confirms it by email. */
    async open(tx: Tx, actor: Actor, body: TicketBody): Promise<{ id: string; reference: string }> {
      const ticket = newTicket(body, actor, clock.now());
      const { _id: subjectId, userId, reference } = ticket;
      await repository.insert(tx, ticket);
      await outbox.queue(tx, ticketReceivedMail(ticket));
      await audit.record(tx, actor, { action: 'ticket_opened', subjectId, userId });
      return { id: subjectId.toHexString(), reference };
    },
  };
}

function newTicket(body: TicketBody, { userId }: Actor, now: Date): TicketRecord {
  return {
    _id: newId(),
    reference: `T-${newReadableCode(REFERENCE_LENGTH)}`,
    ...body,
    userId,
    status: 'open',
    createdAt: now,
    changedAt: now,
    answers: [],
    closedAt: null,
    closedBy: null,
  };
}
