import { createTransport, type NodemailerError } from 'nodemailer';

/** An email to send. The id stays the same across attempts, so that mail servers can drop duplicates. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly date: Date;
  /** Where mail programs unsubscribe the recipient. */
  readonly unsubscribeUrl?: string;
};

/** The result of a delivery attempt: sent, rejected permanently, deferred by the mail server, or no server reached. */
export type DeliveryResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'rejected' | 'deferred' | 'unreachable'; readonly response: string };

/** Sends emails through a mail server. */
export type Mailer = {
  /** @param signal aborted to give up the attempt, which then counts as `unreachable` */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<DeliveryResult>;
};

/** Upper bound for a whole attempt. The outbox leases an email for longer, so attempts never overlap. */
export const SEND_TIMEOUT_MS = 60_000;
const SOCKET_TIMEOUT_MS = 15_000;
const SENDER_NAME = 'AI Skill';

/** Creates a mailer. @param smtpUrl e.g. `smtps://user:password@mail.example.org` */
export function createMailer(smtpUrl: string, sender: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, date, unsubscribeUrl }, signal) {
      const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS);
      try {
        await transport.sendMail({
          from: { name: SENDER_NAME, address: sender },
          // As an object it is always one recipient; nodemailer would parse a string as an address list.
          to: { name: '', address: to },
          subject,
          text,
          date,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && oneClickHeaders(unsubscribeUrl)),
          },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return { outcome: 'sent' };
      } catch (error) {
        return toFailure(error as NodemailerError);
      }
    },
  };
}

/** Lets mail programs unsubscribe the recipient with one click: they send a POST to the address (RFC 8058). */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function toFailure({ response, message, responseCode, permanent, code }: NodemailerError): DeliveryResult {
  const reply = response ?? message;
  // An authentication error concerns our SMTP settings, not the mail.
  if (responseCode === undefined || code === 'EAUTH') return { outcome: 'unreachable', response: reply };
  return { outcome: permanent ? 'rejected' : 'deferred', response: reply };
}
