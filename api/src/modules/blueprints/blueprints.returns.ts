/*
 * Invariant: of an active purchase, either a task is done or it is returned, never both: both change its row, so that
 * of two at once one is repeated and finds what the other one did.
 */
import { RETURN_DAYS, RETURN_PAYMENT_DAYS, type UserBlueprint } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { addDays } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { purchaseNotFound } from './blueprints.errors.ts';
import { returnRequestedMail, toReturnNotice } from './blueprints.return-mails.ts';
import { assertCanReturn, getLatestReturnEnd, getReturnEnd, type WorkTest } from './blueprints.policy.ts';
import type { PayerEncryptor } from './blueprints.return-case.ts';
import type { BlueprintsRepository, OwnershipChange } from './blueprints.repository.ts';
import type { BlueprintsService } from './blueprints.service.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

/** A blueprint that its member returns. */
type Returned = { readonly userId: Id; readonly blueprintId: number };

export type MemberReturns = ReturnType<typeof createMemberReturns>;

/** Creates the service behind the right of return. */
export function createMemberReturns({
  services: { audit, clock, notices, settings },
  repository,
  userDirectory,
  service,
  readReturnEnds,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings'>;
  repository: BlueprintsRepository;
  userDirectory: UserDirectory;
  service: Pick<BlueprintsService, 'getUserBlueprint'>;
  readReturnEnds: ReadReturnEnds;
}) {
  const returned = createEvent<Returned>();
  return {
    /** Published in the transaction in which the tasks of a returned blueprint close. */
    returned,

    /** Requests the return of a purchase. @throws AppError `not_found`, `wrong_state`, `not_returnable` */
    async requestReturn(tx: Tx, actor: UserActor, id: string): Promise<UserBlueprint> {
      const { userId } = actor;
      const rowId = parseId(id);
      const row = rowId && (await repository.findById(rowId, tx));
      if (!row?.userId.equals(userId) || row.kind !== 'purchase') throw purchaseNotFound();
      const now = clock.now();
      assertCanReturn(row, (await readReturnEnds([row], tx)).get(id), now);
      const change = {
        status: 'returning',
        reason: null,
        dueAt: addDays(now, RETURN_PAYMENT_DAYS),
        returnCase: { requestedAt: now },
      } as const;
      await repository.changeFrom(tx, row, change);
      const { _id: subjectId, blueprintId } = row;
      await returned.publish(tx, { userId, blueprintId });
      await audit.record(tx, actor, { action: 'purchase_return_requested', subjectId, userId });
      const { username, email } = await userDirectory.getProfile(userId, tx);
      const mail = returnRequestedMail({ ...row, ...change }, username, settings.shellOrigin);
      const notice = toReturnNotice(row, 'purchases', { to: email, userId, ...mail });
      await notices.notify(tx, { ...notice, isOwnAction: true });
      return service.getUserBlueprint(subjectId, tx);
    },
  };
}

/** Reads how far a member has come with the test that the paid work of a blueprint needs; `null` without one. */
export type ReadWorkTest = (userId: Id, blueprintId: number, tx?: Tx) => Promise<WorkTest | null>;

/** Reads until when purchases can be returned, by row id. Those that no longer can are left out. */
export type ReadReturnEnds = (rows: readonly OwnershipRecord[], tx?: Tx) => Promise<Map<string, Date>>;

/** Creates the one computation of that time: pages, emails and the return itself use it. */
export function createReadReturnEnds(
  { clock }: Pick<Services, 'clock'>,
  readWorkTest: ReadWorkTest,
): ReadReturnEnds {
  return async (rows, tx) => {
    const now = clock.now();
    const ends = new Map<string, Date>();
    for (const row of rows) {
      const latest = getLatestReturnEnd(row);
      // Most purchases are older than that, whatever became of their tests.
      if (!latest || latest <= now) continue;
      const end = getReturnEnd(row, await readWorkTest(row.userId, row.blueprintId, tx));
      if (end && end > now) ends.set(row._id.toHexString(), end);
    }
    return ends;
  };
}

/** Returns what the approval of a purchase stores for its return: who paid, and until when it can be returned. */
export function createReturnTerms({
  services: { clock },
  repository,
  payers,
}: {
  services: Pick<Services, 'clock'>;
  repository: BlueprintsRepository;
  payers: PayerEncryptor;
}) {
  return async (
    tx: Tx,
    { _id, userId, blueprintId }: OwnershipRecord,
    payer: string,
  ): Promise<OwnershipChange> => {
    const wasReturned = await repository.wasReturned(tx, userId, blueprintId);
    return {
      encryptedPayer: payers.encrypt(_id, payer),
      returnUntil: wasReturned ? null : addDays(clock.now(), RETURN_DAYS),
    };
  };
}
