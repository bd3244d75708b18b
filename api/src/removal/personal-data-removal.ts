import type { AuditAction } from '@platform/contracts';
import type { Modules } from '../modules.ts';
import { SYSTEM_ACTOR } from '../platform/audit/actor.ts';
import { DAY_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';
import type { Services } from '../services.ts';

/** Upper bound on records of one kind in one run, so that the job does not delay the calls of others. */
const MAX_PER_RUN = 200;

type Dependencies = {
  readonly services: Pick<
    Services,
    'audit' | 'clock' | 'notices' | 'outbox' | 'settings' | 'withTransaction'
  >;
  readonly modules: Pick<Modules, 'auth' | 'blueprints' | 'verification' | 'support'>;
};

/**
 * Removes personal data that is older than its use; the settings say when. Called by the job, in several processes at
 * once if need be. Each kind of data is one transaction with one audit entry, which says how many records there were.
 */
export function createPersonalDataRemoval({ services, modules }: Dependencies): () => Promise<void> {
  const { withTransaction, audit, clock, settings, outbox, notices } = services;
  const { auth, verification, support } = modules;
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

  /** Removes one kind of data, and records that it did. */
  async function remove(action: AuditAction, work: (tx: Tx) => Promise<number>): Promise<void> {
    await withTransaction(async (tx) => {
      const count = await work(tx);
      if (count === 0) return;
      const event = { action, subjectId: null, userId: null, reason: `Records: ${count}` } as const;
      await audit.record(tx, SYSTEM_ACTOR, event);
    });
  }

  return async () => {
    const { mailRetentionDays, ticketRetentionDays, identityRetentionDays } = settings;
    await remove('mail_texts_removed', (tx) =>
      outbox.removeOld(tx, daysAgo(mailRetentionDays), MAX_PER_RUN, clock.now()),
    );
    await remove('ticket_texts_removed', (tx) =>
      support.removeOld(tx, daysAgo(ticketRetentionDays), MAX_PER_RUN, clock.now()),
    );
    await withTransaction((tx) => notices.removeOld(tx, daysAgo(mailRetentionDays), MAX_PER_RUN));
    await withTransaction((tx) => auth.removePreviousEmails(tx, clock.now(), MAX_PER_RUN));
    const unneeded = await findUnneededDocuments({ services, modules }, daysAgo(identityRetentionDays));
    await remove('verification_documents_removed', (tx) => verification.removal.remove(tx, unneeded));
  };
}

/**
 * Finds verifications whose documents are no longer needed: a person decided about them before a time, or the account
 * has been disabled since then, pending or not. Any other pending one needs its documents for the decision, and an
 * automatic approval for the person who looks at it before the first payout.
 */
async function findUnneededDocuments({ services, modules }: Dependencies, since: Date): Promise<Id[]> {
  const { auth, blueprints, verification } = modules;
  const unneeded: Id[] = [];
  for await (const ids of verification.removal.storedBefore(since)) {
    unneeded.push(...(await blueprints.verifications.reviewedBefore(ids, since)));
    if (unneeded.length >= MAX_PER_RUN) return unneeded.slice(0, MAX_PER_RUN);
  }
  for await (const userIds of auth.directory.disabledUsers()) {
    for (const { _id, userId } of await verification.removal.findStored(userIds)) {
      const disabledAt = await services.audit.findLast('user_disabled', userId);
      if (disabledAt && disabledAt <= since) unneeded.push(_id);
    }
    if (unneeded.length >= MAX_PER_RUN) return unneeded.slice(0, MAX_PER_RUN);
  }
  return unneeded;
}
