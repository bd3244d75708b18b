import { PAGE_PATHS, RESET_APPROVAL_DAYS, RESET_WAIT_HOURS } from '@platform/contracts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { emailTemplate } from '../../../../platform/outbox/email-template.ts';
import type { Services } from '../../../../services.ts';
import type { AuthRepository } from '../../auth.repository.ts';
import type { SecondFactorResetRecord } from './reset.model.ts';

/** What happened to a reset, for the administrator who opened it. */
const OUTCOMES = {
  approved: {
    subject: 'The two-factor reset you opened was approved',
    text: `It takes effect in ${RESET_WAIT_HOURS} hours, unless someone stops it. See the account:`,
  },
  stopped: {
    subject: 'The two-factor reset you opened was stopped',
    text: 'Nothing has changed in the account. Its page shows who stopped it, and why:',
  },
  lapsed: {
    subject: 'The two-factor reset you opened was not approved in time',
    text: `No second administrator approved it within ${RESET_APPROVAL_DAYS} days, so nothing has changed. If it is still needed, open it again:`,
  },
  done: {
    subject: 'The two-factor reset you opened is done',
    text: 'Two-factor authentication was removed from the account:',
  },
} as const;

/**
 * Returns a function that tells the administrator who opened a reset what happened to it, as long as they are one. The
 * texts do not name its user: they outlive the account.
 */
export function createNotifyOpener({
  services: { notices, settings },
  repository,
}: {
  readonly services: Pick<Services, 'notices' | 'settings'>;
  readonly repository: Pick<AuthRepository, 'findById'>;
}) {
  return async (
    tx: Tx,
    { _id, userId, openedBy }: SecondFactorResetRecord,
    outcome: keyof typeof OUTCOMES,
  ): Promise<void> => {
    const opener = await repository.findById(openedBy, tx);
    if (!opener?.isAdmin || opener.isDisabled) return;
    const { subject, text } = OUTCOMES[outcome];
    const path = PAGE_PATHS.admin.user(userId.toHexString());
    const mail = { subject, text: emailTemplate(opener.username, [text, `${settings.shellOrigin}${path}`]) };
    await notices.notify(tx, {
      userId: openedBy,
      kind: 'own_cases',
      text: subject,
      path,
      key: `second-factor-reset:${_id.toHexString()}:${outcome}`,
      mails: [{ to: opener.email, userId: openedBy, ...mail }],
    });
  };
}
