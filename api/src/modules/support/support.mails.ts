import { letter } from '../../platform/outbox/letter.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { TicketRecord } from './support.model.ts';

/**
 * The address was typed by whoever wrote, and may be somebody else's: nothing of what was typed goes there, or strangers
 * could send their words in our name.
 */
export function mailReceived({ email, userId, reference }: TicketRecord): NewMail {
  return {
    to: email,
    userId,
    subject: `We have received your message (${reference})`,
    text: letter(null, [
      `We have received your message and will answer it by mail. Its number is ${reference}.`,
      'Our support hours are Monday-Friday 9AM-6PM EST.',
      'If you did not write to us, somebody entered your address by mistake, and you can ignore this mail.',
    ]),
  };
}

export function mailAnswered(
  { email, userId, reference, name, subject }: TicketRecord,
  answer: string,
): NewMail {
  return {
    to: email,
    userId,
    subject: `Re: ${subject} (${reference})`,
    text: letter(name, [answer]),
  };
}
