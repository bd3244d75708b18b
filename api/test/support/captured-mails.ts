import { createEncryptor } from '../../src/platform/crypto/encryptor.ts';
import type { MailRecord } from '../../src/platform/outbox/outbox.model.ts';
import type { TestApi } from './test-api.ts';

type CapturedMail = { subject: string; text: string };

/** Returns the emails to an address, oldest first, with their secrets decrypted as the recipient would see them. */
export async function findMailsTo(api: TestApi, to: string): Promise<CapturedMail[]> {
  const encryptor = createEncryptor(api.settings.encryptionKeys);
  const mails = await api.database.connection
    .collection<MailRecord>('outbox')
    .find({ to })
    .sort({ _id: 1 })
    .toArray();
  return mails.map(({ _id, subject, text, encryptedSecret }) => {
    const context = { collection: 'outbox', record: _id.toHexString(), field: 'secret' };
    return {
      subject,
      text: encryptedSecret ? text.replace('•'.repeat(8), encryptor.decrypt(encryptedSecret, context)) : text,
    };
  });
}

/** Returns a mail as it is sent: with the operator at its end. */
export const withOperator = ({ subject, text }: CapturedMail): CapturedMail => ({
  subject,
  text: `${text}\n\n-- \nSample Operator\n1 Example Street, Springfield\nsupport@aiskill.example`,
});

/** Returns the token of the latest link to a path that was emailed to an address. */
export async function findMailedToken(api: TestApi, to: string, path: string): Promise<string> {
  const link = `${api.settings.shellOrigin}${path}?token=`;
  const mail = (await findMailsTo(api, to)).findLast(({ text }) => text.includes(link));
  const token = mail && new RegExp(`token=([\\w-]+)`).exec(mail.text)?.[1];
  if (!token) throw new Error(`No link ${path} was mailed to ${to}.`);
  return token;
}
