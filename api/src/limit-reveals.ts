/*
 * A stolen session of an administrator must not read the personal data of all members: all reveals of one administrator
 * together have a limit, and owners are told when it is reached.
 */
import { revealMail, revealUser, revealVerification, revealWithdrawal } from '@platform/contracts';
import type { Auth } from './modules/auth/index.ts';
import { actorOf } from './platform/audit/actor.ts';
import type { Tx } from './platform/db/transaction.ts';
import type { Route } from './platform/http/define-route.ts';
import type { Id } from './platform/ids.ts';
import { emailTemplate, toPlainName } from './platform/outbox/email-template.ts';
import type { Platform } from './platform/platform.ts';
import { REVEALS_PER_HOUR } from './platform/rate-limits.ts';

/** The calls that return personal data in clear text. */
export const REVEALS: ReadonlySet<string> = new Set(
  [revealVerification, revealWithdrawal, revealUser, revealMail].map(({ id }) => id),
);

/** Lets an administrator reveal personal data `REVEALS_PER_HOUR` times an hour; then it is `rate_limited`. */
export function limitReveals(
  routes: readonly Route[],
  { platform, auth }: { platform: Platform; auth: Pick<Auth, 'findAdministrators' | 'getProfile'> },
): Route[] {
  const { limits, notices, settings, withTransaction } = platform;

  async function tellOwners(tx: Tx, administrator: Id): Promise<void> {
    const path = `/dashboard/admin/users/${administrator.toHexString()}`;
    const name = (await auth.getProfile(administrator, tx)).username;
    const subject = `An administrator has revealed personal data ${REVEALS_PER_HOUR} times in an hour`;
    for (const { userId, username, email } of await auth.findAdministrators(['owner'], tx)) {
      const text = emailTemplate(username, [
        `The account "${toPlainName(name)}" can reveal more in an hour. The audit log says what it revealed. Its page:`,
        `${settings.shellOrigin}${path}`,
        'If this is not usual work, disable the account now: that ends its sessions.',
      ]);
      const mails = [{ to: email, userId, aboutUserId: administrator, subject, text }];
      await notices.announce(tx, { userId, kind: 'account_security', text: subject, path, mails });
    }
  }

  async function assertWithin(administrator: Id): Promise<void> {
    const key = administrator.toHexString();
    try {
      await limits.consume('reveals', key);
    } catch (error) {
      if (await limits.isWithin('revealWarnings', key))
        await withTransaction((tx) => tellOwners(tx, administrator));
      throw error;
    }
  }

  return routes.map((route) =>
    REVEALS.has(route.endpoint.id)
      ? {
          ...route,
          async handle(call) {
            await assertWithin(actorOf(call).userId);
            return route.handle(call);
          },
        }
      : route,
  );
}
