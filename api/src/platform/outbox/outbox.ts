import type { Connection, Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import { contextOf, ENCRYPTED_FIELDS } from '../crypto/encrypted-fields.ts';
import type { Encryptor } from '../crypto/encryptor.ts';
import type { Tx } from '../db/transaction.ts';
import { readOrNull, readOrReject } from '../crypto/read-decrypted.ts';
import { newId, type Id } from '../ids.ts';
import { createList } from '../lists/list.ts';
import { maskEmail } from '../masking.ts';
import { createMailRemoval } from './mail-removal.ts';
import { createMailModel, type MailRecord } from './outbox.model.ts';
import { SEND_TIMEOUT_MS, type DeliveryResult, type Mailer, type OutgoingMail } from './mailer.ts';
import { readWaiting, type Waiting } from '../waiting.ts';

/** A mail to queue. */
export type NewMail = {
  readonly to: string;
  readonly userId: Id | null;
  readonly subject: string;
  readonly text: string;
  /**
   * A part of the text, e.g. a link's token, that only the recipient may see. Encrypted, and deleted once it is sent.
   */
  readonly secret?: string;
  /** A link of this mail that ends mails of its kind, also with a POST of the mail program. */
  readonly unsubscribeUrl?: string;
};

/**
 * Stores every mail of the platform (transactional outbox). A mail is queued in the transaction of the change it
 * reports, so it is sent exactly if that change happened. Without a mail server, mails are kept for administrators to
 * read; they see a secret only after a reveal. With one, they are sent at least once; a duplicate has the same message
 * id, so the recipient sees only one.
 */
export type Outbox = ReturnType<typeof createOutbox>;

/** Index fields that precede the time, one combination per index. */
const EQUALITY_PREFIXES = [['userId'], ['state']];
const MINUTE_MS = 60_000;
/** The delay after each attempt; after the last one the mail has failed. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS);
/** The delay of a mail for which no mail server was reached, so that all are sent soon after it is back. */
const UNREACHABLE_DELAY_MS = MINUTE_MS;
/** Longer than an attempt can take, so an expired lease means that the sending process died. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
/** Limits one run, so that a shutdown does not have to wait for a long queue. */
const BATCH_SIZE = 50;
const ERROR_MAX_LENGTH = 500;
/** The result for a mail whose secret cannot be decrypted: it fails alone, and the next one is sent. */
const UNREADABLE: DeliveryResult = { outcome: 'rejected', response: 'Its link cannot be decrypted.' };
const SECRET_MASK = '••••••••';
/** Matches the token of a link of ours that was not given as the mail's secret, e.g. one pasted into a message. */
const UNMASKED_TOKEN =
  /(\/(?:verify-email|reset-password|login-with-link|stop-reset|unsubscribe)\?token=)[\w.-]+/g;

export function createOutbox({
  connection,
  encryptor,
  clock,
  mailer,
}: {
  connection: Connection;
  encryptor: Encryptor;
  clock: Clock;
  /** `undefined` if no mail server is configured. */
  mailer: Mailer | undefined;
}) {
  const mails = createMailModel(connection);
  return {
    /** The stored mails, unmasked, for administrators. */
    list: createList(mails, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: EQUALITY_PREFIXES },
      oldest: { by: 'createdAt', kind: 'time', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
    }),

    removeOld: createMailRemoval(mails),

    /** Reads how many mails are in a state, and since when the oldest of them. */
    readWaiting: (state: 'queued' | 'failed'): Promise<Waiting> =>
      readWaiting(mails, { state }, 'createdAt', ({ createdAt }) => createdAt),

    findById: (id: Id): Promise<MailRecord | null> => mails.findById(id).lean(),

    /** Queues a mail; nothing without an address, which deleted accounts have not. */
    async queue(tx: Tx, { to, userId, subject, text, secret, unsubscribeUrl }: NewMail): Promise<void> {
      if (to === '') return;
      const _id = newId();
      const encryptedSecret =
        secret === undefined
          ? null
          : encryptor.encrypt(secret, contextOf(ENCRYPTED_FIELDS.mailSecret, _id.toHexString()));
      const mask = (part: string): string => {
        const withoutSecret = secret === undefined ? part : part.replaceAll(secret, SECRET_MASK);
        return withoutSecret.replaceAll(UNMASKED_TOKEN, `$1${SECRET_MASK}`);
      };
      const schedule = mailer
        ? { state: 'queued' as const, nextAttemptAt: new Date() }
        : { state: 'kept' as const, nextAttemptAt: null };
      const delivery = { createdAt: clock.now(), sentAt: null, attempts: 0, lastError: null };
      const masked = { text: mask(text), ...(unsubscribeUrl && { unsubscribeUrl: mask(unsubscribeUrl) }) };
      await mails.create(
        [{ _id, to, userId, subject, ...masked, encryptedSecret, ...schedule, ...delivery }],
        {
          session: tx,
        },
      );
    },

    /** Sends the mails that are due. Safe to run in several processes at once. */
    async deliver(): Promise<void> {
      if (!mailer) return;
      for (let count = 0; count < BATCH_SIZE; count += 1) {
        const mail = await leaseNextDue(mails);
        if (!mail) return;
        const { _id, to, subject, createdAt } = mail;
        const content = readOrNull(() => readContent(mail));
        const outgoing = { id: _id.toHexString(), to, subject, date: createdAt };
        const delivery = content === null ? UNREADABLE : await mailer.send({ ...outgoing, ...content });
        await recordResult(mails, mail, delivery, clock.now());
        // The next mail would fail in the same way.
        if (delivery.outcome === 'unreachable') return;
      }
    },

    /** Returns whether a mail has a secret that no mail server delivers, so that someone has to pass it on. */
    isRevealable: ({ state, encryptedSecret }: MailRecord): boolean =>
      state === 'kept' && encryptedSecret !== null,

    /** Returns a mail's text with its secret. Callers record the reveal first. @throws AppError `decryption_failed` */
    revealText: (mail: MailRecord): string => readOrReject(() => readContent(mail).text),
  };

  /** Returns what the recipient reads, with the secret. */
  function readContent({ _id, text, unsubscribeUrl, encryptedSecret }: MailRecord): MailContent {
    const context = contextOf(ENCRYPTED_FIELDS.mailSecret, _id.toHexString());
    const secret = encryptedSecret === null ? SECRET_MASK : encryptor.decrypt(encryptedSecret, context);
    const unmask = (part: string): string => part.split(SECRET_MASK).join(secret);
    return { text: unmask(text), ...(unsubscribeUrl && { unsubscribeUrl: unmask(unsubscribeUrl) }) };
  }
}

