import {
  getUserTicket,
  listNotices,
  listOwnWithdrawals,
  listReferrals,
  listUserBlueprints,
  markNoticeRead,
  markNoticesRead,
  type Notice,
  type UserTicket,
} from '@platform/contracts';
import type { FakeServer } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import { createWithdrawal } from '../../testing/withdrawal.factory.ts';

function createNotice(fields: Partial<Notice> = {}): Notice {
  return {
    id: 'notice-1',
    topic: 'money',
    text: 'Your withdrawal of $50.00 was approved',
    path: '/dashboard/withdrawals',
    createdAt: '2026-03-01T12:00:00.000Z',
    unread: true,
    ...fields,
  };
}

const READ = createNotice({
  id: 'notice-2',
  topic: 'security',
  text: 'Your password was changed',
  createdAt: '2026-02-01T12:00:00.000Z',
  unread: false,
});

const openPage = (items: readonly Notice[]) => renderAsMember('/dashboard/notices', { notices: items });

test('says what an empty list is for', async () => {
  await openPage([]);
  expect(await screen.findByText('No notices yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('lists notices by day with what they are about, and marks the new ones', async () => {
  await openPage([createNotice(), READ]);
  const list = within(await screen.findByRole('list', { name: /Notices/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mar 01, 2026',
    expect.stringMatching(/^New: Your withdrawal of \$50.00 was approvedMoney, \d+:\d+/),
    'Feb 01, 2026',
    expect.stringMatching(/^Your password was changedSecurity, \d+:\d+/),
  ]);
});

test('shows more on demand, and moves the focus to what was added', async () => {
  const { server, person, goTo } = await renderAsMember('/dashboard/settings');
  server.respondWith(listNotices, ({ query }) =>
    query?.cursor ? { items: [READ], next: null } : { items: [createNotice()], next: 'older' },
  );
  await goTo('/dashboard/notices');
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Notices, newest first, page 2' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('marks a notice as read when its page is opened', async () => {
  const { server, person, path } = await openPage([createNotice()]);
  server.respondWith(markNoticeRead, createNotice({ unread: false }));
  await person.click(await screen.findByRole('link', { name: /withdrawal of \$50/ }));
  expect(path()).toBe('/dashboard/withdrawals');
  expect(server.calls(markNoticeRead)).toHaveLength(1);
});

test('marks all notices as read, up to the newest on the page, and keeps the focus', async () => {
  const { server, person } = await openPage([createNotice(), READ]);
  server.respondWith(markNoticesRead, undefined);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  expect(screen.getByText('New:')).toBeInTheDocument();
  server.respondWith(listNotices, { items: [createNotice({ unread: false }), READ], next: null });
  await person.click(button);
  expect(await screen.findByText('All notices are marked as read')).toBeVisible();
  expect(server.calls(markNoticesRead)[0]?.body).toEqual({ until: '2026-03-01T12:00:00.000Z' });
  expect(screen.queryByText('New:')).toBeNull();
  expect(button).toHaveFocus();
});

test('says that the list could not be loaded, and tries again', async () => {
  const { server, person, goTo } = await renderAsMember('/dashboard/settings');
  server.rejectWith(listNotices, { code: 'unavailable' });
  await goTo('/dashboard/notices');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.respondWith(listNotices, { items: [READ], next: null });
  await person.click(retry);
  expect(await screen.findByText('Your password was changed')).toBeVisible();
});

const MESSAGE = { author: 'sender', at: '2026-01-02T12:00:00.000Z', text: 'Where is it?' } as const;
const TICKET: UserTicket = {
  id: 'ticket-1',
  reference: 'T-41AA02',
  subject: 'My withdrawal',
  status: 'open',
  unread: false,
  createdAt: MESSAGE.at,
  changedAt: MESSAGE.at,
  messages: [MESSAGE],
};
const withBlueprint = (server: FakeServer, fields: Parameters<typeof createUserBlueprint>[0]) =>
  server.respondWith(listUserBlueprints, { items: [createUserBlueprint(fields)], next: null });
const withWithdrawal = (server: FakeServer, fields: Parameters<typeof createWithdrawal>[0]) =>
  server.respondWith(listOwnWithdrawals, { items: [createWithdrawal(fields)], next: null });

type Change = (server: FakeServer) => void;
const CHANGES: readonly [path: string, before: Change, shown: RegExp, after: Change, news: RegExp][] = [
  [
    '/dashboard/support/ticket-1',
    (server) => server.respondWith(getUserTicket, TICKET),
    /Where is it/,
    (server) =>
      server.respondWith(getUserTicket, {
        ...TICKET,
        messages: [MESSAGE, { author: 'support', at: MESSAGE.at, text: 'It was paid.' }],
      }),
    /It was paid/,
  ],
  [
    '/blueprint/1',
    (server) => withBlueprint(server, { status: 'pending' }),
    /under review/i,
    (server) => withBlueprint(server, { status: 'rejected', reason: 'The ID number does not match.' }),
    /The ID number does not match/,
  ],
  [
    '/dashboard/tasks',
    (server) => withBlueprint(server, { status: 'pending' }),
    /verification is pending/,
    (server) => withBlueprint(server, { status: 'active' }),
    /completed every open task of your blueprints/,
  ],
  [
    '/dashboard/withdrawals',
    (server) => withWithdrawal(server, { status: 'pending' }),
    /Decision takes longer|Decision expected/,
    (server) => withWithdrawal(server, { status: 'rejected', reason: 'The address is wrong.', dueAt: null }),
    /The address is wrong/,
  ],
  [
    '/dashboard/referrals',
    () => undefined,
    /No referrals yet/,
    (server) =>
      server.respondWith(listReferrals, {
        items: [
          {
            id: '1',
            referredUsername: 'tom',
            referredEmail: null,
            status: 'paid',
            reward: 25,
            createdAt: MESSAGE.at,
            completedAt: MESSAGE.at,
          },
        ],
        next: null,
        totals: { count: 1, earned: 25 },
      }),
    /^tom$/,
  ],
];

test.each(CHANGES)('a notice about %s leads to its news', async (path, before, shown, after, news) => {
  const { server, person, goTo } = await renderAsMember('/dashboard/settings', {
    notices: [createNotice({ path, unread: false })],
    freeTasks: [],
  });
  before(server);
  await goTo(path);
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
  after(server);
  await goTo('/dashboard/notices');
  await person.click(await screen.findByRole('link', { name: /withdrawal of \$50/ }));
  expect((await screen.findAllByText(news))[0]).toBeVisible();
});
