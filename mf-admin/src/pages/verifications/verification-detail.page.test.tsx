import {
  approveVerification,
  getVerification,
  listPendingVerifications,
  rejectVerification,
  revealVerification,
  type VerificationCase,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { page, pendingVerification, verification } from '../../testing/records.factory.ts';

const CLEAR = {
  fullName: 'Maria Lindqvist',
  email: 'maria@example.com',
  phoneNumber: '+46 70 123 4477',
  country: 'us',
  identificationNumber: 'SE-9021',
  workAuthorization: 'citizen',
  homeAddress: 'Storgatan 12',
  submissionDate: '2026-03-01T12:00:00.000Z',
};

beforeEach(() => localStorage.clear());

/** A queue of two with the first one open. */
async function openCase(facts: Partial<VerificationCase> = {}) {
  const record = verification(facts);
  const following = verification({ username: 'zoe' });
  const server = staffServer();
  server.answer(listPendingVerifications, page(pendingVerification(record), pendingVerification(following)));
  server.answer(getVerification, ({ params }) => (params.id === record.id ? record : following));
  const rendered = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, following, server };
}

const approved = (record: VerificationCase): VerificationCase => ({
  ...record,
  status: 'active',
  approved: true,
  decidedAt: '2026-03-02T09:00:00.000Z',
  decidedBy: 'admin',
  standardMail: null,
  approvedAutomaticallyAt: null,
});

test('shows the papers masked in three tabs, and their life', async () => {
  const { person } = await openCase();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Personal Info',
    'Work Authorization',
    'Metadata',
  ]);
  expect(screen.getByText('M•••• L••••••')).toBeVisible();
  expect(screen.getByText('United States')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Work Authorization' }));
  expect(screen.getByText('••••9021')).toBeVisible();
  expect(screen.getByText('Citizen')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Metadata' }));
  expect(screen.getByText('AI Basics - Beginner Tier (1)')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Timeline' })).getByText('Papers sent')).toBeVisible();
});

test('reveals the papers on demand, and masks them again', async () => {
  const { person, server } = await openCase();
  server.answer(revealVerification, CLEAR);
  await person.click(screen.getByRole('button', { name: 'Reveal papers' }));
  expect(await screen.findByText('Maria Lindqvist')).toBeVisible();
  expect(screen.getByText(/written to the audit log with your name/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mask again' }));
  expect(screen.queryByText('Maria Lindqvist')).not.toBeInTheDocument();
  expect(server.calls(revealVerification)).toHaveLength(1);
});

describe('approving', () => {
  test('says what will happen and sends the standard mail if it was left as it is', async () => {
    const { person, server, record } = await openCase();
    server.answer(approveVerification, approved(record));
    await person.click(screen.getByRole('button', { name: 'Approve' }));

    const dialog = await screen.findByRole('dialog', { name: 'Approve maria' });
    expect(dialog).toHaveAccessibleDescription(/becomes active at once.*cannot be taken back/);
    expect(within(dialog).getByLabelText('Subject')).toHaveValue('You are verified');
    await person.click(within(dialog).getByRole('button', { name: 'Approve and send the e-mail' }));

    expect(await screen.findByText('Verification approved')).toBeVisible();
    expect(server.calls(approveVerification)[0]?.body).toEqual({});
  });

  test('sends the mail as it was changed', async () => {
    const { person, server, record } = await openCase();
    server.answer(approveVerification, approved(record));
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const subject = await screen.findByLabelText('Subject');
    await person.clear(subject);
    await person.type(subject, 'Welcome');
    await person.click(screen.getByRole('button', { name: 'Approve and send the e-mail' }));
    await screen.findByText('Verification approved');
    expect(server.calls(approveVerification)[0]?.body).toEqual({
      mail: { subject: 'Welcome', text: 'Hello maria,\n\nyou are verified.' },
    });
  });

  test('sends nothing if the administrator sends it, who gets the address only by revealing it', async () => {
    const { person, server, record } = await openCase();
    server.answer(approveVerification, approved(record));
    server.answer(revealVerification, CLEAR);
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('To m•••@example.com')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Reveal the address' }));
    expect(await within(dialog).findByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      'mailto:maria%40example.com?subject=You%20are%20verified&body=Hello%20maria%2C%0A%0Ayou%20are%20verified.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'You are verified\n\nHello maria,\n\nyou are verified.',
    );
    await person.click(within(dialog).getByRole('radio', { name: /I send it myself/ }));
    await person.click(within(dialog).getByRole('button', { name: 'Approve without sending' }));
    await screen.findByText('Verification approved');
    expect(server.calls(approveVerification)[0]?.body).toEqual({ mail: false });
  });

  test('says why it failed, in the words of the specification, and keeps the mail', async () => {
    const { person, server } = await openCase();
    server.refuse(approveVerification, { code: 'internal_error', message: 'Something broke.' });
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: 'Approve and send the e-mail' }));
    expect(await screen.findByText('Failed to approve verification: Something broke.')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveValue('You are verified');
  });

  test('tells who was faster, and that nothing happened twice', async () => {
    const { person, server, record } = await openCase();
    server.refuse(approveVerification, {
      code: 'already_decided',
      decision: 'rejected',
      by: 'kate',
      at: '2026-03-02T09:00:00.000Z',
    });
    server.answer(getVerification, {
      ...record,
      status: 'rejected',
      reason: 'The address is not complete.',
      decidedAt: '2026-03-02T09:00:00.000Z',
      decidedBy: 'kate',
    });
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: 'Approve and send the e-mail' }));

    expect(await screen.findByText('Already decided')).toBeVisible();
    expect(screen.getByText(/Rejected by kate on .*nothing happened twice/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  test('leads on to the next one with one key', async () => {
    const { person, server, record, following, path } = await openCase();
    server.answer(approveVerification, approved(record));
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const confirm = await screen.findByRole('button', { name: 'Approve and send the e-mail' });
    server.answer(getVerification, ({ params }) => (params.id === record.id ? approved(record) : following));
    server.answer(listPendingVerifications, page(pendingVerification(following)));
    await person.click(confirm);

    const onward = await screen.findByRole('button', { name: 'Next in the queue' });
    await waitFor(() => expect(onward).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'zoe' })).toBeVisible();
    expect(path()).toBe(`/dashboard/admin/verifications/${following.id}`);
  });
});

