import { approvePurchase, getMe, login, logout } from '@platform/contracts';
import { useSession, watchSession } from '@platform/kit';
import { renderPage } from '@platform/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { createAdminServer } from '../../testing/admin-server.ts';
import { loadRoutes } from '../../testing/load-routes.ts';
import { admin, createPurchase } from '../../testing/records.factory.ts';
import { findUndoBar } from '../../testing/undo-bar.ts';
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
  test.each([
    ['already_decided', 'This purchase is already canceled.'],
    ['forbidden', 'This needs the role cashier or owner.'],
  ] as const)('with %s is named with its case on the page that is open', async (code, message) => {
    const { person, path, record, server } = await approveAndLeave();
    server.rejectWith(approvePurchase, { code, message });

    await pass(10);

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('A decision was not applied')).toBeVisible();
    expect(alert.getByRole('listitem')).toHaveTextContent(
      `Your decision about maria was not applied. ${message}`,
    );
    expect(sessionStorage.getItem(STORED)).toBeNull();
    await person.click(alert.getByRole('link', { name: 'maria' }));
    expect(path()).toBe(`/dashboard/admin/blueprints/${record.id}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  });
});

test('a decision without a connection is tried until there is one, however long that takes', async () => {
  const { record, server } = await approveAndLeave();
  server.disconnect(approvePurchase);
  await pass(10 + 600);
  expect(await (await findUndoBar()).findByText(/maria · could not be sent yet/)).toBeVisible();
  server.respondWith(approvePurchase, { ...record, status: 'active' });

  await pass(60);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(keysOf(server).length).toBeGreaterThan(10);
  expect(new Set(keysOf(server)).size).toBe(1);
});

describe('a decision whose session has ended when it is sent', () => {
  test('waits for the password in place, and is then sent as the same request', async () => {
    const { person, record, server } = await approveAndLeave();
    server.rejectWith(approvePurchase, { code: 'not_signed_in' });
    server.respondWith(login, () => {
      server.respondWith(approvePurchase, { ...record, status: 'active' });
      return admin;
    });
    await pass(10);

    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await person.type(dialog.getByLabelText('Password'), 'check-the-line-20');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(keysOf(server)).toHaveLength(2));
    expect(new Set(keysOf(server)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('group', { name: /not sent/ })).not.toBeInTheDocument());
  });
});

test('a logout sends the decision first', async () => {
  const record = createPurchase();
  const server = createServer(record);
  const calls: string[] = [];
  server.respondWith(approvePurchase, () => {
    calls.push('approval');
    return { ...record, status: 'active' as const };
  });
  server.respondWith(logout, () => {
    calls.push('logout');
    return undefined;
  });
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

  await person.click(screen.getByRole('button', { name: admin.username }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));

  await waitFor(() => expect(calls).toEqual(['approval', 'logout']));
});

describe('after a crash of the page', () => {
  test('nothing but the kind and the id of the case was stored', async () => {
    const { record } = await approveAndLeave();

    const { [STORED]: stored = '', ...others } = Object.fromEntries(Object.entries(sessionStorage));

    expect(JSON.parse(stored as string)).toEqual([{ kind: 'purchase', id: record.id }]);
    expect(JSON.stringify([others, Object.entries(localStorage)])).not.toContain(record.id);
  });
});

describe('a decision of an administrator after whom another one logs in', () => {
  const kate = { ...admin, id: 'admin-2', username: 'kate' };

  test('is not sent with the session of the other one', async () => {
    const record = createPurchase();
    const server = createServer(record);
    const elsewhere = { path: '/dashboard/tasks', Component: Username };
    const { person, goTo, store } = renderPage({
      routes: [...(await loadRoutes(routes)), elsewhere],
      path: `/dashboard/admin/blueprints/${record.id}`,
      user: admin,
      server,
    });
    const stop = watchSession(store);
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
    await person.click(screen.getByRole('button', { name: /^Approve, / }));
    await findUndoBar();
    await goTo('/dashboard/tasks');
    server.respondWith(getMe, kate);
    act(() => void dispatchEvent(new Event('focus')));
    expect(await screen.findByText('kate')).toBeVisible();

    await pass(10);

    expect(server.calls(approvePurchase)).toEqual([]);
    expect(screen.queryByText(/maria/)).not.toBeInTheDocument();
    stop();
  });
});

function Username() {
  return <p>{useSession().user?.username}</p>;
}
