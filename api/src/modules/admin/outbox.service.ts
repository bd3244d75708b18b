import type { Mail, MailRow, QueryOf, listOutbox } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { idFrom } from '../../platform/ids.ts';
import { belongingTo, found, given, within } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import { maskEmail } from '../../platform/masking.ts';
import type { MailRecord } from '../../platform/outbox/outbox.model.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';

type Query = QueryOf<typeof listOutbox>;
type Names = Pick<People, 'usernamesOf' | 'searchByUsername'>;

/** The platform's mails as administrators read them. */
export type OutboxReader = {
  page(query: Query): Promise<Page<MailRow>>;
  /** All that the query finds, in batches. */
  batches(query: Query): AsyncGenerator<MailRow[]>;
  /** @throws AppError `not_found` */
  one(id: string): Promise<Mail>;
};

export function createOutboxReader(outbox: Outbox, people: Names): OutboxReader {
  async function present(mails: readonly MailRecord[]): Promise<MailRow[]> {
    const usernames = await people.usernamesOf(mails.flatMap(({ userId }) => userId ?? []));
    return mails.map((mail) => presentRow(mail, usernames));
  }

  return {
    page: async (query) => mapPage(await outbox.list.page(query, await filterOf(query, people)), present),

    async *batches(query) {
      for await (const mails of outbox.list.batches(query, await filterOf(query, people)))
        yield present(mails);
    },

    async one(text) {
      const id = idFrom(text);
      const mail = id && (await outbox.findById(id));
      const [row] = mail ? await present([mail]) : [];
      if (!mail || !row) throw new AppError('not_found', 'There is no such mail.');
      return { ...row, text: outbox.wordsOf(mail) };
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

async function filterOf(query: Query, people: Names): Promise<object> {
  const { state, userId, q } = query;
  return {
    ...given({ state }),
    ...within('createdAt', query),
    ...belongingTo('userId', userId),
    ...found(q, q === undefined ? [] : await people.searchByUsername(q)),
  };
}
