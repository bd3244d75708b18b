import { request } from '@playwright/test';
import {
  getMail,
  listOutbox,
  revealMail,
  type Mail,
  type MailRow,
  type RevealedMail,
} from '@platform/contracts';
import { ADMINISTRATOR, expect } from './fixtures.ts';
import type { Platform } from './platform.ts';

/**
 * Waits for an email and returns the text of the newest one with this subject. `username` is `null` for a recipient
 * without an account. Without a mail server the outbox captures the emails; administrators can read them and reveal the
 * secret part of a link.
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
    const mail = (await (await api.get(getMail.path.replace(':id', id))).json()) as Mail;
    if (!mail.revealable) return mail.text;
    return ((await (await api.post(revealMail.path.replace(':id', id))).json()) as RevealedMail).text;
  } finally {
    await api.dispose();
  }
}

/** Returns the URL of the platform in a mail. */
export function extractLink(text: string, platform: Platform): string {
  const start = text.indexOf(platform.address('shell'));
  if (start < 0) throw new Error(`no link in: ${text}`);
  const [url = ''] = text.slice(start).split(/\s/, 1);
  return url;
}
