import type { Model } from 'mongoose';
import type { Tx } from '../db/transaction.ts';
import { maskEmail } from '../masking.ts';
import type { MailRecord } from './outbox.model.ts';

const REMOVED_TEXT = 'The text of this email was removed some time after it was written.';
/** The subject of an answer repeats what its recipient typed. */
const ANSWER_SUBJECT = /^Re: .*/;

/**
 * Removes the personal data of emails that are no longer on their way: their text, link and address. What remains says
 * when an email of which kind was sent to which account.
 */
export function createMailRemoval(mails: Model<MailRecord>) {
  /**
   * Removes the personal data of emails from before a time.
   *
   * @param limit of emails
   * @returns how many had any
   */
  return async (tx: Tx, createdBefore: Date, limit: number, now: Date): Promise<number> => {
    const old = await mails
      .find({
        removedAt: null,
        createdAt: { $lte: createdBefore },
        state: { $in: ['kept', 'sent', 'failed'] },
      })
      .sort({ createdAt: 1 })
      .limit(limit)
      .session(tx)
      .lean();
    for (const { _id, to, subject } of old) {
      const removed = {
        to: maskEmail(to),
        subject: subject.replace(ANSWER_SUBJECT, 'Answer of support'),
        text: REMOVED_TEXT,
        encryptedSecret: null,
        removedAt: now,
      };
      await mails.updateOne({ _id }, { $set: removed }).session(tx);
    }
    return old.length;
  };
}
