import { CASE_CLAIM_MINUTES, type AuditAction } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { NewNotice } from '../notices/index.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { CaseClaims } from './case-claims.ts';
import { CASE_PATHS, type ClaimedKind } from './case-paths.ts';

/** What an administrator claims. `userId` is its member; `null` if it has none. */
type Claimed = { readonly kind: ClaimedKind; readonly id: Id; readonly userId: Id | null };

type Holder = { readonly userId: Id; readonly username: string; readonly email: string };

/** Creates the changes of claims, each with its entry in the audit log, in the transaction of the caller. */
export function createRecordedClaims({
  services: { audit, notices, settings },
  claims,
  userDirectory,
}: {
  services: Pick<Services, 'audit' | 'notices' | 'settings'>;
  claims: CaseClaims;
  userDirectory: Pick<UserDirectory, 'getProfile'>;
}) {
  function record(
    tx: Tx,
    actor: UserActor,
    action: AuditAction,
    { kind, id: subjectId, userId }: Claimed,
  ): Promise<void> {
    return audit.record(tx, actor, { action, subjectId, userId, reason: kind });
  }

  return {
    /** Claims it, or renews a claim, which is not recorded. @throws AppError `claimed` */
    async claim(tx: Tx, actor: UserActor, claimed: Claimed): Promise<void> {
      if (await claims.claim(tx, claimed.id, actor.userId)) await record(tx, actor, 'case_claimed', claimed);
    },

    /** Ends the administrator's own claim. Returns whether they had one. */
    async unclaim(tx: Tx, actor: UserActor, claimed: Claimed): Promise<boolean> {
      if (!(await claims.unclaim(tx, claimed.id, actor.userId))) return false;
      await record(tx, actor, 'case_unclaimed', claimed);
      return true;
    },

    /** Claims it, also from another administrator, who is told. */
    async takeOver(tx: Tx, actor: UserActor, claimed: Claimed): Promise<void> {
      const replaced = await claims.takeOver(tx, claimed.id, actor.userId);
      if (replaced?.holder.equals(actor.userId)) return;
      await record(tx, actor, replaced ? 'case_taken_over' : 'case_claimed', claimed);
      if (!replaced) return;
      const { username, email } = await userDirectory.getProfile(replaced.holder, tx);
      const holder = { userId: replaced.holder, username, email };
      await notices.notify(tx, takenOverNotice(claimed, holder, settings.shellOrigin));
    },
  };
}

/** Announces to an administrator that another one has taken over what they had claimed. */
function takenOverNotice(
  { kind, id }: Claimed,
  { userId, username, email }: Holder,
  shellOrigin: string,
): NewNotice {
  const path = CASE_PATHS[kind](id.toHexString());
  const subject = `Another administrator has taken over a ${kind} that you had claimed`;
  const text = emailTemplate(username, [
    `It is theirs for ${CASE_CLAIM_MINUTES} minutes. Until then you can read it${kind === 'ticket' ? '' : ' and add notes'}:`,
    `${shellOrigin}${path}`,
  ]);
  return {
    userId,
    kind: 'own_cases',
    text: subject,
    path,
    mails: [{ to: email, userId, subject, text }],
  };
}
