/*
 * Invariant: an account is erased no earlier than 14 days after the request, only if the member has not kept it, and
 * not while anything of it waits for a decision or its last payout may come back. It is closed a minute earlier, so
 * that no request of the member is in progress meanwhile; one that was opens it again until it is decided. The account
 * of an administrator is not deleted: there must always be an owner.
 */
import {
  DELETION_DAYS,
  PAGE_PATHS,
  PAYOUT_RETURN_DAYS,
  type DeletionBody,
  type OpenRequests,
} from '@platform/contracts';
import type { mongo } from 'mongoose';
import type { Modules } from '../modules.ts';
import type { DeletedUser } from '../modules/auth/index.ts';
import type { Check } from '../modules/ledger/index.ts';
import { AppError } from '../platform/app-error.ts';
import { SYSTEM_ACTOR, type UserActor } from '../platform/audit/actor.ts';
import { addDays, type Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { eraseMember } from './collections.ts';
import { deletionCanceledMail, deletionRequestedMail } from './deletion.mails.ts';
import { countOpenRequests, findLastPayout } from './open-requests.ts';

const MINUTE_MS = 60_000;
/** When an account is looked at again that could not be deleted, because something waits for a decision. */
const RETRY_MS = 60 * MINUTE_MS;
/** Upper bound on accounts in one run. */
const MAX_PER_RUN = 100;

/** Deletes accounts whose members ask for it. */
export function createDeletion(services: Services, modules: Modules) {
  const { withTransaction, audit, clock, notices, settings, connection } = services;
  const { deletions } = modules.auth;
  const database = connection.getClient().db(connection.name);
  const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const findEndOfWait = createFindEndOfWait(database, clock);

  /** Tells the member, at every address that may still be theirs: a stranger may have changed it. */
  async function notifyMember(
    tx: Tx,
    userId: Id,
    createMail: (recipient: Recipient) => { subject: string; text: string },
  ): Promise<void> {
    const { username } = await modules.auth.getProfile(userId, tx);
    const mail = createMail({ username, shellOrigin: settings.shellOrigin });
    const addresses = await modules.auth.getMailAddresses(userId, tx);
    const event = {
      userId,
      kind: 'account_deletion',
      text: mail.subject,
      path: PAGE_PATHS.dashboard.settings('data'),
    } as const;
    await notices.notify(tx, { ...event, mails: addresses.map((to) => ({ to, userId, ...mail })) });
  }

  /** Does the next step of one deletion, if it is still due. */
  const goOn = (userId: Id): Promise<void> =>
    withTransaction(async (tx) => {
      const user = await deletions.findIfDue(tx, userId, clock.now());
      if (!user) return;
      const { state } = user.deletion;
      const keptUntil = state === 'erased' ? null : await findEndOfWait(tx, user);
      if (keptUntil && state === 'closed') return deletions.reopen(tx, userId, keptUntil);
      if (keptUntil) return deletions.schedule(tx, userId, keptUntil);
      if (state === 'requested') return deletions.close(tx, userId, inMs(MINUTE_MS));
      if (state === 'closed') {
        await eraseMember({ tx, user, database, services, modules });
        await audit.record(tx, SYSTEM_ACTOR, { action: 'user_deleted', subjectId: userId, userId });
      }
      await deletions.schedule(tx, userId, await modules.ledger.giveUp(tx, userId));
    });

  return {
    /** Counts what must be decided before the account can be deleted. */
    countOpen: (userId: Id): Promise<OpenRequests> => countOpenRequests(database, userId),

    /** Requests the deletion and returns its time. @throws AppError `wrong_state` */
    request: (actor: UserActor, { reason = '' }: Pick<DeletionBody, 'reason'>): Promise<Date> =>
      withTransaction(async (tx) => {
        const { userId } = actor;
        if (isOpen(await countOpenRequests(database, userId, tx))) throw hasOpenRequests();
        const [requestedAt, dueAt] = [clock.now(), addDays(clock.now(), DELETION_DAYS)];
        const request = { state: 'requested', requestedAt, dueAt, reason: reason || null } as const;
        if (!(await deletions.request(tx, userId, { ...request, nextStepAt: dueAt }))) throw cannotRequest();
        await notifyMember(tx, userId, (recipient) => deletionRequestedMail(recipient, dueAt));
        await audit.record(tx, actor, { action: 'user_deletion_requested', subjectId: userId, userId });
        return dueAt;
      }),

    /** Keeps the account. @throws AppError `wrong_state` */
    cancel: (actor: UserActor): Promise<void> =>
      withTransaction(async (tx) => {
        const { userId } = actor;
        if (!(await deletions.cancel(tx, userId))) throw notRequested();
        await notifyMember(tx, userId, deletionCanceledMail);
        await audit.record(tx, actor, { action: 'user_deletion_canceled', subjectId: userId, userId });
      }),

    /** Does what is due. Safe to run in several processes at once. */
    async deleteDue(): Promise<void> {
      const errors: unknown[] = [];
      for (const userId of await deletions.findDue(clock.now(), MAX_PER_RUN))
        // One account that fails must not block the others.
        await goOn(userId).catch((error: unknown) => errors.push(error));
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} accounts could not be deleted.`);
    },

    /** Reports balances that were given up although the account was not deleted. */
    check: (async (tx, userId, entries) => {
      if (entries.takeGivenUp() === 0 || (await deletions.isErased(userId, tx))) return [];
      return [`Member ${userId.toHexString()}: the balance was given up, but the account was not deleted.`];
    }) satisfies Check,
  };
}

/** Returns a function that finds until when an account is kept although its time has come; `null` if it is not. */
function createFindEndOfWait(database: mongo.Db, clock: Clock) {
  return async (tx: Tx, { _id, isAdmin, isDisabled, deletion }: DeletedUser): Promise<Date | null> => {
    const now = clock.now();
    // A disabled account stays as evidence until it is enabled again, or its data reach the end of their time.
    const isHeld = isAdmin || (deletion.state === 'requested' && isDisabled);
    if (isHeld || isOpen(await countOpenRequests(database, _id, tx)))
      return new Date(now.getTime() + RETRY_MS);
    const paidAt = await findLastPayout(database, _id, tx);
    const keptUntil = paidAt && addDays(paidAt, PAYOUT_RETURN_DAYS);
    return keptUntil && keptUntil > now ? keptUntil : null;
  };
}

type Recipient = Parameters<typeof deletionRequestedMail>[0];

function isOpen(requests: OpenRequests): boolean {
  return Object.values(requests).some((count) => count > 0);
}

function hasOpenRequests(): AppError {
  return new AppError(
    'wrong_state',
    'Something in your account is still waiting for a decision or a payment. Delete the account once that is done.',
  );
}

function cannotRequest(): AppError {
  return new AppError(
    'wrong_state',
    'Your account will already be deleted, or it is an administrator’s, which cannot be deleted here.',
  );
}

function notRequested(): AppError {
  return new AppError('wrong_state', 'Your account is not about to be deleted.');
}
