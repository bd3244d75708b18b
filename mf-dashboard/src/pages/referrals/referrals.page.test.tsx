import { inviteFriend, listReferrals, type Referral } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { visit } from '../../testing/member-page.tsx';

const PAGE = '/dashboard/referrals';

function referral(facts: Partial<Referral> = {}): Referral {
  return {
    id: 'r1',
    referredUsername: null,
    referredEmail: 'ana@example.org',
    status: 'pending',
    reward: 25,
    createdAt: '2026-01-02T12:00:00.000Z',
    completedAt: null,
    ...facts,
  };
}

test('shows totals and each friend with how far it has come', async () => {
  const { server } = await visit(PAGE);
  server.answer(listReferrals, {
    items: [
      referral(),
      referral({ id: 'r2', referredUsername: 'bo', status: 'active' }),
      referral({ id: 'r3', referredUsername: 'cy', status: 'paid', completedAt: '2026-01-03T12:00:00.000Z' }),
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

test('copies the link and confirms it for two seconds', async () => {
  const { person } = await visit(PAGE);
  const link = await screen.findByLabelText('Your referral link');
  expect(link).toHaveValue('http://localhost/register?ref=MARIA123');

  await person.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(await screen.findByRole('button', { name: 'Link copied!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy link' }, { timeout: 3000 })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/register?ref=MARIA123');
});

test('invites a friend and empties the form', async () => {
  const { server, person } = await visit(PAGE);
  server.answer(inviteFriend, referral());
  const field = await screen.findByLabelText("Friend's e-mail address");

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
  'says why nobody was invited: %s',
  async (code) => {
    const { server, person } = await visit(PAGE);
    server.refuse(inviteFriend, { code, message: `Refused: ${code}.` });
    await person.type(await screen.findByLabelText("Friend's e-mail address"), 'ana@example.org');
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Refused: ${code}.`);
  },
);

test('says that there is no referral yet', async () => {
  await visit(PAGE);
  expect(await screen.findByText('No referrals yet')).toBeVisible();
});
