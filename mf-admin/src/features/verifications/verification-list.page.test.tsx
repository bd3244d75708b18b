import { listPendingVerifications, listVerifications } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  createPage,
  toPendingVerification,
  createVerification,
  toVerificationRow,
} from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

const maria = createVerification({ username: 'maria' });
const jonas = createVerification({
  username: 'jonas',
  status: 'active',
  decidedAt: '2026-03-02T09:00:00.000Z',
});

test('shows the pending verifications in the specified columns', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  await renderScreen('/verifications', server);

  const table = await screen.findByRole('table', { name: 'Identity verifications' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Select all on this page',
    'ID',
    'User',
    'Blueprint',
    'Submitted',
    'Due',
    'Status',
    'Actions',
  ]);
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('mariaAI Basics - Beginner Tier');
  expect(row).toHaveTextContent('Pending');
  expect(within(row!).getByRole('link', { name: 'View maria' })).toHaveAttribute(
    'href',
    `/dashboard/admin/verifications/${maria.id}`,
  );
});

test('shows that the verifications failed to load, and loads them on Retry', async () => {
  const server = createAdminServer();
  server.rejectWith(listPendingVerifications, {
    code: 'unavailable',
    message: 'The database is unavailable.',
  });
  const { person } = await renderScreen('/verifications', server);

  expect(await screen.findByText('Failed to load verifications')).toBeVisible();
  expect(screen.getByText(/The database is unavailable\./)).toBeVisible();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('maria')).toBeVisible();
});

test('shows that no verification is pending', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage());
  await renderScreen('/verifications', server);
  expect(await screen.findByText('No pending verifications')).toBeVisible();
});

test('keeps status, search and order in the URL and requests them from the server', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  server.respondWith(listVerifications, createPage(toVerificationRow(jonas)));
  const { person, path } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Status'), 'Approved');
  await screen.findByText('jonas');
  await person.type(screen.getByRole('searchbox'), 'jon');
  await person.click(screen.getByRole('button', { name: 'Submitted' }));
  await screen.findByText('jonas');

  expect(path()).toContain('status=active');
  await screen.findByDisplayValue('jon');
  expect(server.calls(listVerifications).at(-1)?.query).toMatchObject({ status: 'active', sort: 'oldest' });
});

test('shows that nothing matches, and clears the filters', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  server.respondWith(listVerifications, createPage());
  const { person, path } = await renderScreen('/verifications?q=unknown&status=rejected', server);

  expect(await screen.findByText('No verifications match')).toBeVisible();
  expect(server.calls(listVerifications)[0]?.query).toMatchObject({ q: 'unknown', status: 'rejected' });
  await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByText('maria')).toBeVisible();
  expect(path()).toBe('/dashboard/admin/verifications');
});

test('searches when the typing pauses', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  server.respondWith(listVerifications, createPage(toVerificationRow(jonas)));
  const { person } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.type(screen.getByRole('searchbox', { name: 'Search by username or ID' }), 'jonas');
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(server.calls(listVerifications).map(({ query }) => query?.q)).toEqual(['jonas']);
});

test('pages forward and back with the server’s cursor', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, ({ query }) =>
    query?.cursor === 'second'
      ? { items: [toPendingVerification(createVerification({ username: 'zoe' }))], next: null }
      : { items: [toPendingVerification(maria)], next: 'second' },
  );
  const { person, path } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('zoe')).toBeVisible();
  expect(path()).toContain('cursor=second');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('maria')).toBeVisible();
  expect(path()).not.toContain('cursor');
});

test('a search begins on the first page', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  server.respondWith(listVerifications, createPage(toVerificationRow(jonas)));
  const { person, path } = await renderScreen('/verifications?cursor=second', server);
  await screen.findByText('maria');

  await person.type(screen.getByRole('searchbox', { name: 'Search by username or ID' }), 'jonas');
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(path()).not.toContain('cursor');
  expect(server.calls(listVerifications).at(-1)?.query).not.toHaveProperty('cursor');
});

test('stores the chosen columns', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(maria)));
  const { person, unmount } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Email (masked)' }));
  await person.keyboard('{Escape}');
  expect(screen.getByText('m•••@example.com')).toBeVisible();
  unmount();

  await renderScreen('/verifications', server);
  expect(await screen.findByText('m•••@example.com')).toBeVisible();
});

test('offers the filtered list as CSV, without the cursor', async () => {
  const server = createAdminServer();
  server.respondWith(listVerifications, createPage(toVerificationRow(jonas)));
  await renderScreen('/verifications?status=active&q=jon&cursor=abc', server);
  await screen.findByText('jonas');
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/verifications.csv?q=jon&status=active&sort=due',
  );
});
