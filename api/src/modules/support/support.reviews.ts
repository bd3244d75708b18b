import { PAGE_PATHS, type BodyOf, type TicketDetail, type answerTicket } from '@platform/contracts';
import type { Actor, UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { createTicketClaims } from './support.claims.ts';
import type { SupportMails } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import { createTicketQueue } from './support.queue.ts';
import type { TicketsRepository } from './support.repository.ts';

/** Lets administrators read, claim, answer and close tickets. The methods with an id throw AppError `not_found`. */
export type TicketReviews = ReturnType<typeof createTicketReviews>;

export function createTicketReviews({
  mails,
  ...dependencies
}: {
  services: Services;
  repository: TicketsRepository;
  mails: SupportMails;
  userDirectory: UserDirectory;
  claims: CaseClaims;
}) {
  const { services, repository, claims } = dependencies;
  const { clock, withTransaction } = services;
  const queue = createTicketQueue(dependencies);

  return {
    page: queue.page,
    batches: queue.batches,
    get: async (id: string): Promise<TicketDetail> => queue.toDetail(await queue.find(id)),
    claims: createTicketClaims({ ...dependencies, queue }),

    /**
     * Answers a ticket by email, which ends its claim; a ticket can have several answers.
     *
     * @throws AppError also `already_decided` if it is closed, `claimed`, and `message_newer` if it has a message that
     * the administrator has not read
     */
    async answer(
      tx: Tx,
      actor: UserActor,
      id: string,
      { text, messagesRead }: BodyOf<typeof answerTicket>,
    ): Promise<TicketDetail> {
      const ticket = await queue.findAnswerable(tx, actor, id, messagesRead);
      const at = clock.now();
      const messages = [...ticket.messages, { at, author: 'support', by: actor.userId, text } as const];
      const answered: TicketRecord = { ...ticket, status: 'answered', changedAt: at, messages };
      await repository.save(tx, answered);
      await claims.end(tx, ticket._id);
      await notify(services, tx, ticket, 'answered', mails.answered(ticket, text));
      await record(services, tx, actor, 'ticket_answered', ticket);
      return queue.toDetail(answered, tx);
    },

    /** Closes a ticket and tells its sender. @throws AppError as `answer` does */
    close: (actor: UserActor, id: string, messagesRead: number): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.findAnswerable(tx, actor, id, messagesRead);
        const closedAt = clock.now();
        const closing = { status: 'closed', changedAt: closedAt, closedAt, closedBy: actor.userId } as const;
        const closed: TicketRecord = { ...ticket, ...closing };
        await repository.save(tx, closed);
        await claims.end(tx, ticket._id);
        await notify(services, tx, ticket, 'closed', mails.closed(ticket));
        await record(services, tx, actor, 'ticket_closed', ticket);
        return queue.toDetail(closed, tx);
      }),
  };
}

function record(
  { audit }: Services,
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

/** Announces an answer or the end of a ticket to a sender with an account; others get the email only. */
async function notify(
  { notices, outbox }: Services,
  tx: Tx,
  { _id, userId, subject }: TicketRecord,
  event: keyof typeof EVENT_TEXTS,
  mail: NewMail,
): Promise<void> {
  if (!userId) return outbox.queue(tx, mail);
  const path = PAGE_PATHS.dashboard.ticket(_id.toHexString());
  const text = `${EVENT_TEXTS[event]}: ${subject}`;
  await notices.notify(tx, { userId, kind: 'support_answers', text, path, mails: [mail] });
}
