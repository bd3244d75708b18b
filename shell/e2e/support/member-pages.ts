import { expect, type APIRequestContext } from '@playwright/test';

/** Every page that needs a login, except the administrators'. */
export const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard/tasks',
  '/dashboard/learn',
  '/dashboard/learn/1/test',
  '/dashboard/practice',
  '/dashboard/submissions',
  '/dashboard/blueprints',
  '/dashboard/withdrawals',
  '/dashboard/free-tasks',
  '/dashboard/referrals',
  '/dashboard/settings',
  '/dashboard/notices',
  '/dashboard/support',
  '/dashboard/support/new',
  '/blueprint/3',
] as const;

/** What the server renders for the one who is logged in; the process for it starts with the first request. */
export async function getRendered(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await request.get(path)).text();
      return html.includes('"member":{"user"');
    })
    .toBe(true);
  return html;
}