type MailContent = Pick<OutgoingMail, 'text' | 'unsubscribeUrl'>;

/** Leases the next due mail to this process and counts the attempt. */
function leaseNextDue(mails: Model<MailRecord>): Promise<MailRecord | null> {
  const now = new Date();
  return mails
    .findOneAndUpdate(
      { state: 'queued', nextAttemptAt: { $lte: now } },
      { $set: { nextAttemptAt: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean();
}

/** Stores the result of an attempt, unless a later attempt has started in the meantime. */
async function recordResult(
  mails: Model<MailRecord>,
  mail: MailRecord,
  delivery: DeliveryResult,
  now: Date,
): Promise<void> {
  await mails.updateOne(
    { _id: mail._id, state: 'queued', attempts: mail.attempts },
    { $set: updateFor(mail, delivery, now) },
  );
}

function updateFor({ to, attempts }: MailRecord, delivery: DeliveryResult, now: Date): Partial<MailRecord> {
  const final = { nextAttemptAt: null, encryptedSecret: null };
  if (delivery.outcome === 'sent') return { state: 'sent', sentAt: now, lastError: null, ...final };
  const lastError = delivery.response.replaceAll(to, maskEmail(to)).slice(0, ERROR_MAX_LENGTH);
  // Not the mail's fault, however long it lasts: the attempt does not count.
  if (delivery.outcome === 'unreachable')
    return { lastError, attempts: attempts - 1, nextAttemptAt: new Date(Date.now() + UNREACHABLE_DELAY_MS) };
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delivery.outcome === 'rejected' || delayMs === undefined)
    return { state: 'failed', lastError, ...final };
  return { lastError, nextAttemptAt: new Date(Date.now() + delayMs) };
}
