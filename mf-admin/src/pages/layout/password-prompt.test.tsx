import {
  checkDecision,
  getAdminCounters,
  getPurchase,
  listPendingPurchases,
  login,
  secondStep,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createAdminServer, EMPTY_QUEUES } from '../../testing/admin-server.ts';
import { admin, createPage, createPurchase, toPurchaseRow } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const REASON = 'The payment never arrived.';

/** Opens a purchase and types the reason of a rejection; the API then asks for the password again. */
async function rejectWithLapsedRights() {
  const record = createPurchase();
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  server.rejectWith(checkDecision, { code: 'sign_in_again' });
  const rendered = await renderScreen(`/blueprints/${record.id}`, server);
  const { person } = rendered;
  await person.click(await screen.findByRole('button', { name: 'Reject' }));
  const reasonDialog = await screen.findByRole('dialog');
  await person.type(within(reasonDialog).getByLabelText('Reason'), REASON);
  await person.click(within(reasonDialog).getByRole('button', { name: /^Reject/ }));
  const passwordDialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  return { ...rendered, record, server, reasonDialog, passwordDialog };
}

/** Submits by the button: it is outside of the form, which user-event does not submit with Enter. */
async function enter(person: UserEvent, dialog: HTMLElement, password: string): Promise<void> {
  await person.type(within(dialog).getByLabelText('Password'), password);
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
}

test('asks for the password in place, and the decision goes on with what was typed', async () => {
  const { person, record, server, passwordDialog } = await rejectWithLapsedRights();
  const rejected = { ...record, status: 'rejected', reason: REASON } as const;
  server.respondWith(login, () => {
    server.respondWith(checkDecision, undefined);
    server.respondWith(getPurchase, rejected);
    return admin;
  });

  expect(within(passwordDialog).getByLabelText('Password')).toHaveFocus();
  await enter(person, passwordDialog, 'check-the-line-20');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls(login)[0]?.body).toEqual({ username: admin.username, password: 'check-the-line-20' });
  const [first, second] = server.calls(checkDecision);
  expect(second?.body).toMatchObject({ id: record.id, body: { reason: REASON } });
  expect(second?.body).toEqual(first?.body);
});

test('asks for the code too if two-factor authentication is on', async () => {
  const { person, server, passwordDialog } = await rejectWithLapsedRights();
  server.rejectWith(login, { code: 'second_factor_required' });
  await enter(person, passwordDialog, 'check-the-line-20');
  server.respondWith(secondStep, () => {
    server.respondWith(checkDecision, undefined);
    return admin;
  });

  const dialog = await screen.findByRole('dialog', { name: 'Enter your code' });
  expect(within(dialog).getByLabelText('Code')).toHaveFocus();
  await person.type(within(dialog).getByLabelText('Code'), '123456');
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.calls(secondStep)[0]?.body).toEqual({ code: '123456' });
  expect(server.calls(checkDecision)).toHaveLength(2);
});

test('says that the password is wrong, and keeps what was typed after a cancel', async () => {
  const { person, server, passwordDialog } = await rejectWithLapsedRights();
  server.rejectWith(login, { code: 'invalid_credentials' });

  await enter(person, passwordDialog, 'a wrong password');
  expect(await within(passwordDialog).findByText(/The password is wrong/)).toBeVisible();
  await person.click(within(passwordDialog).getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText(/Enter your password again to continue/)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue(REASON);
  expect(server.calls(checkDecision)).toHaveLength(1);
});

test('asks once for all calls of a page', async () => {
  const server = createAdminServer();
  server.rejectWith(listPendingPurchases, { code: 'sign_in_again' });
  server.rejectWith(getAdminCounters, { code: 'sign_in_again' });
  server.respondWith(login, () => {
    server.respondWith(listPendingPurchases, createPage(toPurchaseRow(createPurchase())));
    server.respondWith(getAdminCounters, EMPTY_QUEUES);
    return admin;
  });
  const { person } = await renderScreen('/blueprints', server);

  await enter(person, await screen.findByRole('dialog'), 'check-the-line-20');

  expect(await screen.findByRole('table', { name: 'Blueprint purchases' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.calls(login)).toHaveLength(1);
});

test('asks before a download, which the browser could not', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(createPurchase())));
  const { person } = await renderScreen('/blueprints', server);
  const link = await screen.findByRole('link', { name: 'CSV' });
  const downloads: string[] = [];
  const onClick = (event: Event) => {
    if (event.target !== link || event.defaultPrevented) return;
    downloads.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  server.rejectWith(getAdminCounters, { code: 'sign_in_again' });
  server.respondWith(login, () => {
    server.respondWith(getAdminCounters, EMPTY_QUEUES);
    return admin;
  });

  await person.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  expect(downloads).toEqual([]);
  await enter(person, dialog, 'check-the-line-20');

  await waitFor(() => expect(downloads).toEqual(['/api/admin/purchases.csv?status=pending&sort=due']));
  document.removeEventListener('click', onClick);
});
