/**
 * @own-modules The paths of the console stay mounted at the root.
 */
import {
  getVerification,
  listPendingVerifications,
  rejectVerification,
  type VerificationDetail,
} from '@platform/contracts';
import { mountAdminAtRoot } from '@platform/kit';
import { renderPage } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { resumeDecisions } from './shared/undo/pending-decisions.ts';
import { loadRoutes } from './testing/load-routes.ts';
import { admin, createPage, toPendingVerification, createVerification } from './testing/records.factory.ts';
import { createAdminServer } from './testing/admin-server.ts';
import { leavePage } from './testing/undo-bar.ts';

const maria = createVerification({ username: 'maria' });
const zoe = createVerification({ username: 'zoe' });

/** Renders the console with a queue of two verifications. */
async function renderQueue() {
  const records = new Map([maria, zoe].map((record) => [record.id, record]));
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, () =>
    createPage(
      ...[...records.values()]
        .filter(({ status }) => status === 'pending')
        .map((record) => toPendingVerification(record)),
    ),
  );
  server.respondWith(getVerification, ({ params }) => records.get(params.id) ?? maria);
  server.respondWith(rejectVerification, ({ params }) => {
    const rejected: VerificationDetail = { ...(records.get(params.id) ?? maria), status: 'rejected' };
    records.set(rejected.id, rejected);
    return rejected;
  });
  resumeDecisions('');
  mountAdminAtRoot();
  const { consoleRoutes } = await import('./console-routes.tsx');
  const rendered = renderPage({
    routes: await loadRoutes(consoleRoutes),
    path: '/verifications',
    user: admin,
    server,
  });
  await screen.findByRole('link', { name: 'View maria' });
  return rendered;
}

const waitForHeadingFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
const waitForRowFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: `View ${name}` })).toHaveFocus());

test('moves the focus from a row to the heading of its record, and back to the row', async () => {
  const { person } = await renderQueue();
  screen.getByRole('link', { name: 'View zoe' }).focus();
  await person.keyboard('{Enter}');
  await waitForHeadingFocus('zoe');
  await person.keyboard('k');
  await waitForHeadingFocus('maria');
  await person.keyboard('j');
  await waitForHeadingFocus('zoe');
  await person.keyboard('{Escape}');
  await waitForRowFocus('zoe');
});

/** Rejects the open record by keyboard. */
async function reject(person: UserEvent): Promise<void> {
  await person.keyboard('x');
  await person.click(await screen.findByRole('checkbox', { name: /^Decide without viewing/ }));
  await person.click(screen.getByRole('button', { name: 'Name differs' }));
  await person.click(screen.getByRole('button', { name: 'Reject, can try again' }));
}

test('offers the next record after each decision, and the list after the last one', async () => {
  const { person, path } = await renderQueue();
  await person.keyboard('j{Enter}');
  await waitForHeadingFocus('maria');
  await reject(person);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next in the queue' })).toHaveFocus());

  await person.keyboard('{Enter}');
  await waitForHeadingFocus('zoe');
  await reject(person);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus());
  await person.keyboard('{Enter}');
  // Its row is still there until the decision is sent.
  await waitForRowFocus('zoe');
  expect(path()).toBe('/verifications');
  await leavePage();
  expect(await screen.findByText('No pending verifications')).toBeVisible();
});

test('moves the focus to the heading when a decision is undone, whose buttons are gone', async () => {
  const { person } = await renderQueue();
  await person.keyboard('j{Enter}');
  await waitForHeadingFocus('maria');
  await reject(person);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next in the queue' })).toHaveFocus());

  await person.keyboard('z');

  await waitForHeadingFocus('maria');
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});

test('walks through the rows, selects a range of them, and opens one with a click anywhere in it', async () => {
  const { person, path } = await renderQueue();
  await person.keyboard('j');
  await waitForRowFocus('maria');
  await person.keyboard(' {ArrowDown}');
  await waitForRowFocus('zoe');
  await person.keyboard('{Shift>} {/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.keyboard('k /');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByText('1 selected')).toBeVisible();

  await person.click(screen.getByText('zoe'));

  await waitForHeadingFocus('zoe');
  expect(path()).toMatch(/^\/verifications\/./);
});

test('shows all keys with a question mark, and opens a section with G and its letter', async () => {
  const { person, path } = await renderQueue();
  await person.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(sheet.getByText('G W').closest('div')).toHaveTextContent('Withdrawals');
  // A dialog has the keys to itself.
  await person.keyboard('gw{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(path()).toBe('/verifications');

  await person.keyboard('gu');

  await waitFor(() => expect(path()).toBe('/users'));
});
