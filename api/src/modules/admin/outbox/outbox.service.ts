import type { Mail, MailRow, QueryOf, listOutbox } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';
import { parseId } from '../../../platform/ids.ts';
import { createAdminList } from '../../../platform/lists/admin-list.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import { maskEmail } from '../../../platform/masking.ts';
import type { MailRecord } from '../../../platform/outbox/outbox.model.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';

type Query = QueryOf<typeof listOutbox>;
type Usernames = Pick<UserDirectory, 'usernamesOf' | 'searchByUsername'>;

/** Reads the platform's emails for administrators. */
export type OutboxReader = ReturnType<typeof createOutboxReader>;

export function createOutboxReader(outbox: Outbox, directory: Usernames) {
  async function present(mails: readonly MailRecord[]): Promise<MailRow[]> {
    const usernames = await directory.usernamesOf(mails.flatMap(({ userId }) => userId ?? []));
    return mails.map((mail) => presentRow(mail, usernames));
  }

  return {
    ...createAdminList<MailRecord, NonNullable<Query['sort']>, Query, MailRow>({
      list: outbox.list,
      userDirectory: directory,
      timeField: 'createdAt',
      conditions: ({ state }) => definedOnly({ state }),
      present,
    }),

    /** Returns one email with its text. @throws AppError `not_found` */
    async get(text: string): Promise<Mail> {
      const id = parseId(text);
      const mail = id && (await outbox.findById(id));
      const [row] = mail ? await present([mail]) : [];
      if (!mail || !row) throw new AppError('not_found', 'Email not found.');
      return { ...row, text: outbox.renderBody(mail) };
    },
  };
}

function presentRow(mail: MailRecord, usernames: ReadonlyMap<string, string>): MailRow {
  const { _id, to, userId, subject, state, createdAt, sentAt, attempts, lastError, nextAttemptAt } = mail;
  return {
    id: _id.toHexString(),
    to: maskEmail(to),
    userId: userId && userId.toHexString(),
    username: userId && (usernames.get(userId.toHexString()) ?? null),
    subject,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt && sentAt.toISOString(),
    attempts,
    lastError,
    nextAttemptAt: nextAttemptAt && nextAttemptAt.toISOString(),
  };
}
