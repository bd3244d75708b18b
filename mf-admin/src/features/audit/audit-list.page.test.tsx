import { listAudit, type AuditEntry } from '@platform/contracts';
import { render, screen, within } from '@testing-library/react';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createAuditEntry, createPage } from '../../testing/records.factory.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

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

test.each([
  ['of a newer version', 'withdrawal_paid_twice', 'Withdrawal paid twice'],
  ['that is not recorded any more', 'case_decision_held', 'Case decision held'],
])('an action %s reads as its name in the audit log and in timelines', (_, action, name) => {
  // A response with an unknown value fails in development only, so the parts are rendered without one.
  const entry = createAuditEntry({ action: action as AuditEntry['action'] });
  expect(AUDIT_COLUMNS.find(({ id }) => id === 'action')?.cell(entry)).toBe(name);
  render(<TimelineSection events={[{ ...entry, documentsViewed: null }]} />);
  expect(screen.getByText(name)).toBeVisible();
});
