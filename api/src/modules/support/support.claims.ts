import type { AuditAction, TicketDetail } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CaseClaims } from '../../platform/reviews/case-claims.ts';
import { wrongState } from '../../platform/reviews/review-errors.ts';
import { takenOverNotice } from '../../platform/reviews/taken-over-notice.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { TicketRecord } from './support.model.ts';
import type { TicketQueue } from './support.queue.ts';

type Dependencies = {
  readonly platform: Platform;
  readonly claims: CaseClaims;
  readonly userDirectory: UserDirectory;
  readonly queue: TicketQueue;
};

/** Keeps tickets for one administrator at a time, like cases. The methods throw AppError `not_found`. */
export function createTicketClaims({ platform, claims, userDirectory, queue }: Dependencies) {
  const { audit, notices, settings, withTransaction } = platform;

  async function tellHolder(tx: Tx, { _id }: TicketRecord, userId: Id): Promise<void> {
    const { username, email } = await userDirectory.getProfile(userId, tx);
    const holder = { userId, username, email };
    await notices.announce(tx, takenOverNotice('ticket', _id, holder, settings.shellOrigin));
  }

  function record(
    tx: Tx,
    actor: UserActor,
    action: AuditAction,
    { _id: subjectId, userId }: TicketRecord,
  ): Promise<void> {
    return audit.record(tx, actor, { action, subjectId, userId, reason: 'ticket' });
  }

  return {
    /** Claims a ticket, or renews a claim. @throws AppError also `already_decided`, `claimed` */
    claim: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.findOpen(id, tx);
        if (await claims.claim(tx, ticket._id, actor.userId)) await record(tx, actor, 'case_claimed', ticket);
        return queue.toDetail(ticket, tx);
      }),

    /** @throws AppError also `wrong_state` if the administrator has not claimed it */
    release: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.find(id, tx);
        if (!(await claims.release(tx, ticket._id, actor.userId)))
          throw wrongState('You have not claimed this ticket.');
        await record(tx, actor, 'case_released', ticket);
        return queue.toDetail(ticket, tx);
      }),

    /** Claims a ticket, also from another administrator, who is told. @throws AppError also `already_decided` */
    takeOver: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.findOpen(id, tx);
        const replaced = await claims.takeOver(tx, ticket._id, actor.userId);
        if (replaced?.holder.equals(actor.userId)) return queue.toDetail(ticket, tx);
        await record(tx, actor, replaced ? 'case_taken_over' : 'case_claimed', ticket);
        if (replaced) await tellHolder(tx, ticket, replaced.holder);
        return queue.toDetail(ticket, tx);
      }),
  };
}
