import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { TicketRecord } from './support.model.ts';

/**
 * Confirms a ticket. Repeats nothing that was typed: the address may belong to someone else, and senders could
 * otherwise use the confirmation to send their own text in our name.
 */
export function ticketReceivedMail({ email, userId, reference }: TicketRecord): NewMail {
  return {
    to: email,
    userId,
    subject: `We have received your message (${reference})`,
    text: emailTemplate(null, [
      `We have received your message and will answer by email. Your reference is ${reference}.`,
      'Our support hours are Monday-Friday 9AM-6PM EST.',
      'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
    ]),
  };
}

export function ticketAnsweredMail(
  { email, userId, reference, name, subject }: TicketRecord,
  answer: string,
): NewMail {
  return {
    to: email,
    userId,
    subject: `Re: ${subject} (${reference})`,
    text: emailTemplate(name, [answer]),
  };
}
