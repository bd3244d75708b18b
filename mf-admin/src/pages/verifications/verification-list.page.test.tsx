import { listPendingVerifications, listVerifications } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { page, pendingVerification, verification, verificationRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

const maria = verification({ username: 'maria' });
const jonas = verification({ username: 'jonas', status: 'active', decidedAt: '2026-03-02T09:00:00.000Z' });

test('shows the pending verifications in the columns of the specification, masked', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  await renderScreen('/verifications', server);

  const table = await screen.findByRole('table', { name: 'Identity Verifications' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'ID',
    'User',
    'Blueprint',
    'Submitted',
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

test('says that the verifications did not load, and loads them on Retry', async () => {
  const server = staffServer();
  server.refuse(listPendingVerifications, { code: 'unavailable', message: 'The database is away.' });
  const { person } = await renderScreen('/verifications', server);

  expect(await screen.findByText('Failed to load verifications')).toBeVisible();
  expect(screen.getByText(/The database is away\./)).toBeVisible();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('maria')).toBeVisible();
});

test('says that nothing waits', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page());
  await renderScreen('/verifications', server);
  expect(await screen.findByText('No pending verifications')).toBeVisible();
});

test('keeps status, search, order and span in the address and asks the server for them', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  server.answer(listVerifications, page(verificationRow(jonas)));
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
  expect(server.calls(listVerifications).at(-1)?.query).toMatchObject({ status: 'active', sort: 'newest' });
});

test('says that nothing matches, and takes the narrowing back', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  server.answer(listVerifications, page());
  const { person, path } = await renderScreen('/verifications?q=nobody&status=rejected', server);

  expect(await screen.findByText('No verifications match')).toBeVisible();
  expect(server.calls(listVerifications)[0]?.query).toMatchObject({ q: 'nobody', status: 'rejected' });
  await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByText('maria')).toBeVisible();
  expect(path()).toBe('/dashboard/admin/verifications');
});

test('a search is asked for when the typing pauses', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  server.answer(listVerifications, page(verificationRow(jonas)));
  const { person } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.type(screen.getByRole('searchbox', { name: 'Search by username or ID' }), 'jonas');
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(server.calls(listVerifications).map(({ query }) => query?.q)).toEqual(['jonas']);
});

test('goes through the pages by the server’s cursor, and back', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, ({ query }) =>
    query?.cursor === 'second'
      ? { items: [pendingVerification(verification({ username: 'zoe' }))], next: null }
      : { items: [pendingVerification(maria)], next: 'second' },
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

test('keeps the choice of columns', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(maria)));
  const { person, unmount } = await renderScreen('/verifications', server);
  await screen.findByText('maria');

  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'E-mail (masked)' }));
  await person.keyboard('{Escape}');
  expect(screen.getByText('m•••@example.com')).toBeVisible();
  unmount();

  await renderScreen('/verifications', server);
  expect(await screen.findByText('m•••@example.com')).toBeVisible();
});

test('offers the list as CSV as it is narrowed, without the page', async () => {
  const server = staffServer();
  server.answer(listVerifications, page(verificationRow(jonas)));
  await renderScreen('/verifications?status=active&q=jon&cursor=abc', server);
  await screen.findByText('jonas');
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/verifications.csv?q=jon&status=active&sort=oldest',
  );
});
