import type { QueryOf, TicketDetail, TicketRow, listTickets } from '@platform/contracts';
import type { Actor, UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { createReviewQueue } from '../../platform/reviews/review-queue.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { ticketNotFound } from './support.errors.ts';
import type { SupportMails } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import { collectUserIds, presentDetail, presentRow } from './support.presenter.ts';
import type { TicketsRepository } from './support.repository.ts';

type Query = QueryOf<typeof listTickets>;
type TicketSort = NonNullable<Query['sort']>;

/** Lets administrators read, answer and close tickets. The methods that take an id throw AppError `not_found`. */
export type TicketReviews = ReturnType<typeof createTicketReviews>;

export function createTicketReviews({
  platform,
  repository,
  mails,
  userDirectory,
}: {
  platform: Platform;
  repository: TicketsRepository;
  mails: SupportMails;
  userDirectory: UserDirectory;
}) {
  const { clock, withTransaction } = platform;

  const queue = createReviewQueue<TicketRecord, TicketSort, Query, TicketRow>({
    platform,
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
      return tickets.map((ticket) => presentRow(ticket, usernames));
    },
  });

  async function toDetail(ticket: TicketRecord, tx?: Tx): Promise<TicketDetail> {
    return presentDetail(ticket, await userDirectory.usernamesOf(collectUserIds([ticket]), tx));
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function getOpenTicket(text: string, tx: Tx): Promise<TicketRecord> {
    const ticket = await queue.find(text, tx);
    const { status, closedAt: at, closedBy: decidedBy } = ticket;
    if (status === 'closed') throw await queue.decidedError({ decision: status, at, decidedBy }, tx);
    return ticket;
  }

  return {
    page: queue.page,
    batches: queue.batches,
    get: async (id: string, tx?: Tx): Promise<TicketDetail> => toDetail(await queue.find(id, tx), tx),

    /**
     * Answers a ticket by email; a ticket can have several answers.
     *
     * @throws AppError `already_decided` if it is closed
     */
    async answer(tx: Tx, actor: UserActor, id: string, text: string): Promise<TicketDetail> {
      const ticket = await getOpenTicket(id, tx);
      const at = clock.now();
      const messages = [...ticket.messages, { at, author: 'support', by: actor.userId, text } as const];
      const answered: TicketRecord = { ...ticket, status: 'answered', changedAt: at, messages };
      await repository.save(tx, answered);
      await announce(platform, tx, ticket, 'answered', mails.answered(ticket, text));
      await record(platform, tx, actor, 'ticket_answered', ticket);
      return toDetail(answered, tx);
    },

    /** Closes a ticket and tells its sender. @throws AppError `already_decided` if it is already closed */
    close: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await getOpenTicket(id, tx);
        const closedAt = clock.now();
        const closing = { status: 'closed', changedAt: closedAt, closedAt, closedBy: actor.userId } as const;
        const closed: TicketRecord = { ...ticket, ...closing };
        await repository.save(tx, closed);
        await announce(platform, tx, ticket, 'closed', mails.closed(ticket));
        await record(platform, tx, actor, 'ticket_closed', ticket);
        return toDetail(closed, tx);
      }),
  };
}

function record(
  { audit }: Platform,
  tx: Tx,
  actor: Actor,
  action: 'ticket_answered' | 'ticket_closed',
  { _id: subjectId, userId }: TicketRecord,
): Promise<void> {
  return audit.record(tx, actor, { action, subjectId, userId });
}

const EVENT_TEXTS = {
  answered: 'Support has answered',
  closed: 'Support has closed your ticket',
} as const;

/** Announces an answer or the end of a ticket to a sender with an account; others get the mail only. */
async function announce(
  { notices, outbox }: Platform,
  tx: Tx,
  { _id, userId, subject }: TicketRecord,
  event: keyof typeof EVENT_TEXTS,
  mail: NewMail,
): Promise<void> {
  if (!userId) return outbox.queue(tx, mail);
  const path = `/dashboard/support/${_id.toHexString()}`;
  const text = `${EVENT_TEXTS[event]}: ${subject}`;
  await notices.announce(tx, { userId, kind: 'support_answers', text, path, mails: [mail] });
}
