import { PAGE_PATHS } from '@platform/contracts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { TicketRecord } from './support.model.ts';

/** The emails of this module; their links lead to the members' pages. */
export type SupportMails = ReturnType<typeof createSupportMails>;

export function createSupportMails(shellOrigin: string) {
  /** Links to the conversation, which only a sender with an account can open. */
  const conversation = ({ _id, userId }: TicketRecord, introduction: string): string[] =>
    userId ? [introduction, `${shellOrigin}${PAGE_PATHS.dashboard.ticket(_id.toHexString())}`] : [];

  return {
    /**
     * Confirms a ticket. Repeats nothing that was typed: the address may belong to someone else, and senders could
     * otherwise use the confirmation to send their own text in our name.
     */
    received: (ticket: TicketRecord): NewMail => ({
      ...toSender(ticket),
      subject: `We have received your message (${ticket.reference})`,
      text: emailTemplate(null, [
        `We have received your message and will answer by email. Your reference is ${ticket.reference}.`,
        ...conversation(ticket, 'Read the answer and reply to it in your dashboard:'),
        'Our support hours are Monday-Friday 9AM-6PM EST.',
        'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
      ]),
    }),

    answered: (ticket: TicketRecord, answer: string): NewMail => ({
      ...toSender(ticket),
      subject: `Re: ${ticket.subject} (${ticket.reference})`,
      text: emailTemplate(ticket.name, [answer, ...conversation(ticket, 'Reply in your dashboard:')]),
    }),

    /** Repeats nothing that was typed either. */
    closed: (ticket: TicketRecord): NewMail => ({
      ...toSender(ticket),
      subject: `Your message was closed (${ticket.reference})`,
      text: emailTemplate(null, [
        hasAnswer(ticket)
          ? `Support has closed ${ticket.reference}. It takes no more replies.`
          : `Support has closed ${ticket.reference} without an answer to your last message. It takes no more replies.`,
        ...conversation(ticket, 'Read it in your dashboard:'),
        'If you still need help, send a new message:',
        `${shellOrigin}${PAGE_PATHS.support()}`,
      ]),
    }),
  };
}

/** Whether the last message of a ticket is an answer. */
function hasAnswer({ messages }: TicketRecord): boolean {
  return messages.at(-1)?.author === 'support';
}

function toSender({ email, userId }: TicketRecord): Pick<NewMail, 'to' | 'userId'> {
  return { to: email, userId };
}
