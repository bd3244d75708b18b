import { PAGE_PATHS } from '@platform/contracts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { NoticeRecord } from './notices.model.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Upper bound on notices in one email; the page has all of them. */
const MAX_LISTED = 50;

type Recipient = Pick<NewMail, 'to' | 'userId'> & { readonly username: string; readonly shellOrigin: string };

/** Builds one email about several notices, oldest first. */
export function summaryMail(
  notices: readonly NoticeRecord[],
  { to, userId, username, shellOrigin }: Recipient,
): NewMail {
  const count = notices.length;
  const listed = notices.slice(0, MAX_LISTED).map(({ text, path }) => `${text}\n${shellOrigin}${path}`);
  const more = count > MAX_LISTED ? [`And ${count - MAX_LISTED} more.`] : [];
  return {
    to,
    userId,
    subject: count === 1 ? 'A new notice in your account' : `${count} new notices in your account`,
    text: emailTemplate(username, [
      count === 1 ? 'This is new in your account:' : 'These are new in your account:',
      ...listed,
      ...more,
      `See all your notices:\n${shellOrigin}${PAGE_PATHS.dashboard.notices()}`,
    ]),
  };
}

/** Adds the ways to get no more of these emails: links in the text, and the headers that mail programs offer. */
export function withUnsubscribe(mail: NewMail, shellOrigin: string, links: UnsubscribeLinks): NewMail {
  if (!mail.userId) return mail;
  const { url, token } = links.create(mail.userId);
  const footer = [
    `Choose which emails you get:\n${shellOrigin}${PAGE_PATHS.dashboard.settings('notifications')}`,
    `Turn all optional emails off, without logging in:\n${url}`,
  ];
  return {
    ...mail,
    text: [mail.text, '-- ', ...footer].join('\n\n'),
    secret: token,
    unsubscribeUrl: url,
  };
}
