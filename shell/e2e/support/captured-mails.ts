import { request } from '@playwright/test';
import { getMail, listOutbox, type Mail, type MailRow } from '@platform/contracts';
import { ADMINISTRATOR, expect } from './fixtures.ts';
import type { Platform } from './platform.ts';

/**
 * The words of the newest mail with this subject to a user (`null` for somebody without an account), once it is there.
 * No mail server is set up, so the mails are kept, and an administrator reads them.
 */
export async function readCapturedMail(
  platform: Platform,
  { username, subject }: { username: string | null; subject: string },
): Promise<string> {
  const api = await request.newContext({ baseURL: platform.address('shell') });
  try {
    const { username: administrator, password } = ADMINISTRATOR;
    await api.post('/api/auth/login', { data: { username: administrator, password } });
    const newest = async () => {
      const list = (await (await api.get(`${listOutbox.path}?limit=100`)).json()) as { items: MailRow[] };
      return list.items.find((mail) => mail.username === username && mail.subject === subject);
    };
    await expect.poll(newest, { message: `a mail "${subject}"` }).toBeDefined();
    const { id = '' } = (await newest()) ?? {};
    return ((await (await api.get(getMail.path.replace(':id', id))).json()) as Mail).text;
  } finally {
    await api.dispose();
  }
}

/** The path of the link in a mail's words. */
export function extractLink(text: string, platform: Platform): string {
  const start = text.indexOf(platform.address('shell'));
  if (start < 0) throw new Error(`no link in: ${text}`);
  const [address = ''] = text.slice(start).split(/\s/, 1);
  return address;
}
