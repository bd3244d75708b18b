import type { Mail, MailRow, QueryOf, RevealedMail, listOutbox } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { SignedInUser } from '../../../platform/http/define-route.ts';
import { parseId } from '../../../platform/ids.ts';
import { createAdminList } from '../../../platform/lists/admin-list.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import { maskEmail } from '../../../platform/masking.ts';
import type { MailRecord } from '../../../platform/outbox/outbox.model.ts';
import type { Services } from '../../../services.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';

type Query = QueryOf<typeof listOutbox>;
type Users = Pick<UserDirectory, 'usernamesOf' | 'searchByUsername' | 'getProfile'>;

/** Reads the platform's emails for administrators. The methods that take an id throw AppError `not_found`. */
export type OutboxReader = ReturnType<typeof createOutboxReader>;

export function createOutboxReader(
  { outbox, audit, withTransaction }: Pick<Services, 'audit' | 'outbox' | 'withTransaction'>,
  directory: Users,
) {
  async function find(text: string): Promise<MailRecord> {
    const id = parseId(text);
    const mail = id && (await outbox.findById(id));
    if (!mail) throw mailNotFound();
    return mail;
  }

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

    /** Returns one email with its text, in which a secret is masked. */
    async get(id: string): Promise<Mail> {
      const mail = await find(id);
      const [row] = await present([mail]);
      if (!row) throw mailNotFound();
      return { ...row, text: mail.text, revealable: outbox.isRevealable(mail) };
    },

    /**
     * Returns the text of an email with its secret, after recording the reveal in the audit log.
     *
     * @throws AppError `forbidden` for the link of an administrator unless the reader is an owner, because it opens an
     *   account with other roles; `wrong_state` if the email has no secret, or a mail server delivers it
     */
    async reveal(actor: UserActor, { adminRoles }: SignedInUser, id: string): Promise<RevealedMail> {
      const mail = await find(id);
      if (!outbox.isRevealable(mail)) throw nothingToReveal();
      const { _id: subjectId, userId } = mail;
      if (userId && !adminRoles.includes('owner') && (await directory.getProfile(userId)).isAdmin)
        throw new AppError('forbidden', 'Only owners can reveal the link of an administrator.');
      await withTransaction((tx) => audit.record(tx, actor, { action: 'mail_revealed', subjectId, userId }));
      return { text: outbox.revealText(mail) };
    },
  };
}

function mailNotFound(): AppError {
  return new AppError('not_found', 'Email not found.');
}

function nothingToReveal(): AppError {
  return new AppError('wrong_state', 'This email has nothing to reveal.');
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
