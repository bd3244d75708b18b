/*
 * A stolen session of an administrator must not read the personal data of all members: all reveals of one administrator
 * together have a limit, and owners are told when it is reached.
 */
import {
  PAGE_PATHS,
  revealPayer,
  revealMail,
  revealUser,
  revealVerification,
  revealWithdrawal,
} from '@platform/contracts';
import type { Auth } from '../modules/auth/index.ts';
import { actorOf } from '../platform/audit/actor.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Route } from '../platform/http/define-route.ts';
import type { Id } from '../platform/ids.ts';
import { emailTemplate, toPlainName } from '../platform/outbox/email-template.ts';
import type { Services } from '../services.ts';
import { REVEALS_PER_HOUR } from '../platform/rate-limits.ts';

/** The calls that return personal data in clear text. */
export const REVEALS: ReadonlySet<string> = new Set(
  [revealVerification, revealWithdrawal, revealPayer, revealUser, revealMail].map(({ id }) => id),
);

/** Lets an administrator reveal personal data `REVEALS_PER_HOUR` times an hour; then it is `rate_limited`. */
export function limitReveals(
  routes: readonly Route[],
  {
    services,
    auth,
  }: {
    services: Pick<Services, 'limits' | 'logger' | 'notices' | 'settings' | 'withTransaction'>;
    auth: Pick<Auth, 'findAdministrators' | 'getProfile'>;
  },
): Route[] {
  const { limits, logger, notices, settings, withTransaction } = services;

  async function notifyOwners(tx: Tx, administrator: Id): Promise<void> {
    const path = PAGE_PATHS.admin.user(administrator.toHexString());
    const name = (await auth.getProfile(administrator, tx)).username;
    const subject = `An administrator has revealed personal data ${REVEALS_PER_HOUR} times in an hour`;
    for (const { userId, username, email } of await auth.findAdministrators(['owner'], tx)) {
      const text = emailTemplate(username, [
        `The account "${toPlainName(name)}" can reveal more an hour later. The audit log shows what it revealed. See the account:`,
        `${settings.shellOrigin}${path}`,
        userId.equals(administrator)
          ? 'If it was not you, change your password now: that ends all other sessions.'
          : 'If this is not usual work, disable the account now: that ends its sessions.',
      ]);
      const mails = [{ to: email, userId, aboutUserId: administrator, subject, text }];
      await notices.notify(tx, { userId, kind: 'account_security', text: subject, path, mails });
    }
  }

  /** Tells owners once an hour. If that fails, the next reveal above the limit tries it again. */
  async function warnOwners(administrator: Id): Promise<void> {
    const key = administrator.toHexString();
    if (!(await limits.isWithin('revealWarnings', key))) return;
    try {
      await withTransaction((tx) => notifyOwners(tx, administrator));
    } catch (error) {
      logger.error({ err: error }, 'owners could not be told of many reveals');
      await limits.giveBack([{ name: 'revealWarnings', key }]);
    }
  }

  /** Counts a reveal before it is made, so that those sent at once cannot all pass, and none that is rejected. */
  async function countReveal(administrator: Id, reveal: () => Promise<unknown>): Promise<unknown> {
    const charge = { name: 'reveals', key: administrator.toHexString() } as const;
    try {
      await limits.consume(charge.name, charge.key);
    } catch (error) {
      await warnOwners(administrator);
      throw error;
    }
    try {
      return await reveal();
    } catch (error) {
      await limits.giveBack([charge]);
      throw error;
    }
  }

  return routes.map((route) =>
    REVEALS.has(route.endpoint.id)
      ? {
          ...route,
          handle: (call) => countReveal(actorOf(call).userId, () => route.handle(call)),
        }
      : route,
  );
}
