import { ADMINISTRATOR, expect } from '../support/fixtures.ts';
import { test } from '../support/admin-fixtures.ts';
import { crawl } from '../support/crawler.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';
import type { ApiUser, Seeder } from '../support/seeder.ts';

/** The public pages that other pages link to; those of emails have no link. */
const LINKED_PUBLIC_PAGES = [
  '/',
  '/about',
  '/services',
  '/faq',
  '/support',
  '/who-pays',
  '/privacy',
  '/terms',
  '/cookies',
];

/** The page of the free tasks has links only until the free blueprint is active. */
const LINKED_MEMBER_PAGES = MEMBER_PAGES.filter((path) => path !== '/dashboard/free-tasks');

const isMemberPath = (path: string) => /^\/(dashboard|blueprint|admin)(\/|\?|$)/.test(path);
const toLogin = (path: string) => `/login?next=${encodeURIComponent(path)}`;

/** Returns the expected pages that no link led to. */
const findUnreached = (visited: readonly string[], expected: readonly string[]) =>
  expected.filter((path) => !visited.includes(path));

/** Creates a member with something in every list. */
async function createBusyMember(seeder: Seeder): Promise<ApiUser> {
  const member = await seeder.skilledMember();
  await member.post('/api/user/claim-signup-bonus');
  await seeder.purchase(member, 2);
  await seeder.ticket(member, 'A question about a link');
  return member;
}

test.describe('every link leads somewhere', () => {
  test.slow();

  test('for a visitor', async ({ page, platform }) => {
    const visited = await crawl(page, platform.address('shell'), {
      start: '/',
      redirectOf: (path) => (isMemberPath(path) ? toLogin(path) : undefined),
    });
    const expected = [...LINKED_PUBLIC_PAGES, '/login', '/register', '/forgot-password', '/login-link'];
    expect(findUnreached(visited, expected)).toEqual([]);
  });

  test('for a member, who is never invited to log in or sign up', async ({
    page,
    platform,
    seeder,
    logIn,
  }) => {
    await logIn(await createBusyMember(seeder));
    const visited = await crawl(page, platform.address('shell'), { start: '/' });
    expect(findUnreached(visited, [...LINKED_PUBLIC_PAGES, ...LINKED_MEMBER_PAGES])).toEqual([]);
    expect(visited.filter((path) => /^\/(login|register)/.test(path))).toEqual([]);
  });

  test('for a visitor on the standalone public site', async ({ page, platform }) => {
    const visited = await crawl(page, platform.address('mf-marketing'), {
      start: '/',
      externalOrigins: [platform.address('shell')],
    });
    expect(findUnreached(visited, ['/', '/login', '/register'])).toEqual([]);
  });

  test('for an administrator in the shell', async ({ page, platform, seeder, logIn }) => {
    await createBusyMember(seeder);
    await logIn(ADMINISTRATOR);
    const visited = await crawl(page, platform.address('shell'), {
      start: '/dashboard',
      redirectOf: (path) => (path === '/admin' ? '/dashboard/admin' : undefined),
    });
    expect(visited).toEqual(
      expect.arrayContaining(['/', '/dashboard/admin/users', '/dashboard/admin/audit']),
    );
  });

  test('for an administrator in the standalone console', async ({ page, platform, seeder, logIn }) => {
    await createBusyMember(seeder);
    const console = platform.address('mf-admin');
    await logIn(ADMINISTRATOR, console);
    const visited = await crawl(page, console, {
      start: '/',
      externalOrigins: [platform.address('shell')],
    });
    expect(findUnreached(visited, ['/users', '/audit', '/releases'])).toEqual([]);
  });

  test('for a member on the standalone dashboard', async ({ page, platform, seeder, logIn }) => {
    const dashboard = platform.address('mf-dashboard');
    await logIn(await createBusyMember(seeder), dashboard);
    const visited = await crawl(page, dashboard, {
      start: '/dashboard',
      externalOrigins: [platform.address('shell')],
    });
    expect(findUnreached(visited, LINKED_MEMBER_PAGES)).toEqual([]);
  });
});
