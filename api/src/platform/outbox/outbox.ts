import type { Operator } from '@platform/contracts';
import type { Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import { contextOf, type Encryptor } from '../crypto/encryptor.ts';
import type { Tx } from '../db/transaction.ts';
import { readOrReject } from '../crypto/read-decrypted.ts';
import { newId, type Id } from '../ids.ts';
import { createList } from '../lists/list.ts';
import { createMailDelivery, type MailContent } from './mail-delivery.ts';
import { createMailReads } from './mail-reads.ts';
import { createMailRemoval } from './mail-removal.ts';
import { renderOperator } from './email-template.ts';
import { createMailModel, MAIL_SECRET, type MailRecord } from './outbox.model.ts';
import type { Mailer } from './mailer.ts';

/** An email to queue. */
export type NewMail = {
  readonly to: string;
  readonly userId: Id | null;
  /** The account that the text names in quotes, if it is not the recipient's. */
  readonly aboutUserId?: Id;
  readonly subject: string;
  readonly text: string;
  /**
   * A part of the text, e.g. a link's token, that only the recipient may see. Encrypted, and deleted once it is sent.
   */
  readonly secret?: string;
  /** A link of this email that ends emails of its kind, also with a POST of the mail program. */
  readonly unsubscribeUrl?: string;
};

/**
 * Stores every email of the platform (transactional outbox). An email is queued in the transaction of the change it
 * reports, so it is sent exactly if that change happened. Without a mail server, emails are kept for administrators to
 * read; they see a secret only after a reveal. With one, they are sent at least once; a duplicate has the same message
 * id, so the recipient sees only one.
 */
export type Outbox = ReturnType<typeof createOutbox>;

/** Index fields that precede the time, one combination per index. */
const EQUALITY_PREFIXES = [['userId'], ['state']];
const SECRET_MASK = '••••••••';
/** Matches the token of a link of ours that was not given as the email's secret, e.g. one pasted into a message. */
const UNMASKED_TOKEN =
  /(\/(?:verify-email|reset-password|login-with-link|stop-reset|unsubscribe)\?token=)[\w.-]+/g;

export function createOutbox({
  connection,
  encryptor,
  clock,
  mailer,
  operator,
}: {
  connection: Connection;
  encryptor: Encryptor;
  clock: Clock;
  /** `undefined` if no mail server is configured. */
  mailer: Mailer | undefined;
  /** Named at the end of every email. */
  operator: Operator;
}) {
  const mails = createMailModel(connection);
  const deliver = createMailDelivery({ mails, mailer, clock, readContent });
  return {
    /** The stored emails, unmasked, for administrators. */
    list: createList(mails, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: EQUALITY_PREFIXES },
      oldest: { by: 'createdAt', kind: 'time', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
    }),

    removeOld: createMailRemoval(mails),

    ...createMailReads(mails),

    findById: (id: Id): Promise<MailRecord | null> => mails.findById(id).lean(),

    /** Queues an email; nothing without an address, which deleted accounts have not. */
    async queue(tx: Tx, mail: NewMail): Promise<void> {
      const { to, userId, aboutUserId, subject, text, secret, unsubscribeUrl } = mail;
      if (to === '') return;
      const _id = newId();
      const encryptedSecret =
        secret === undefined ? null : encryptor.encrypt(secret, contextOf(MAIL_SECRET, _id.toHexString()));
      const mask = (part: string): string => {
        const withoutSecret = secret === undefined ? part : part.replaceAll(secret, SECRET_MASK);
        return withoutSecret.replaceAll(UNMASKED_TOKEN, `$1${SECRET_MASK}`);
      };
      const schedule = mailer
        ? { state: 'queued' as const, nextAttemptAt: new Date() }
        : { state: 'kept' as const, nextAttemptAt: null };
      const delivery = { createdAt: clock.now(), sentAt: null, attempts: 0, lastError: null };
      const masked = {
        text: `${mask(text)}\n\n${renderOperator(operator)}`,
        ...(unsubscribeUrl && { unsubscribeUrl: mask(unsubscribeUrl) }),
      };
      const about = aboutUserId && { aboutUserId };
      const stored = { _id, to, userId, ...about, subject, ...masked, encryptedSecret, ...schedule };
      await mails.create([{ ...stored, ...delivery }], { session: tx });
    },

    /** Sends the emails that are due; see `createMailDelivery`. */
    deliver,

    /** Returns whether an email has a secret that no mail server delivers, so that someone has to pass it on. */
    isRevealable: ({ state, encryptedSecret }: MailRecord): boolean =>
      state === 'kept' && encryptedSecret !== null,

    /** Returns a mail's text with its secret. Callers record the reveal first. @throws AppError `decryption_failed` */
    revealText: (mail: MailRecord): string => readOrReject(() => readContent(mail).text),
  };

  /** Returns what the recipient reads, with the secret. */
  function readContent({ _id, text, unsubscribeUrl, encryptedSecret }: MailRecord): MailContent {
    const context = contextOf(MAIL_SECRET, _id.toHexString());
    const secret = encryptedSecret === null ? SECRET_MASK : encryptor.decrypt(encryptedSecret, context);
    const unmask = (part: string): string => part.split(SECRET_MASK).join(secret);
    return { text: unmask(text), ...(unsubscribeUrl && { unsubscribeUrl: unmask(unsubscribeUrl) }) };
  }
}
