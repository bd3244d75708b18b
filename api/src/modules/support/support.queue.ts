import type { QueryOf, TicketDetail, TicketRow, listTickets } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import type { Services } from '../../services.ts';
import { type CaseClaims, createReviewQueue } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { TicketRecord } from './support.model.ts';
import { assertIsRead, ticketNotFound } from './support.policy.ts';
import { collectUserIds, presentDetail, presentRow } from './support.presenter.ts';
import type { TicketsRepository } from './support.repository.ts';

type Query = QueryOf<typeof listTickets>;
type TicketSort = NonNullable<Query['sort']>;

/** Lists, finds and presents tickets for administrators. */
export type TicketQueue = ReturnType<typeof createTicketQueue>;

export function createTicketQueue({
  services,
  repository,
  userDirectory,
  claims,
}: {
  services: Pick<Services, 'audit'>;
  repository: TicketsRepository;
  userDirectory: UserDirectory;
  claims: CaseClaims;
}) {
  const queue = createReviewQueue<TicketRecord, TicketSort, Query, TicketRow>({
    services,
    subject: 'ticket',
    list: repository.list,
    userDirectory,
    timeField: 'createdAt',
    searchable: { references: ['reference'] },
    conditions: ({ status }) => definedOnly({ status }),
    findById: (id, tx) => repository.findById(id, tx),
    notFound: ticketNotFound,
    async present(tickets, tx) {
      const usernames = await userDirectory.usernamesOf(collectUserIds(tickets), tx);
      const ids = tickets.map(({ _id }) => _id);
      const claimed = await claims.find(ids, tx);
      return tickets.map((ticket) => presentRow(ticket, usernames, claimed.get(ticket._id.toHexString())));
    },
  });

  /** @throws AppError `not_found`, `already_decided` */
  async function findOpen(text: string, tx: Tx): Promise<TicketRecord> {
    const ticket = await queue.find(text, tx);
    const { status, closedAt: at, closedBy: decidedBy } = ticket;
    if (status === 'closed') throw await queue.decidedError({ decision: status, at, decidedBy }, tx);
    return ticket;
  }

  return {
    page: queue.page,
    batches: queue.batches,
    /** @throws AppError `not_found` */
    find: queue.find,
    findOpen,

    /**
     * Finds a ticket that an administrator can answer or close.
     *
     * @param messagesRead how many of its messages they have read
     * @throws AppError `not_found`, `already_decided`, `claimed`, `message_newer`
     */
    async findAnswerable(
      tx: Tx,
      { userId }: UserActor,
      id: string,
      messagesRead: number,
    ): Promise<TicketRecord> {
      const ticket = await findOpen(id, tx);
      await claims.assertOpenTo(tx, ticket._id, userId);
      assertIsRead(ticket, messagesRead);
      return ticket;
    },

    async toDetail(ticket: TicketRecord, tx?: Tx): Promise<TicketDetail> {
      const usernames = await userDirectory.usernamesOf(collectUserIds([ticket]), tx);
      return presentDetail(ticket, usernames, await claims.findOne(ticket._id, tx));
    },
  };
}
