import type { QueryOf, TicketDetail, TicketRow, listTickets } from '@platform/contracts';
import type { Actor, UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyDecided } from '../../platform/review-errors.ts';
import { parseId } from '../../platform/ids.ts';
import { byOwner, searchFilter, definedOnly, dateRange } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { ticketNotFound } from './support.errors.ts';
import { ticketAnsweredMail } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import { collectUserIds, presentDetail, presentRow } from './support.presenter.ts';
import type { TicketsRepository } from './support.repository.ts';

type Query = QueryOf<typeof listTickets>;

/** Lets administrators read, answer and close tickets. The methods that take an id throw AppError `not_found`. */
export type TicketReviews = ReturnType<typeof createTicketReviews>;

export function createTicketReviews({
  platform,
  repository,
  userDirectory,
}: {
  platform: Platform;
  repository: TicketsRepository;
  userDirectory: UserDirectory;
}) {
  const { audit, outbox, clock, withTransaction } = platform;

  async function present(tickets: readonly TicketRecord[]): Promise<TicketRow[]> {
    const usernames = await userDirectory.usernamesOf(collectUserIds(tickets));
    return tickets.map((ticket) => presentRow(ticket, usernames));
  }

  async function getTicket(text: string, tx?: Tx): Promise<TicketRecord> {
    const id = parseId(text);
    const ticket = id && (await repository.findById(id, tx));
    if (!ticket) throw ticketNotFound();
    return ticket;
  }

  async function toDetail(ticket: TicketRecord, tx?: Tx): Promise<TicketDetail> {
    return presentDetail(ticket, await userDirectory.usernamesOf(collectUserIds([ticket]), tx));
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function getOpenTicket(text: string, tx: Tx): Promise<TicketRecord> {
    const ticket = await getTicket(text, tx);
    if (ticket.status !== 'closed') return ticket;
    const { closedBy: by } = await toDetail(ticket, tx);
    throw alreadyDecided('This ticket', { decision: 'closed', by, at: ticket.closedAt });
  }

  return {
    page: async (query: Query): Promise<Page<TicketRow>> =>
      mapPage(await repository.list.page(query, await buildFilter(query, userDirectory)), present),

    async *batches(query: Query): AsyncGenerator<TicketRow[]> {
      const filter = await buildFilter(query, userDirectory);
      for await (const tickets of repository.list.batches(query, filter)) yield present(tickets);
    },

    get: async (id: string, tx?: Tx): Promise<TicketDetail> => toDetail(await getTicket(id, tx), tx),

    /**
     * Answers a ticket by email; a ticket can have several answers.
     *
     * @throws AppError `already_decided` if it is closed
     */
    async answer(tx: Tx, actor: UserActor, id: string, text: string): Promise<TicketDetail> {
      const ticket = await getOpenTicket(id, tx);
      const at = clock.now();
      const answers = [...ticket.answers, { at, by: actor.userId, text }];
      const answered: TicketRecord = { ...ticket, status: 'answered', changedAt: at, answers };
      await repository.save(tx, answered);
      await outbox.queue(tx, ticketAnsweredMail(ticket, text));
      await record(tx, actor, 'ticket_answered', ticket);
      return toDetail(answered, tx);
    },

    /** @throws AppError `already_decided` if it is already closed */
    close: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await getOpenTicket(id, tx);
        const closedAt = clock.now();
        const closing = { status: 'closed', changedAt: closedAt, closedAt, closedBy: actor.userId } as const;
        const closed: TicketRecord = { ...ticket, ...closing };
        await repository.save(tx, closed);
        await record(tx, actor, 'ticket_closed', ticket);
        return toDetail(closed, tx);
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

async function buildFilter(query: Query, userDirectory: UserDirectory): Promise<object> {
  const { status, userId, q } = query;
  return {
    ...definedOnly({ status }),
    ...dateRange('createdAt', query),
    ...byOwner('userId', userId),
    ...searchFilter(q, q === undefined ? [] : await userDirectory.searchByUsername(q), {
      references: ['reference'],
    }),
  };
}
