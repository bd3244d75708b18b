import { PAGE_PATHS } from '@platform/contracts';
import { emailTemplate } from '../../../platform/outbox/email-template.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../../auth/index.ts';

const PATH = PAGE_PATHS.admin.releases();

/** What owners are told about a version. */
type ReleaseEvent = {
  readonly app: string;
  readonly version: string;
  readonly event: 'rolled-back' | 'failing';
};

/** Tells owners once of each event of a version. The reason is in the console: a stranger may have written it. */
export type NotifyOwners = (event: ReleaseEvent) => Promise<void>;

export function createNotifyOwners({
  services: { notices, settings, withTransaction },
  auth,
}: {
  readonly services: Pick<Services, 'notices' | 'settings' | 'withTransaction'>;
  readonly auth: Pick<Auth, 'findAdministrators'>;
}): NotifyOwners {
  return async ({ app, version, event }) => {
    const name = `${app} ${version}`;
    const subject =
      event === 'rolled-back'
        ? `${name} was rolled back automatically`
        : `Pages of ${name} fail for visitors`;
    const next =
      event === 'rolled-back'
        ? 'Visitors get the previous version again. If this version is correct, promote it again: it then stays live.'
        : 'It is not rolled back automatically. Check its faults and decide whether to roll it back:';
    await withTransaction(async (tx) => {
      for (const { userId, username, email } of await auth.findAdministrators(['owner'], tx)) {
        const text = emailTemplate(username, [`${subject}.`, next, settings.shellOrigin + PATH]);
        await notices.notify(tx, {
          userId,
          kind: 'releases',
          key: `release ${event} ${name}`,
          text: subject,
          path: PATH,
          mails: [{ to: email, userId, subject, text }],
        });
      }
    });
  };
}
