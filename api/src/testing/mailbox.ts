import { createSealer } from '../platform/crypto/sealer.ts';
import type { MailRecord } from '../platform/outbox/outbox.model.ts';
import type { TestApi } from './test-api.ts';

type Letter = { subject: string; text: string };

/** What was written to an address, the oldest first, with the secrets that only its reader sees. */
export async function mailsTo(api: TestApi, to: string): Promise<Letter[]> {
  const sealer = createSealer(api.settings.sealKeys);
  const mails = await api.database.connection
    .collection<MailRecord>('outbox')
    .find({ to })
    .sort({ _id: 1 })
    .toArray();
  return mails.map(({ _id, subject, text, sealedSecret }) => {
    const place = { collection: 'outbox', record: _id.toHexString(), field: 'secret' };
    return {
      subject,
      text: sealedSecret ? text.replace('•'.repeat(8), sealer.open(sealedSecret, place)) : text,
    };
  });
}

/** The token of the last link of a path that was mailed to an address. */
export async function tokenTo(api: TestApi, to: string, path: string): Promise<string> {
  const link = `${api.settings.shellOrigin}${path}?token=`;
  const mail = (await mailsTo(api, to)).findLast(({ text }) => text.includes(link));
  const token = mail && new RegExp(`token=([\\w-]+)`).exec(mail.text)?.[1];
  if (!token) throw new Error(`No link ${path} was mailed to ${to}.`);
  return token;
}
