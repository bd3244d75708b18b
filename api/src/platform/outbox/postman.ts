import { createTransport, type NodemailerError } from 'nodemailer';

/** A mail as it leaves. The id stays the same however often it is tried, so that mail servers drop a second copy. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly date: Date;
};

/** How an attempt went: delivered, refused for good, refused for now, or the mail server could not be talked to. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'refused_for_now' | 'unreachable'; readonly said: string };

/** Brings mails to the mail server. */
export type Postman = { send(mail: OutgoingMail): Promise<Delivery> };

/** All of an attempt; together with the lease of a mail in the outbox it keeps two attempts apart. */
export const ATTEMPT_MS = 60_000;
const SILENCE_MS = 15_000;
const SENDER_NAME = 'AI Skill';

/** @param smtpUrl e.g. `smtps://user:password@mail.example.org` */
export function createPostman(smtpUrl: string, sender: string): Postman {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, date }) {
      try {
        await transport.sendMail({
          from: { name: SENDER_NAME, address: sender },
          // One address, whatever stands in it: as a text it could be read as a list.
          to: { name: '', address: to },
          subject,
          text,
          date,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(ATTEMPT_MS),
        });
        return { outcome: 'sent' };
      } catch (error) {
        return failure(error as NodemailerError);
      }
    },
  };
}

function failure({ response, message, responseCode, permanent, code }: NodemailerError): Delivery {
  const said = response ?? message;
  // What a server says to a sign-in is about our settings and not about the mail.
  if (responseCode === undefined || code === 'EAUTH') return { outcome: 'unreachable', said };
  return { outcome: permanent ? 'refused' : 'refused_for_now', said };
}
