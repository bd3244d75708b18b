import { PAGE_PATHS } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { emailTemplate } from '../../../platform/outbox/email-template.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../../auth/index.ts';

const PATH = PAGE_PATHS.admin.releases();

/** What owners are told about a version: what happened by itself, or that an administrator has rolled an app back. */
type ReleaseEvent = { readonly app: string; readonly version: string } & (
  | { readonly event: 'rolled-back' | 'failing' }
  | {
      readonly event: 'taken-back';
      /** Is not told what they did themselves. */
      readonly by: { readonly userId: Id; readonly username: string };
      /** Of the registry, so that each time is told. */
      readonly revision: number;
    }
);

/** Tells owners once of each event of a version. The reason is in the console: a stranger may have written it. */
export type NotifyOwners = (tx: Tx, event: ReleaseEvent) => Promise<void>;

export function createNotifyOwners({
  services: { notices, settings },
  auth,
}: {
  readonly services: Pick<Services, 'notices' | 'settings'>;
  readonly auth: Pick<Auth, 'findAdministrators'>;
}): NotifyOwners {
  return async (tx, event) => {
    const { subject, next, key } = describe(event);
    const actor = event.event === 'taken-back' ? event.by.userId : undefined;
    for (const { userId, username, email } of await auth.findAdministrators(['owner'], tx)) {
      if (actor?.equals(userId)) continue;
      const text = emailTemplate(username, [`${subject}.`, next, settings.shellOrigin + PATH]);
      await notices.notify(tx, {
        userId,
        kind: 'releases',
        key: `release ${key}`,
        text: subject,
        path: PATH,
        mails: [{ to: email, userId, subject, text }],
      });
    }
  };
}

function describe(event: ReleaseEvent): { subject: string; next: string; key: string } {
  const name = `${event.app} ${event.version}`;
  switch (event.event) {
    case 'rolled-back':
      return {
        subject: `${name} was rolled back automatically`,
        next: 'Visitors get the previous version again. If this version is correct, promote it again: it then stays live.',
        key: `rolled-back ${name}`,
      };
    case 'failing':
      return {
        subject: `Pages of ${name} fail for visitors`,
        next: 'It is not rolled back automatically. Check its faults and decide whether to roll it back:',
        key: `failing ${name}`,
      };
    case 'taken-back':
      return {
        subject: `${event.app} was rolled back to ${event.version} by ${event.by.username}`,
        next: 'Their reason is in the history of releases:',
        key: `taken-back ${name} ${event.revision}`,
      };
  }
}
