import type { TicketDetail } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Services } from '../../services.ts';
import { type CaseClaims, createRecordedClaims } from '../decisions/index.ts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { TicketRecord } from './support.model.ts';
import type { TicketQueue } from './support.queue.ts';

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'notices' | 'settings' | 'withTransaction'>;
  readonly claims: CaseClaims;
  readonly userDirectory: UserDirectory;
  readonly queue: TicketQueue;
};

/** Keeps tickets for one administrator at a time, like cases. The methods throw AppError `not_found`. */
export function createTicketClaims({ services, claims, userDirectory, queue }: Dependencies) {
  const { withTransaction } = services;
  const recorded = createRecordedClaims({ services, claims, userDirectory });
  const toClaimed = ({ _id: id, userId }: TicketRecord) => ({ kind: 'ticket', id, userId }) as const;

  return {
    /** Claims a ticket, or renews a claim. @throws AppError also `already_decided`, `claimed` */
    claim: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.findOpen(id, tx);
        await recorded.claim(tx, actor, toClaimed(ticket));
        return queue.toDetail(ticket, tx);
      }),

    /** @throws AppError also `wrong_state` if the administrator has not claimed it */
    unclaim: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.find(id, tx);
        if (!(await recorded.unclaim(tx, actor, toClaimed(ticket))))
          throw wrongState('You have not claimed this ticket.');
        return queue.toDetail(ticket, tx);
      }),

    /** Claims a ticket, also from another administrator, who is told. @throws AppError also `already_decided` */
    takeOver: (actor: UserActor, id: string): Promise<TicketDetail> =>
      withTransaction(async (tx) => {
        const ticket = await queue.findOpen(id, tx);
        await recorded.takeOver(tx, actor, toClaimed(ticket));
        return queue.toDetail(ticket, tx);
      }),
  };
}
