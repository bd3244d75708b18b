import type { Model } from 'mongoose';
import { latestEnd, type Clock } from '../clock.ts';
import { UnknownKeyError } from '../crypto/encryptor.ts';
import { maskEmail } from '../masking.ts';
import { SEND_TIMEOUT_MS, type DeliveryResult, type Mailer, type OutgoingMail } from './mailer.ts';
import type { MailRecord } from './outbox.model.ts';

/** What the recipient reads. */
export type MailContent = Pick<OutgoingMail, 'text' | 'unsubscribeUrl'>;

const MINUTE_MS = 60_000;
/** The delay after each attempt; after the last one the email has failed. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS);
/** The delay of an email for which no mail server was reached, so that all are sent soon after it is back. */
const UNREACHABLE_DELAY_MS = MINUTE_MS;
/** Longer than an attempt can take, so an expired lease means that the sending process died. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
/** How often the schedule of the queue is checked against what it can be. */
const SCHEDULE_CHECK_MS = MINUTE_MS;
/** Limits one run, so that a shutdown does not have to wait for a long queue. */
const BATCH_SIZE = 50;
/** How long an attempt may continue once the process stops; cut off at once, an email could arrive twice. */
const STOP_GRACE_MS = 5_000;
const ERROR_MAX_LENGTH = 500;
/** The result for an email whose secret cannot be decrypted: it fails alone, and the next one is sent. */
const UNREADABLE: DeliveryResult = { outcome: 'rejected', response: 'Its link cannot be decrypted.' };
/** While keys are replaced, another process may have the key already. */
const NO_KEY: DeliveryResult = { outcome: 'deferred', response: 'The key of its link is not known here.' };

/** Creates the function that sends queued emails; it does nothing without a mailer. */
export function createMailDelivery({
  mails,
  mailer,
  clock,
  readContent,
}: {
  mails: Model<MailRecord>;
  mailer: Mailer | undefined;
  clock: Clock;
  /** @throws Error if the secret cannot be decrypted */
  readContent: (mail: MailRecord) => MailContent;
}) {
  let checkedAtMs = -Infinity;
  async function checkSchedule(): Promise<void> {
    if (performance.now() - checkedAtMs < SCHEDULE_CHECK_MS) return;
    checkedAtMs = performance.now();
    await endVoidDelays(mails);
  }

  /**
   * Sends the emails that are due. Safe to run in several processes at once.
   *
   * @param stopping aborted when the process stops: no further email is begun, and an attempt soon given up
   */
  return async (stopping?: AbortSignal): Promise<void> => {
    if (!mailer) return;
    const { signal, dispose } = abortLater(stopping, STOP_GRACE_MS);
    try {
      await checkSchedule();
      for (let count = 0; count < BATCH_SIZE && !stopping?.aborted; count += 1) {
        const mail = await leaseNextDue(mails);
        if (!mail) return;
        const delivery = await send(mailer, mail, signal);
        await recordResult(mails, mail, delivery, clock.now());
        // The next email would fail in the same way.
        if (delivery.outcome === 'unreachable') return;
      }
    } finally {
      dispose();
    }
  };

  function send(to: Mailer, mail: MailRecord, signal: AbortSignal): Promise<DeliveryResult> {
    let content: MailContent;
    try {
      content = readContent(mail);
    } catch (error) {
      return Promise.resolve(error instanceof UnknownKeyError ? NO_KEY : UNREADABLE);
    }
    const envelope = { id: mail._id.toHexString(), to: mail.to, subject: mail.subject, date: mail.createdAt };
    return to.send({ ...envelope, ...content }, signal);
  }
}

/** Creates a signal that is aborted some time after another one. */
function abortLater(first: AbortSignal | undefined, delayMs: number) {
  const controller = new AbortController();
  const onAbort = (): void => void setTimeout(() => controller.abort(), delayMs).unref();
  first?.addEventListener('abort', onAbort, { once: true });
  return { signal: controller.signal, dispose: () => first?.removeEventListener('abort', onAbort) };
}

/**
 * Makes emails due that wait for longer than they can after so many attempts: they were queued or leased before the
 * clock stepped back.
 */
async function endVoidDelays(mails: Model<MailRecord>): Promise<void> {
  const now = new Date();
  const tooLate = [0, ...RETRY_DELAYS_MS].map((delayMs, attempts) => {
    const longestMs = Math.max(delayMs, UNREACHABLE_DELAY_MS, LEASE_MS);
    return { attempts, nextAttemptAt: { $gt: latestEnd(now, longestMs) } };
  });
  await mails.updateMany({ state: 'queued', $or: tooLate }, { $set: { nextAttemptAt: now } });
}

/** Leases the next due email to this process and counts the attempt. */
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
  // Not the email's fault, however long it lasts: the attempt does not count.
  if (delivery.outcome === 'unreachable')
    return { lastError, attempts: attempts - 1, nextAttemptAt: new Date(Date.now() + UNREACHABLE_DELAY_MS) };
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delivery.outcome === 'rejected' || delayMs === undefined)
    return { state: 'failed', lastError, ...final };
  return { lastError, nextAttemptAt: new Date(Date.now() + delayMs) };
}
