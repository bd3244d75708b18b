import type { Connection, Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { SealPlace, Sealer } from '../crypto/sealer.ts';
import type { Tx } from '../db/transaction.ts';
import { newId, type Id } from '../ids.ts';
import { createList, type List } from '../lists/list.ts';
import { maskEmail } from '../masking.ts';
import { createMailModel, type MailRecord } from './outbox.model.ts';
import { ATTEMPT_MS, type Delivery, type Postman } from './postman.ts';

/** A mail to be written. */
export type NewMail = {
  readonly to: string;
  readonly userId: Id | null;
  readonly subject: string;
  readonly text: string;
  /** A part of the text, e.g. the token of a link, that only its reader may see: it is sealed, and gone once it is sent. */
  readonly secret?: string;
};

/**
 * Every mail of the platform. It is written in the transaction of what it tells of, so that it is sent exactly if that
 * happened. Without a mail server mails are kept for administrators to read; with one they are sent at least once, and
 * a second copy bears the id of the first, so that the reader gets one.
 */
export type Outbox = {
  /** Its mails as they are kept, for those who may read all of them. */
  readonly list: List<MailRecord, 'newest' | 'oldest'>;
  findById(id: Id): Promise<MailRecord | null>;
  queue(tx: Tx, mail: NewMail): Promise<void>;
  /** Sends what is due, for the job. Safe in many processes at once. */
  deliver(): Promise<void>;
  /** A mail's words; with its secret only where no mail server was there to bring it to its reader. */
  wordsOf(mail: MailRecord): string;
};

type Parts = {
  connection: Connection;
  sealer: Sealer;
  clock: Clock;
  /** Nothing without a mail server. */
  postman: Postman | undefined;
};

/** What the indexes have before the time. */
const BY_TIME = [['userId'], ['state']];
const MINUTE_MS = 60_000;
/** The waits after each attempt; after the last one it has failed. */
const WAITS_MS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS);
/** Longer than an attempt can last: when it is over, whoever tried is gone. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** In one go; then others who wait for this process, such as its stop, get their turn. */
const AT_ONCE = 50;
const ERROR_MAX = 500;
const SECRET_SHOWN = '••••••••';

export function createOutbox({ connection, sealer, clock, postman }: Parts): Outbox {
  const mails = createMailModel(connection);
  return {
    list: createList(mails, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, holds: BY_TIME },
      oldest: { by: 'createdAt', kind: 'time', direction: 1, holds: BY_TIME },
    }),

    findById: (id) => mails.findById(id).lean(),

    async queue(tx, { to, userId, subject, text, secret }) {
      const _id = newId();
      const sealedSecret = secret === undefined ? null : sealer.seal(secret, placeOf(_id));
      const shown = secret === undefined ? text : text.replaceAll(secret, SECRET_SHOWN);
      const due = postman
        ? { state: 'queued' as const, nextAttemptAt: new Date() }
        : { state: 'kept' as const, nextAttemptAt: null };
      const fresh = { createdAt: clock.now(), sentAt: null, attempts: 0, lastError: null };
      await mails.create([{ _id, to, userId, subject, text: shown, sealedSecret, ...due, ...fresh }], {
        session: tx,
      });
    },

    async deliver() {
      if (!postman) return;
      for (let count = 0; count < AT_ONCE; count += 1) {
        const mail = await lease(mails);
        if (!mail) return;
        const { _id, to, subject, createdAt } = mail;
        const outgoing = { id: _id.toHexString(), to, subject, text: wholeText(mail), date: createdAt };
        const delivery = await postman.send(outgoing);
        await note(mails, mail, delivery, clock.now());
        // What one mail met, the next would meet too.
        if (delivery.outcome === 'unreachable') return;
      }
    },

    wordsOf: (mail) => (mail.state === 'kept' ? wholeText(mail) : mail.text),
  };

  function wholeText({ _id, text, sealedSecret }: MailRecord): string {
    if (sealedSecret === null) return text;
    const secret = sealer.open(sealedSecret, placeOf(_id));
    return text.split(SECRET_SHOWN).join(secret);
  }
}

/** The next mail that is due, for this process alone until the lease is over. */
function lease(mails: Model<MailRecord>): Promise<MailRecord | null> {
  const now = new Date();
  return mails
    .findOneAndUpdate(
      { state: 'queued', nextAttemptAt: { $lte: now } },
      { $set: { nextAttemptAt: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean();
}

/** Writes down how an attempt went, unless another one has begun meanwhile. */
async function note(
  mails: Model<MailRecord>,
  mail: MailRecord,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  await mails.updateOne(
    { _id: mail._id, state: 'queued', attempts: mail.attempts },
    { $set: changeAfter(mail, delivery, now) },
  );
}

function changeAfter({ to, attempts }: MailRecord, delivery: Delivery, now: Date): Partial<MailRecord> {
  const over = { nextAttemptAt: null, sealedSecret: null };
  if (delivery.outcome === 'sent') return { state: 'sent', sentAt: now, lastError: null, ...over };
  const lastError = delivery.said.replaceAll(to, maskEmail(to)).slice(0, ERROR_MAX);
  const waitMs = WAITS_MS[attempts - 1];
  if (delivery.outcome === 'refused' || waitMs === undefined) return { state: 'failed', lastError, ...over };
  return { lastError, nextAttemptAt: new Date(Date.now() + waitMs) };
}

function placeOf(id: Id): SealPlace {
  return { collection: 'outbox', record: id.toHexString(), field: 'secret' };
}