describe('rejecting', () => {
  test('wants a reason, and lets the member try again', async () => {
    const { person, server, record } = await openCase();
    server.answer(rejectVerification, { ...record, status: 'rejected', reason: 'x' });
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    await person.click(await screen.findByRole('button', { name: 'Reject, may try again' }));
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();

    await person.click(screen.getByRole('button', { name: 'Name differs' }));
    await person.click(screen.getByRole('button', { name: 'Reject, may try again' }));
    await screen.findByText('Verification rejected');
    expect(server.calls(rejectVerification)[0]?.body).toEqual({
      reason: 'The full name is not the one of the identification. Send the name exactly as it stands there.',
      final: false,
    });
  });

  test('says before a final refusal that it cannot be undone', async () => {
    const { person, server, record } = await openCase();
    server.answer(rejectVerification, { ...record, status: 'rejected', final: true, reason: 'x' });
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    await person.type(await screen.findByLabelText('Reason'), 'False papers.');
    await person.click(screen.getByRole('radio', { name: /Final/ }));
    expect(screen.getByText('This cannot be undone')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Reject for good' }));
    await screen.findByText('Verification rejected');
    expect(server.calls(rejectVerification)[0]?.body).toEqual({ reason: 'False papers.', final: true });
  });
});

describe('single keys', () => {
  test('go through the queue, open the decision and lead back', async () => {
    const { person, following, path } = await openCase();
    await person.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'zoe' })).toBeVisible();
    expect(path()).toContain(following.id);
    await person.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'maria' });
    await person.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Approve maria' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Reject maria' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(path()).toBe('/dashboard/admin/verifications');
  });

  test('can be turned off', async () => {
    const { person } = await openCase();
    await person.click(screen.getByRole('button', { name: 'Turn keys off' }));
    await person.keyboard('a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Turn keys on' }));
    await person.keyboard('a');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

test('says that the queue did not load, beside the case that did, and loads it again', async () => {
  const record = verification();
  const server = staffServer();
  server.refuse(listPendingVerifications, { code: 'unavailable' });
  server.answer(getVerification, record);
  const { person } = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  expect(await screen.findByText(/The queue of verifications did not load/)).toBeInTheDocument();
  server.answer(listPendingVerifications, page(pendingVerification(record)));
  await person.click(screen.getByRole('button', { name: 'Load the queue', hidden: true }));
  const queue = screen.getByRole('navigation', { name: 'Queue: Verifications' });
  expect(await within(queue).findByText(record.username)).toBeInTheDocument();
});

test('says that there is no such verification', async () => {
  const server = staffServer();
  server.answer(listPendingVerifications, page());
  server.refuse(getVerification, { code: 'not_found' });
  await renderScreen('/verifications/nothing', server);
  expect(await screen.findByRole('heading', { name: 'There is no such verification' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/dashboard/admin/verifications',
  );
});

test('says what was decided by whom, and why', async () => {
  await openCase({
    status: 'rejected',
    reason: 'The address is not complete.',
    decidedAt: '2026-03-02T09:00:00.000Z',
    decidedBy: null,
  });
  expect(screen.getByText('Rejected, may try again')).toBeVisible();
  expect(screen.getByText('The address is not complete.')).toBeVisible();
  expect(screen.getByText(/by the platform on/)).toBeVisible();
});
