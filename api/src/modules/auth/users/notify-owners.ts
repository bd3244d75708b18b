import { PAGE_PATHS } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { ownersChangedMail, type OwnerChange } from './roles.mails.ts';

/** Tells every owner, the actor too, whose session may be stolen, what happened to an owner, or to roles. */
export type NotifyOwners = ReturnType<typeof createNotifyOwners>;

export function createNotifyOwners({
  services: { clock, notices, settings },
  repository,
}: {
  readonly services: Pick<Services, 'clock' | 'notices' | 'settings'>;
  readonly repository: Pick<AuthRepository, 'findAdministrators'>;
}) {
  /** @param roles those that were given or confirmed */
  return async (
    tx: Tx,
    user: Pick<UserRecord, '_id' | 'username'>,
    change: OwnerChange,
    roles?: string,
  ): Promise<void> => {
    const path = PAGE_PATHS.admin.user(user._id.toHexString());
    const page = `${settings.shellOrigin}${path}`;
    for (const owner of await repository.findAdministrators(['owner'], tx)) {
      if (owner._id.equals(user._id)) continue;
      const mail = ownersChangedMail(owner, user, { change, roles, page });
      await notices.notify(tx, {
        ...toSecurityNotice(owner, mail, clock.now()),
        kind: 'admin_roles',
        path,
      });
    }
  };
}
