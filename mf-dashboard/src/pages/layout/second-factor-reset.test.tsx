import { getMe, stopOwnSecondFactorReset } from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const RESET = { openedAt: '2026-01-02T12:00:00.000Z', removesAt: '2026-01-05T12:00:00.000Z' };

test('offers on every page to stop the reset of the second factor', async () => {
  const { server, person } = await renderAsMember('/dashboard/referrals', {
    user: { secondFactorReset: RESET },
  });
  server.respondWith(stopOwnSecondFactorReset, () => {
    server.respondWith(getMe, createUser());
    return undefined;
  });
  expect(await screen.findByText(/^Two-factor authentication will be removed on/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));

  expect(await screen.findByText('The reset is stopped')).toBeVisible();
  expect(screen.queryByText(/will be removed/)).toBeNull();
});

test('says so when a reset was opened, and why it could not be stopped', async () => {
  const { server, person } = await renderAsMember('/dashboard/referrals', {
    user: { secondFactorReset: { ...RESET, removesAt: null } },
  });
  server.rejectWith(stopOwnSecondFactorReset, { code: 'unavailable' });
  expect(await screen.findByText(/^Someone asked support to turn off/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));

  expect(await screen.findByText('The reset was not stopped')).toBeVisible();
});

test.each([
  ['second_factor_reset', /because two-factor authentication of your account was reset/],
  ['new_device', /because you logged in on a new device/],
] as const)('says on the withdrawals page until when payouts are paused: %s', async (cause, text) => {
  await renderAsMember('/dashboard/withdrawals', {
    user: { payoutsPausedUntil: '2026-01-09T12:00:00.000Z', payoutsPausedCause: cause },
  });
  expect(await screen.findByText('Payouts are paused for your safety')).toBeVisible();
  expect(screen.getByText(text)).toHaveTextContent(/can be approved from Jan 09, 2026/);
});
