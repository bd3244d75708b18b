import {
  approveVerification,
  checkDecision,
  getVerification,
  listPendingVerifications,
  rejectVerification,
  revealVerification,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage, toPendingVerification, createVerification } from '../../testing/records.factory.ts';
import {
  REVEALED_DOCUMENTS,
  SUBMITTED,
  openVerification,
  toApproved,
} from '../../testing/open-verification.ts';

beforeEach(() => localStorage.clear());

describe('approving', () => {
  test('sends the edited email', async () => {
    const { person, server } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const subject = await screen.findByLabelText('Subject');
    await person.clear(subject);
    await person.type(subject, 'Welcome');
    await person.click(screen.getByRole('button', { name: 'Approve and send the email' }));
    expect((await findUndoBar()).getByText('Verification approved')).toBeVisible();
    await leavePage();
    expect(server.calls(approveVerification)[0]?.body).toEqual({
      mail: { subject: 'Welcome', text: 'Hello maria,\n\nyou are verified.' },
    });
  });

  test('sends nothing if the administrator sends the email, and shows the address only once revealed', async () => {
    const { person, server } = await openVerification();
    server.respondWith(revealVerification, REVEALED_DOCUMENTS);
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('To m•••@example.com')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Reveal address' }));
    expect(await within(dialog).findByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      'mailto:maria%40example.com?subject=You%20are%20verified&body=Hello%20maria%2C%0A%0Ayou%20are%20verified.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'You are verified\n\nHello maria,\n\nyou are verified.',
    );
    await person.click(within(dialog).getByRole('radio', { name: /I will send it myself/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Approve without sending' }));
    expect((await findUndoBar()).getByText('Verification approved')).toBeVisible();
    await leavePage();
    expect(server.calls(approveVerification)[0]?.body).toEqual({ mail: false });
  });

  test('shows which administrator decided first, and that nothing happened twice', async () => {
    const { person, server, record } = await openVerification();
    server.rejectWith(checkDecision, {
      code: 'already_decided',
      decision: 'rejected',
      by: 'kate',
      at: '2026-03-02T09:00:00.000Z',
    });
    server.respondWith(getVerification, {
      ...record,
      status: 'rejected',
      reason: 'The address is not complete.',
      decidedAt: '2026-03-02T09:00:00.000Z',
      decidedBy: 'kate',
    });
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: 'Approve and send the email' }));

    expect(await screen.findByText('Already decided')).toBeVisible();
    expect(screen.getByText(/Rejected by kate on .*nothing happened twice/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  test('focuses the button to the next record afterwards', async () => {
    const { person, server, record, nextRecord, path } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const confirm = await screen.findByRole('button', { name: 'Approve and send the email' });
    server.respondWith(getVerification, ({ params }) =>
      params.id === record.id ? toApproved(record) : nextRecord,
    );
    server.respondWith(listPendingVerifications, createPage(toPendingVerification(nextRecord)));
    await person.click(confirm);

    const nextButton = await screen.findByRole('button', { name: 'Next in the queue' });
    await waitFor(() => expect(nextButton).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'zoe' })).toBeVisible();
    expect(path()).toBe(`/dashboard/admin/verifications/${nextRecord.id}`);
  });
});

describe('rejecting', () => {
  test('warns that a final rejection cannot be undone later', async () => {
    const { person, server } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    await person.type(await screen.findByLabelText('Reason'), 'Forged documents.');
    await person.click(screen.getByRole('radio', { name: /Final/ }));
    expect(screen.getByText('This cannot be undone after 10 seconds')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Reject permanently' }));
    expect((await findUndoBar()).getByText('Verification rejected')).toBeVisible();
    await leavePage();
    expect(server.calls(rejectVerification)[0]?.body).toEqual({
      reason: 'Forged documents.',
      final: true,
    });
  });
});

describe('documents that the administrator has not viewed', () => {
  test('are revealed in the dialog, which then allows the decision', async () => {
    const { person, server } = await openVerification({ timeline: [SUBMITTED] });
    server.respondWith(revealVerification, REVEALED_DOCUMENTS);
    await person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve maria' }));

    await person.click(dialog.getByRole('button', { name: 'Reveal documents' }));

    expect(await dialog.findByText('Maria Lindqvist')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Approve and send the email' }));
    expect((await findUndoBar()).getByText('Verification approved')).toBeVisible();
  });

  test('are named in the timeline of the decision', async () => {
    const decided = { ...SUBMITTED, action: 'verification_approved', by: 'kate' } as const;
    await openVerification({
      status: 'active',
      timeline: [SUBMITTED, { ...decided, documentsViewed: false }],
    });
    expect(
      within(screen.getByRole('region', { name: 'Timeline' })).getByText(/Documents not viewed/),
    ).toBeVisible();
  });
});

describe('keyboard shortcuts', () => {
  test('move through the queue, open the decisions and return to the list', async () => {
    const { person, nextRecord, path } = await openVerification();
    await person.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'zoe' })).toBeVisible();
    expect(path()).toContain(nextRecord.id);
    await person.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'maria' });
    await person.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Approve maria' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('x');
    expect(await screen.findByRole('dialog', { name: 'Reject maria' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(path()).toBe('/dashboard/admin/verifications');
  });

  test('can be turned off', async () => {
    const { person } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Turn off shortcuts' }));
    await person.keyboard('a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Turn on shortcuts' }));
    await person.keyboard('a');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

test('shows that the queue failed to load beside the open record, and reloads it', async () => {
  const record = createVerification();
  const server = createAdminServer();
  server.rejectWith(listPendingVerifications, { code: 'unavailable' });
  server.respondWith(getVerification, record);
  const { person } = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  expect(await screen.findByText(/Failed to load the queue of verifications/)).toBeInTheDocument();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  await person.click(screen.getByRole('button', { name: 'Reload the queue', hidden: true }));
  const queue = screen.getByRole('navigation', { name: 'Queue: Verifications' });
  expect(await within(queue).findByText(record.username)).toBeInTheDocument();
});

test('shows that a verification does not exist', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage());
  server.rejectWith(getVerification, { code: 'not_found' });
  await renderScreen('/verifications/nothing', server);
  expect(await screen.findByRole('heading', { name: 'This verification does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/dashboard/admin/verifications',
  );
});

test('shows the decision, who made it and the reason', async () => {
  await openVerification({
    status: 'rejected',
    reason: 'The address is not complete.',
    decidedAt: '2026-03-02T09:00:00.000Z',
    decidedBy: null,
  });
  expect(screen.getByText('Rejected, can try again')).toBeVisible();
  expect(screen.getByText('The address is not complete.')).toBeVisible();
  expect(screen.getByText(/by the platform on/)).toBeVisible();
});
