import { inviteFriend, listReferrals, type Referral } from '@platform/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const PAGE = '/dashboard/referrals';

function createReferral(fields: Partial<Referral> = {}): Referral {
  return {
    id: 'r1',
    referredUsername: null,
    referredEmail: 'ana@example.org',
    status: 'pending',
    reward: 25,
    createdAt: '2026-01-02T12:00:00.000Z',
    completedAt: null,
    ...fields,
  };
}

test('shows the totals and the status of each referral', async () => {
  const { server } = await renderAsMember(PAGE);
  server.respondWith(listReferrals, {
    items: [
      createReferral(),
      createReferral({ id: 'r2', referredUsername: 'bo', status: 'active' }),
      createReferral({
        id: 'r3',
        referredUsername: 'cy',
        status: 'paid',
        completedAt: '2026-01-03T12:00:00.000Z',
      }),
    ],
    next: null,
    totals: { count: 3, earned: 25 },
  });

  expect(await screen.findByLabelText('Referral totals')).toHaveTextContent(
    'Total referrals3Total earned$25.00',
  );
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toContain('ana@example.org');
  expect(rows[1]).toContain('Awaiting signup');
  expect(rows[2]).toContain('boJan 02, 2026Reward pending');
  expect(rows[3]).toContain('Reward paid Jan 03, 2026');
  expect(screen.getByRole('region', { name: 'How Referrals Work' })).toBeVisible();
});

test('shows that an invitation has ended and pays nothing', async () => {
  const { server } = await renderAsMember(PAGE);
  server.respondWith(listReferrals, {
    items: [createReferral({ status: 'closed', reward: 0 })],
    next: null,
    totals: { count: 1, earned: 0 },
  });

  const row = await screen.findByRole('row', { name: /ana@example.org/ });
  expect(row).toHaveTextContent('Joined without your invitation');
  expect(row).not.toHaveTextContent('$');
});

test('copies the link and confirms it for two seconds', async () => {
  await renderAsMember(PAGE);
  const link = await screen.findByLabelText('Your referral link');
  expect(link).toHaveValue('http://localhost/register?ref=MARIA123');

  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'setImmediate'] });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied!' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  jest.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/register?ref=MARIA123');
});

test('invites a friend and clears the form', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.respondWith(inviteFriend, createReferral());
  const field = await screen.findByLabelText("Friend's email address");

  await person.type(field, 'ana');
  await person.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();

  await person.type(field, '@example.org');
  await person.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(server.calls(inviteFriend)[0]?.body).toEqual({ email: 'ana@example.org' });
  expect(field).toHaveValue('');
});

test.each(['own_email', 'already_invited', 'already_member'] as const)(
  'shows why an invitation was rejected: %s',
  async (code) => {
    const { server, person } = await renderAsMember(PAGE);
    server.rejectWith(inviteFriend, { code, message: `Rejected: ${code}.` });
    await person.type(await screen.findByLabelText("Friend's email address"), 'ana@example.org');
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Rejected: ${code}.`);
  },
);

test('shows an empty state without referrals', async () => {
  await renderAsMember(PAGE);
  expect(await screen.findByText('No referrals yet')).toBeVisible();
});
