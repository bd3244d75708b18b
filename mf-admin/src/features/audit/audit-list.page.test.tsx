import { listAudit } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createAuditEntry, createPage } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

test('the audit log shows who did what to which record, and why', async () => {
  const server = createAdminServer();
  server.respondWith(
    listAudit,
    createPage(createAuditEntry({ reason: 'Documents are valid.' }), createAuditEntry({ by: null })),
  );
  const { person } = await renderScreen('/audit', server);
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/kateApproved a verificationmaria.*Documents are valid\./);
  expect(second).toHaveTextContent('the platform');
  expect(within(first!).getByRole('link', { name: 'maria' })).toHaveAttribute(
    'href',
    '/dashboard/admin/users/user-1',
  );
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.type(screen.getByLabelText('By (username)'), 'k');
  await screen.findAllByText('Documents are valid.');
  expect(server.calls(listAudit).at(-1)?.query).toMatchObject({ by: 'k', sort: 'newest' });
});
