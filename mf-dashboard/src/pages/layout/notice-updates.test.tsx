import {
  getMe,
  listReferrals,
  listUserBlueprints,
  listUserTickets,
  type Referral,
  type UserTicketRow,
} from '@platform/contracts';
import { watchSession } from '@platform/kit';
import { user as createUser, type FakeServer } from '@platform/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

const respondWithBlueprints =
  (status: 'pending' | 'active') =>
  (server: FakeServer): void =>
    server.respondWith(listUserBlueprints, { items: [createUserBlueprint({ status })], next: null });

const respondWithTicket =
  (fields: Partial<UserTicketRow>) =>
  (server: FakeServer): void =>
    server.respondWith(listUserTickets, {
      items: [
        {
          ...{ id: 't1', reference: 'T-2041', subject: 'A reward', status: 'open', unread: false },
          ...{ createdAt: '2026-01-02T12:00:00.000Z', changedAt: '2026-01-03T12:00:00.000Z' },
          ...fields,
        },
      ],
      next: null,
    });

const respondWithReferral =
  (status: Referral['status']) =>
  (server: FakeServer): void =>
    server.respondWith(listReferrals, {
      items: [
        {
          ...{ id: 'r1', referredUsername: 'noor', referredEmail: null, status, reward: 25 },
          ...{ createdAt: '2026-01-02T12:00:00.000Z', completedAt: null },
        },
      ],
      next: null,
      totals: { count: 1, earned: 0 },
    });

test.each([
  [
    'an approved identity, on home',
    '/dashboard',
    [respondWithBlueprints('pending'), respondWithBlueprints('active')],
    ['Pending Approval', undefined],
  ],
  [
    'an approved identity, on the page of the blueprint',
    '/blueprint/1',
    [respondWithBlueprints('pending'), respondWithBlueprints('active')],
    ['Pending Approval', undefined],
  ],
  [
    'an answer of support',
    '/dashboard/support',
    [respondWithTicket({}), respondWithTicket({ status: 'answered', unread: true })],
    ['With support', 'New answer'],
  ],
  [
    'a referral reward',
    '/dashboard/referrals',
    [respondWithReferral('active'), respondWithReferral('paid')],
    ['Reward pending', 'Reward paid'],
  ],
] as const)('an open page shows %s as soon as there is a notice', async (_name, path, states, texts) => {
  const [before, after] = states;
  const [textBefore, textAfter] = texts;
  const { server, store, goTo } = await renderAsMember('/dashboard/settings', {
    user: { unreadNotices: 1 },
  });
  before(server);
  await goTo(path);
  expect(await screen.findByText(textBefore)).toBeVisible();
  const stop = watchSession(store);

  after(server);
  server.respondWith(getMe, createUser({ unreadNotices: 2 }));
  act(() => void window.dispatchEvent(new Event('focus')));

  await waitFor(() => expect(screen.queryByText(textBefore)).not.toBeInTheDocument());
  if (textAfter !== undefined) expect(await screen.findByText(textAfter)).toBeVisible();
  stop();
});

test('a notice that was read refetches nothing', async () => {
  const { server, store } = await renderAsMember('/dashboard/support', { user: { unreadNotices: 2 } });
  respondWithTicket({})(server);
  await screen.findByText('With support');
  const stop = watchSession(store);
  const calls = server.calls(listUserTickets).length;

  server.respondWith(getMe, createUser({ unreadNotices: 1 }));
  const lookups = server.calls(getMe).length;
  act(() => void window.dispatchEvent(new Event('focus')));

  await waitFor(() => expect(server.calls(getMe).length).toBeGreaterThan(lookups));
  expect(server.calls(listUserTickets)).toHaveLength(calls);
  stop();
});
