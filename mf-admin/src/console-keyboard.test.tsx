import {
  getVerification,
  listPendingVerifications,
  rejectVerification,
  type VerificationCase,
} from '@platform/contracts';
import { mountAdminAtRoot } from '@platform/kit';
import { renderPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { loaded } from './testing/loaded.ts';
import { admin, page, pendingVerification, verification } from './testing/records.factory.ts';
import { staffServer } from './testing/staff-server.ts';

const maria = verification({ username: 'maria' });
const zoe = verification({ username: 'zoe' });

/** The console at a queue of two. */
async function renderQueue() {
  const records = new Map([maria, zoe].map((record) => [record.id, record]));
  const server = staffServer();
  server.answer(listPendingVerifications, () =>
    page(
      ...[...records.values()]
        .filter(({ status }) => status === 'pending')
        .map((record) => pendingVerification(record)),
    ),
  );
  server.answer(getVerification, ({ params }) => records.get(params.id) ?? maria);
  server.answer(rejectVerification, ({ params }) => {
    const rejected: VerificationCase = { ...(records.get(params.id) ?? maria), status: 'rejected' };
    records.set(rejected.id, rejected);
    return rejected;
  });
  mountAdminAtRoot();
  const { consoleRoutes } = await import('./console-routes.tsx');
  const rendered = renderPage({
    routes: await loaded(consoleRoutes),
    path: '/verifications',
    user: admin,
    server,
  });
  await screen.findByRole('link', { name: 'View maria' });
  return rendered;
}

const headed = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
const atRow = (name: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: `View ${name}` })).toHaveFocus());

test('leads from a row to the heading of its case, and back to the row', async () => {
  const { person } = await renderQueue();
  screen.getByRole('link', { name: 'View zoe' }).focus();
  await person.keyboard('{Enter}');
  await headed('zoe');
  await person.keyboard('k');
  await headed('maria');
  await person.keyboard('j');
  await headed('zoe');
  await person.keyboard('{Escape}');
  await atRow('zoe');
});

test('leads on after each decision, and in the end back to the list', async () => {
  const { person, path } = await renderQueue();
  const reject = async () => {
    await person.keyboard('r');
    await person.click(await screen.findByRole('button', { name: 'Name differs' }));
    await person.click(screen.getByRole('button', { name: 'Reject, may try again' }));
  };
  await person.keyboard('j');
  await headed('maria');
  await reject();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next in the queue' })).toHaveFocus());

  await person.keyboard('{Escape}');
  await atRow('zoe');
  await person.keyboard('{Enter}');
  await headed('zoe');
  await reject();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await headed('Identity Verifications');
  expect(path()).toBe('/verifications');
  expect(screen.getByText('No pending verifications')).toBeVisible();
});
