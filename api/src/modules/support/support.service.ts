import type { TicketBody, UserTicket, UserTicketBody, UserTicketRow } from '@platform/contracts';
import type { Actor, UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, newReadableCode, parseId } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SupportMails } from './support.mails.ts';
import type { TicketRecord } from './support.model.ts';
import { assertCanReply, ticketNotFound } from './support.policy.ts';
import { presentUserTicket, presentUserTicketRow } from './support.presenter.ts';
import type { TicketsRepository } from './support.repository.ts';
import type { QueueDepth } from '../../platform/queue-depth.ts';

const REFERENCE_LENGTH = 8;

/**
 * Writes and reads tickets for their senders. The methods that take an id throw AppError `not_found`, also for the
 * tickets of others.
 */
export type SupportService = ReturnType<typeof createSupportService>;

export function createSupportService({
  services: { audit, outbox, clock, withTransaction, mailLimit },
  repository,
  mails,
  userDirectory,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'mailLimit' | 'outbox' | 'withTransaction'>;
  repository: TicketsRepository;
  mails: SupportMails;
  userDirectory: UserDirectory;
}) {
  /** Stores a message as a ticket and confirms it by email. @throws AppError `rate_limited` */
  async function open(tx: Tx, actor: Actor, body: TicketBody): Promise<TicketRecord> {
    const ticket = newTicket(body, actor, clock.now());
    const { _id: subjectId, userId } = ticket;
    await repository.insert(tx, ticket);
    const mail = mails.received(ticket);
    await mailLimit.assertAllows(tx, mail);
    await outbox.queue(tx, mail);
    await audit.record(tx, actor, { action: 'ticket_opened', subjectId, userId });
    return ticket;
  }

  async function findOwn({ userId }: UserActor, text: string, tx?: Tx): Promise<TicketRecord> {
    const id = parseId(text);
    const ticket = id && (await repository.findById(id, tx));
    if (!ticket?.userId?.equals(userId)) throw ticketNotFound();
    return ticket;
  }

  return {
    /** Opens a ticket for anyone; it belongs to the sender's account if they are logged in. */
    async open(tx: Tx, actor: Actor, body: TicketBody): Promise<{ id: string; reference: string }> {
      const { _id, reference } = await open(tx, actor, body);
      return { id: _id.toHexString(), reference };
    },

    /** Opens a ticket for a member, whose name and email address come from the account. */
    async openForUser(tx: Tx, actor: UserActor, body: UserTicketBody): Promise<UserTicket> {
      const { username, email } = await userDirectory.getProfile(actor.userId, tx);
      return presentUserTicket(await open(tx, actor, { ...body, name: username, email }));
    },

    /** Lists a member's tickets, the one with the newest activity first. */
    listForUser: async ({ userId }: UserActor, query: PageQuery): Promise<Page<UserTicketRow>> =>
      mapPage(await repository.userList.page(query, { userId }), (tickets) =>
        tickets.map(presentUserTicketRow),
      ),

    getForUser: async (actor: UserActor, id: string): Promise<UserTicket> =>
      presentUserTicket(await findOwn(actor, id)),

    /**
     * Adds a member's message to a ticket and opens it again.
     *
     * @throws AppError `wrong_state` if it is closed
     */
    async reply(tx: Tx, actor: UserActor, id: string, text: string): Promise<UserTicket> {
      const ticket = await findOwn(actor, id, tx);
      assertCanReply(ticket);
      const at = clock.now();
      const messages = [...ticket.messages, { at, author: 'sender', by: null, text } as const];
      const replied: TicketRecord = {
        ...ticket,
        status: 'open',
        changedAt: at,
        // A second message before the answer does not reset the waiting time.
        waitingSince: ticket.status === 'open' ? ticket.waitingSince : at,
        readAt: at,
        messages,
      };
      await repository.save(tx, replied);
      const { _id: subjectId, userId } = ticket;
      await audit.record(tx, actor, { action: 'ticket_replied', subjectId, userId });
      return presentUserTicket(replied);
    },

    /** Records that a member has read a ticket. */
    markRead: (actor: UserActor, id: string): Promise<UserTicket> =>
      withTransaction(async (tx) => {
        const read: TicketRecord = { ...(await findOwn(actor, id, tx)), readAt: clock.now() };
        await repository.save(tx, read);
        return presentUserTicket(read);
      }),

    countOpen: (): Promise<number> => repository.countOpen(),

    /** Reads how many tickets are open, and since when. */
    readQueueDepth: (): Promise<QueueDepth> => repository.readQueueDepth(),
  };
}

function newTicket({ message, ...body }: TicketBody, { userId }: Actor, now: Date): TicketRecord {
  return {
    _id: newId(),
    reference: `T-${newReadableCode(REFERENCE_LENGTH)}`,
    ...body,
    userId,
    status: 'open',
    createdAt: now,
    changedAt: now,
    waitingSince: now,
    messages: [{ at: now, author: 'sender', by: null, text: message }],
    readAt: null,
    closedAt: null,
    closedBy: null,
  };
}
