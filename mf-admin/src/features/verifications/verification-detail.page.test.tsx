import {
  approveVerification,
  checkDecision,
  rejectVerification,
  revealVerification,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import {
  REVEALED_DOCUMENTS,
  SUBMITTED,
  REVEALED,
  openVerification,
} from '../../testing/open-verification.ts';

beforeEach(() => localStorage.clear());

test('shows the masked documents in three tabs, and the timeline', async () => {
  const { person } = await openVerification();
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
  expect(
    within(screen.getByRole('region', { name: 'Timeline' })).getByText('Documents submitted'),
  ).toBeVisible();
});

test('reveals the documents on demand and masks them again', async () => {
  const { person, server } = await openVerification();
  server.respondWith(revealVerification, REVEALED_DOCUMENTS);
  await person.click(screen.getByRole('button', { name: 'Reveal identity documents' }));
  expect(await screen.findByText('Maria Lindqvist')).toBeVisible();
  expect(screen.getByText(/recorded in the audit log under your name/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mask again' }));
  expect(screen.queryByText('Maria Lindqvist')).not.toBeInTheDocument();
  expect(server.calls(revealVerification)).toHaveLength(1);
});

describe('approving', () => {
  test('explains the effect and sends the standard email if it was not edited', async () => {
    const { person, server } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Approve' }));

    const dialog = await screen.findByRole('dialog', { name: 'Approve maria' });
    expect(dialog).toHaveAccessibleDescription(
      /becomes active and its tasks open\..*You can undo it for 10 seconds/,
    );
    expect(within(dialog).getByLabelText('Subject')).toHaveValue('You are verified');
    await person.click(within(dialog).getByRole('button', { name: 'Approve and send the email' }));

    expect((await findUndoBar()).getByText('Verification approved')).toBeVisible();
    expect(server.calls(approveVerification)).toEqual([]);
    await leavePage();
    expect(server.calls(approveVerification)[0]?.body).toEqual({});
  });

  test('shows why it failed and keeps the email', async () => {
    const { person, server } = await openVerification();
    server.rejectWith(checkDecision, { code: 'internal_error', message: 'Something broke.' });
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: 'Approve and send the email' }));
    expect(await screen.findByText('Failed to approve verification: Something broke.')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveValue('You are verified');
  });
});

test("offers no decision about the administrator's own verification, and says why", async () => {
  const { person } = await openVerification({ conflictOfInterest: 'own_record' });
  expect(screen.getByText('This is your own record')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
  await person.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('rejecting', () => {
  test('requires a reason and lets the member try again', async () => {
    const { person, server } = await openVerification();
    await person.click(screen.getByRole('button', { name: 'Reject' }));
    await person.click(await screen.findByRole('button', { name: 'Reject, can try again' }));
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();

    await person.click(screen.getByRole('button', { name: 'Name differs' }));
    await person.click(screen.getByRole('button', { name: 'Reject, can try again' }));
    expect((await findUndoBar()).getByText('Verification rejected')).toBeVisible();
    await leavePage();
    expect(server.calls(rejectVerification)[0]?.body).toEqual({
      reason:
        'The full name does not match your identification. Enter your name exactly as it appears on your identification.',
      final: false,
    });
  });
});

describe('documents that the administrator has not viewed', () => {
  test.each(['no one', 'kate'])('are not decided by the keyboard alone (revealed by %s)', async (viewer) => {
    const timeline = viewer === 'no one' ? [SUBMITTED] : [SUBMITTED, { ...REVEALED, by: viewer }];
    const { person, server } = await openVerification({ timeline });
    await person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve maria' }));
    expect(dialog.getByText('You have not viewed these documents')).toBeVisible();

    await person.type(dialog.getByLabelText('Subject'), '{Enter}');

    expect(dialog.getByRole('button', { name: 'Approve and send the email' })).toBeDisabled();
    expect(server.calls(checkDecision)).toHaveLength(0);
  });

  test('can be rejected without viewing them only by an explicit choice', async () => {
    const { person } = await openVerification({ timeline: [SUBMITTED] });
    await person.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject maria' }));
    await person.type(dialog.getByLabelText('Reason'), 'A duplicate account.');
    expect(dialog.getByRole('button', { name: 'Reject, can try again' })).toBeDisabled();

    await person.click(dialog.getByRole('checkbox', { name: 'Decide without viewing the documents' }));
    await person.click(dialog.getByRole('button', { name: 'Reject, can try again' }));

    expect((await findUndoBar()).getByText('Verification rejected')).toBeVisible();
  });
});
