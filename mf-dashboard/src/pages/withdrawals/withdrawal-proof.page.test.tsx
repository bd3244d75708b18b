import { getMe, login, requestWithdrawal } from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createWithdrawal } from '../../testing/withdrawal.factory.ts';

/** Requests a withdrawal to a new destination, up to the question for the password. */
async function requestUpToPassword() {
  const page = await renderAsMember('/dashboard/withdrawals', { user: { balance: 640 } });
  const { server, person } = page;
  server.rejectWith(requestWithdrawal, { code: 'reauthentication_required' });
  await person.click(await screen.findByRole('button', { name: 'Request Withdrawal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Withdrawal' }));
  await person.type(dialog.getByLabelText('Amount in dollars'), '120');
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'PayPal');
  await person.type(dialog.getByLabelText('PayPal email'), 'maria@example.org');

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));
  return {
    ...page,
    prompt: within(await screen.findByRole('dialog', { name: 'Enter your password again' })),
  };
}

test('asks for the password in place before money goes to a new destination, and keeps what was typed', async () => {
  const { server, person, prompt } = await requestUpToPassword();
  server.respondWith(login, () => {
    server.respondWith(requestWithdrawal, createWithdrawal({ amount: 120 }));
    server.respondWith(getMe, createUser({ balance: 520 }));
    return createUser();
  });
  await person.type(prompt.getByLabelText('Password'), 'a password');
  await person.click(prompt.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  const [first, second] = server.calls(requestWithdrawal);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
