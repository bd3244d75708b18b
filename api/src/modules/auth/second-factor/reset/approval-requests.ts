import {
  PAGE_PATHS,
  approveSecondFactorReset,
  RESET_APPROVAL_DAYS,
  rolesFor,
  type AdminRole,
} from '@platform/contracts';
import type { UserActor } from '../../../../platform/audit/actor.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Id } from '../../../../platform/ids.ts';
import { emailTemplate } from '../../../../platform/outbox/email-template.ts';
import type { Services } from '../../../../services.ts';
import type { ConflictsOfInterest } from '../../../decisions/index.ts';
import type { UserRecord } from '../../auth.model.ts';
import type { createApprovers } from '../../users/approvers.ts';

const SUBJECT = 'A reset of two-factor authentication needs a second approval';
const OWNERS: readonly AdminRole[] = ['owner'];

/**
 * Returns a function that tells the administrators who can approve a reset that it was opened. The texts do not name
 * its user: they outlive the account.
 */
export function createApprovalRequests({
  services: { notices, settings },
  approvers,
  conflicts,
}: {
  readonly services: Pick<Services, 'notices' | 'settings'>;
  readonly approvers: Pick<ReturnType<typeof createApprovers>, 'findApprovers'>;
  readonly conflicts: Pick<ConflictsOfInterest, 'areOnePerson' | 'find'>;
}) {
  return async (tx: Tx, opener: UserActor, user: UserRecord, resetId: Id): Promise<void> => {
    const path = PAGE_PATHS.admin.user(user._id.toHexString());
    const roles = user.isAdmin ? OWNERS : rolesFor(approveSecondFactorReset);
    for (const { userId, username, email: to } of await approvers.findApprovers(roles, tx)) {
      if (await conflicts.areOnePerson(opener.userId, userId, tx)) continue;
      if (await conflicts.find(userId, user._id, tx)) continue;
      const text = emailTemplate(username, [
        `Another administrator has opened it. Check who asked for it, then approve it within ${RESET_APPROVAL_DAYS} days, or stop it:`,
        `${settings.shellOrigin}${path}`,
      ]);
      await notices.notify(tx, {
        userId,
        kind: 'second_approvals',
        text: SUBJECT,
        path,
        key: `second-factor-reset:${resetId.toHexString()}`,
        mails: [{ to, userId, subject: SUBJECT, text }],
      });
    }
  };
}
