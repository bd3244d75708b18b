import { approvePurchase, getPurchase, getWithdrawal, login } from '@platform/contracts';
import { renderPage } from '@platform/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { createAdminServer } from '../../testing/admin-server.ts';
import { loadRoutes } from '../../testing/load-routes.ts';
import { admin, createPurchase, createWithdrawal } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { routes } from '../../routes.tsx';
import { createServer, approveAndLeave } from '../../testing/approve-and-leave.ts';

const STORED = `pending-decisions:${admin.id}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

const keysOf = (server: ReturnType<typeof createAdminServer>) =>
  server.calls(approvePurchase).map(({ headers }) => headers.get('idempotency-key'));

describe('a decision that is rejected when it is sent', () => {
  test('stays named until it is dismissed', async () => {
    const { person, goTo, server } = await approveAndLeave();
    server.rejectWith(approvePurchase, { code: 'already_decided' });
    await pass(10);
    await screen.findByRole('alert');

    await goTo('/dashboard/admin');

    await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is named outside of the console too, with the way to its case', async () => {
    const record = createPurchase();
    const server = createServer(record);
    const elsewhere = { path: '/dashboard/tasks', element: <h1>Tasks</h1> };
    const { person, goTo, path } = renderPage({
      routes: [...(await loadRoutes(routes)), elsewhere],
      path: `/dashboard/admin/blueprints/${record.id}`,
      user: admin,
      server,
    });
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
    await person.click(screen.getByRole('button', { name: /^Approve, / }));
    await findUndoBar();
    await goTo('/dashboard/tasks');
    server.rejectWith(approvePurchase, { code: 'already_decided', message: 'kate was first.' });

    await pass(10);

    expect(await screen.findByText('Your decision about maria was not applied')).toBeVisible();
    expect(screen.getByText('kate was first.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(path()).toBe(`/dashboard/admin/blueprints/${record.id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your decision about maria was not applied.');
  });
});

describe('a decision whose session has ended when it is sent', () => {
  test('is kept for the login page, and sent after the login of the same administrator', async () => {
    const record = createPurchase();
    const server = createServer(record);
    const { consoleRoutes } = await import('../../console-routes.tsx');
    const { person } = renderPage({
      routes: await loadRoutes(consoleRoutes),
      path: `/dashboard/admin/blueprints/${record.id}`,
      user: admin,
      server,
    });
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
    await person.click(screen.getByRole('button', { name: /^Approve, / }));
    await findUndoBar();
    server.rejectWith(approvePurchase, { code: 'not_signed_in' });
    await pass(10);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('Log in to send your decision')).toBeVisible();
    expect(screen.getByText('Purchase approved: maria')).toBeVisible();
    server.respondWith(approvePurchase, { ...record, status: 'active' });
    server.respondWith(login, admin);
    await person.type(await screen.findByLabelText('Username'), admin.username);
    await person.type(screen.getByLabelText('Password'), 'check-the-line-20');
    await person.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(server.calls(approvePurchase)).toHaveLength(2));
  });
});

test('a decision that does not arrive is said to be tried again, and sent as the same request', async () => {
  const { record, server } = await approveAndLeave();
  server.disconnect(approvePurchase);
  await pass(10);
  const bar = await findUndoBar();
  expect(await bar.findByText(/maria · could not be sent yet, and is tried again/)).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  server.rejectWith(approvePurchase, { code: 'unavailable' });
  await pass(5);
  server.respondWith(approvePurchase, { ...record, status: 'active' });

  await act(async () => {
    dispatchEvent(new Event('online'));
    await Promise.resolve();
  });

  await waitFor(() => expect(screen.queryByRole('group', { name: /not sent/ })).not.toBeInTheDocument());
  expect(keysOf(server).length).toBeGreaterThan(2);
  expect(new Set(keysOf(server)).size).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error of the server that stays ends in a notice with the case', async () => {
  const { server } = await approveAndLeave();
  server.rejectWith(approvePurchase, { code: 'internal_error', message: 'Something broke.' });

  await pass(10 + 90);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your decision about maria was not applied. Something broke. Open the case to see whether it was applied after all.',
  );
});

describe('after a crash of the page', () => {
  test('the next page names the case, which is open', async () => {
    const record = createPurchase();
    sessionStorage.setItem(STORED, JSON.stringify([{ kind: 'purchase', id: record.id }]));
    const { person, path } = await renderScreen('/users', createServer(record));
    await pass(2);

    expect(await screen.findByRole('alert')).toHaveTextContent('Your decision about maria was not sent.');
    await person.click(within(screen.getByRole('alert')).getByRole('link', { name: 'maria' }));

    expect(path()).toBe(`/dashboard/admin/blueprints/${record.id}`);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(STORED)).toBeNull();
  });

  test('a decision that arrived after all is not named', async () => {
    const purchase = createPurchase({ status: 'active', decidedBy: 'admin' });
    const firstApproval = { at: '2026-03-02T12:00:00.000Z', by: 'admin' };
    const withdrawal = createWithdrawal({ secondApprovalCause: 'above_limit', firstApproval });
    const cases = [
      { kind: 'purchase', id: purchase.id },
      { kind: 'withdrawal', id: withdrawal.id },
    ];
    sessionStorage.setItem(STORED, JSON.stringify(cases));
    const server = createServer(purchase);
    server.respondWith(getWithdrawal, withdrawal);

    await renderScreen('/users', server);
    await pass(2);

    await waitFor(() => expect(sessionStorage.getItem(STORED)).toBeNull());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a case that was decided before the decision arrived is named with who did it', async () => {
    const record = createPurchase({ status: 'rejected', decidedBy: 'kate' });
    sessionStorage.setItem(STORED, JSON.stringify([{ kind: 'purchase', id: record.id }]));

    await renderScreen('/users', createServer(record));
    await pass(2);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your decision about maria was not applied. kate decided first.',
    );
  });

  test('a case that cannot be read is named by its kind', async () => {
    const record = createPurchase();
    sessionStorage.setItem(STORED, JSON.stringify([{ kind: 'purchase', id: record.id }]));
    const server = createServer(record);
    server.rejectWith(getPurchase, { code: 'unavailable' });

    await renderScreen('/users', server);
    await pass(2);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your decision about a purchase was not sent.',
    );
  });
});

describe('a decision of an administrator after whom another one logs in', () => {
  const kate = { ...admin, id: 'admin-2', username: 'kate' };

  test('is dropped, and named when its administrator is back', async () => {
    const { server, unmount } = await approveAndLeave();
    unmount();

    const { unmount: leave } = await renderScreen('/users', server, kate);

    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await leavePage();
    await pass(10);
    expect(server.calls(approvePurchase)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    leave();
    await renderScreen('/users', server);
    await pass(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your decision about maria was not sent.');
  });
});
