import type { Tx } from '../../platform/db/transaction.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';

type Administrators = Awaited<ReturnType<UserDirectory['findAdministrators']>>;

/** Returns a function that asks administrators for the second of two decisions, by a notice and an email. */
export function createRequestSecondDecision({ notices, settings }: Pick<Services, 'notices' | 'settings'>) {
  return async (
    tx: Tx,
    administrators: Administrators,
    {
      subject,
      request,
      path,
      key,
    }: {
      readonly subject: string;
      /** The sentence in front of the link. */
      readonly request: string;
      readonly path: string;
      /** The same for the same first decision. */
      readonly key: string;
    },
  ): Promise<void> => {
    for (const { userId, username, email: to } of administrators) {
      const text = emailTemplate(username, [request, `${settings.shellOrigin}${path}`]);
      const mails = [{ to, userId, subject, text }];
      await notices.notify(tx, { userId, kind: 'second_approvals', text: subject, path, key, mails });
    }
  };
}
