import {
  addPayoutMethod,
  listPayoutMethods,
  login,
  removePayoutMethod,
  setDefaultPayoutMethod,
  type PayoutMethod,
} from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const PAGE = '/dashboard/settings';
const BITCOIN: PayoutMethod = {
  id: 'method-1',
  paymentMethod: 'btc',
  paymentDetails: '••••••f3t4',
  isDefault: true,
  createdAt: '2026-01-01T08:00:00.000Z',
  cooldownUntil: null,
};
const PAYPAL: PayoutMethod = {
  ...BITCOIN,
  id: 'method-2',
  paymentMethod: 'paypal',
  paymentDetails: 'm••••@e••••',
  isDefault: false,
  cooldownUntil: '2026-01-03T08:00:00.000Z',
};

const findSection = async () => within(await screen.findByRole('region', { name: 'Payout methods' }));

test('saves a payout method after the password was asked for, with what was typed', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(addPayoutMethod, { code: 'reauthentication_required' });
  server.respondWith(login, () => {
    server.respondWith(addPayoutMethod, PAYPAL);
    server.respondWith(listPayoutMethods, { items: [PAYPAL] });
    return createUser();
  });
  const section = await findSection();

  await person.click(await section.findByRole('button', { name: 'Add a payout method' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a payout method' }));
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'PayPal');
  await person.type(dialog.getByLabelText('PayPal email'), 'maria@example.org');
  await person.click(dialog.getByRole('button', { name: 'Save payout method' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await person.type(prompt.getByLabelText('Password'), 'a password');
  await person.click(prompt.getByRole('button', { name: 'Continue' }));

  expect(await section.findByText('PayPal m••••@e••••')).toBeVisible();
  expect(section.getByText(/Payouts to it can be approved from/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = server.calls(addPayoutMethod);
  expect(second?.body).toEqual({ paymentMethod: 'paypal', paymentDetails: 'maria@example.org' });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('shows what is wrong with a destination', async () => {
  const { server, person } = await renderAsMember(PAGE);
  const message = 'This address has a typing error: its checksum is wrong. Copy it again.';
  server.rejectWith(addPayoutMethod, { code: 'invalid_request', message });
  await person.click(await (await findSection()).findByRole('button', { name: 'Add a payout method' }));
  const dialog = within(await screen.findByRole('dialog'));

  await person.click(dialog.getByRole('button', { name: 'Save payout method' }));
  expect(await dialog.findByText('Please fill in all required fields.')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'Bitcoin (BTC)');
  await person.type(dialog.getByLabelText('Bitcoin address'), 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
  await person.click(dialog.getByRole('button', { name: 'Save payout method' }));

  expect(await dialog.findByText(message)).toBeVisible();
});

test('changes the default, and removes a payout method after a confirmation', async () => {
  const { server, person } = await renderAsMember(PAGE, { payoutMethods: [BITCOIN, PAYPAL] });
  const nowDefault = { ...PAYPAL, isDefault: true };
  server.respondWith(setDefaultPayoutMethod, () => {
    server.respondWith(listPayoutMethods, { items: [nowDefault, { ...BITCOIN, isDefault: false }] });
    return nowDefault;
  });
  server.respondWith(removePayoutMethod, () => {
    server.respondWith(listPayoutMethods, { items: [nowDefault] });
    return undefined;
  });
  const section = await findSection();

  await person.click(await section.findByRole('button', { name: 'Make default: PayPal m••••@e••••' }));
  const remove = await section.findByRole('button', { name: 'Remove Bitcoin (BTC) ••••••f3t4' });
  expect(await section.findByRole('button', { name: /^Make default: Bitcoin/ })).toBeVisible();
  await person.click(remove);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Bitcoin (BTC) ••••••f3t4?' }));
  expect(server.calls(removePayoutMethod)).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(section.queryByText(/Bitcoin/)).toBeNull());
  expect(server.calls(removePayoutMethod).map(({ params }) => params)).toEqual([{ id: 'method-1' }]);
});

test('changes the default after the password was asked for', async () => {
  const { server, person } = await renderAsMember(PAGE, { payoutMethods: [BITCOIN, PAYPAL] });
  const nowDefault = { ...PAYPAL, isDefault: true };
  server.rejectWith(setDefaultPayoutMethod, { code: 'reauthentication_required' });
  server.respondWith(login, () => {
    server.respondWith(setDefaultPayoutMethod, nowDefault);
    server.respondWith(listPayoutMethods, { items: [nowDefault, { ...BITCOIN, isDefault: false }] });
    return createUser();
  });
  const section = await findSection();

  await person.click(await section.findByRole('button', { name: 'Make default: PayPal m••••@e••••' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await person.type(prompt.getByLabelText('Password'), 'a password');
  await person.click(prompt.getByRole('button', { name: 'Continue' }));

  expect(await section.findByRole('button', { name: /^Make default: Bitcoin/ })).toBeVisible();
});

test('offers no further one at the limit', async () => {
  const payoutMethods = [1, 2, 3, 4, 5].map((id) => ({ ...PAYPAL, id: `method-${id}` }));
  await renderAsMember(PAGE, { payoutMethods });
  const section = await findSection();
  expect(await section.findAllByText('PayPal m••••@e••••')).toHaveLength(5);
  expect(section.queryByRole('button', { name: 'Add a payout method' })).toBeNull();
});
