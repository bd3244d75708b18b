import { listNotices, markNoticeRead, markNoticesRead, type Notice } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

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

test('lists notices with what they are about, and marks the new ones', async () => {
  await openPage([createNotice(), READ]);
  const list = within(await screen.findByRole('list', { name: /Notices/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your withdrawal of \$50.00 was approvedMoney, .*New$/),
    expect.stringMatching(/^Your password was changedSecurity, (?!.*New)/),
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
  server.respondWith(listNotices, { items: [createNotice({ unread: false }), READ], next: null });
  await person.click(button);
  expect(await screen.findByText('All notices are marked as read')).toBeVisible();
  expect(server.calls(markNoticesRead)[0]?.body).toEqual({ until: '2026-03-01T12:00:00.000Z' });
  expect(screen.queryByText('New')).toBeNull();
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
