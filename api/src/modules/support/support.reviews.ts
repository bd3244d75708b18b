import type { QueryOf, TicketCase, TicketRow, listTickets } from '@platform/contracts';
import type { Actor, KnownActor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { alreadyDecided } from '../../platform/decisions.ts';
import { idFrom } from '../../platform/ids.ts';
import { belongingTo, found, given, within } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';
import { noSuchTicket } from './support.errors.ts';
import { mailAnswered } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import { peopleOf, presentCase, presentRow } from './support.presenter.ts';
import type { TicketsRepository } from './support.repository.ts';

type Query = QueryOf<typeof listTickets>;

/** What administrators read and do. Refusals: `not_found`, `already_decided` for a closed ticket. */
export type TicketReviews = {
  page(query: Query): Promise<Page<TicketRow>>;
  batches(query: Query): AsyncGenerator<TicketRow[]>;
  one(id: string, tx?: Tx): Promise<TicketCase>;
  /** Answers by mail; a ticket may be answered more than once. */
  answer(tx: Tx, actor: KnownActor, id: string, text: string): Promise<TicketCase>;
  close(actor: KnownActor, id: string): Promise<TicketCase>;
};

type Parts = {
  repository: TicketsRepository;
  audit: AuditLog;
  outbox: Outbox;
  people: People;
  clock: Clock;
  withTransaction: WithTransaction;
};

export function createTicketReviews(parts: Parts): TicketReviews {
  const { repository, audit, outbox, people, clock, withTransaction } = parts;

  async function present(tickets: readonly TicketRecord[]): Promise<TicketRow[]> {
    const usernames = await people.usernamesOf(peopleOf(tickets));
    return tickets.map((ticket) => presentRow(ticket, usernames));
  }

  async function find(text: string, tx?: Tx): Promise<TicketRecord> {
    const id = idFrom(text);
    const ticket = id && (await repository.findById(id, tx));
    if (!ticket) throw noSuchTicket();
    return ticket;
  }

  async function caseOf(ticket: TicketRecord, tx?: Tx): Promise<TicketCase> {
    return presentCase(ticket, await people.usernamesOf(peopleOf([ticket]), tx));
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function findOpen(text: string, tx: Tx): Promise<TicketRecord> {
    const ticket = await find(text, tx);
    if (ticket.status !== 'closed') return ticket;
    const { closedBy: by } = await caseOf(ticket, tx);
    throw alreadyDecided('This ticket', { decision: 'closed', by, at: ticket.closedAt });
  }

  return {
    page: async (query) => mapPage(await repository.list.page(query, await filterOf(query, people)), present),

    async *batches(query) {
      const filter = await filterOf(query, people);
      for await (const tickets of repository.list.batches(query, filter)) yield present(tickets);
    },

    one: async (id, tx) => caseOf(await find(id, tx), tx),

    async answer(tx, actor, id, text) {
      const ticket = await findOpen(id, tx);
      const at = clock.now();
      const answers = [...ticket.answers, { at, by: actor.userId, text }];
      const answered: TicketRecord = { ...ticket, status: 'answered', changedAt: at, answers };
      await repository.save(tx, answered);
      await outbox.queue(tx, mailAnswered(ticket, text));
      await record(tx, actor, 'ticket_answered', ticket);
      return caseOf(answered, tx);
    },

    close: (actor, id) =>
      withTransaction(async (tx) => {
        const ticket = await findOpen(id, tx);
        const closedAt = clock.now();
        const end = { status: 'closed', changedAt: closedAt, closedAt, closedBy: actor.userId } as const;
        const closed: TicketRecord = { ...ticket, ...end };
        await repository.save(tx, closed);
        await record(tx, actor, 'ticket_closed', ticket);
        return caseOf(closed, tx);
      }),
  };

  function record(
    tx: Tx,
    actor: Actor,
    action: 'ticket_answered' | 'ticket_closed',
    { _id: subjectId, userId }: TicketRecord,
  ): Promise<void> {
    return audit.record(tx, actor, { action, subjectId, userId });
  }
}

async function filterOf(query: Query, people: People): Promise<object> {
  const { status, userId, q } = query;
  return {
    ...given({ status }),
    ...within('createdAt', query),
    ...belongingTo('userId', userId),
    ...found(q, q === undefined ? [] : await people.searchByUsername(q), { references: ['reference'] }),
  };
}
