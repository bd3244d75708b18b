import {
  confirmVerification,
  getVerification,
  listPendingVerifications,
  listVerifications,
  type VerificationDetail,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  createPage,
  createVerification,
  toPendingVerification,
  toVerificationRow,
} from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => localStorage.clear());

async function openVerification(overrides: Partial<VerificationDetail> = {}) {
  const record = createVerification(overrides);
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  server.respondWith(getVerification, record);
  const rendered = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

describe('an identity number that another member has given', () => {
  const repeats = Array.from({ length: 20 }, (_, index) => ({
    id: `v-${index}`,
    userId: `user-${index}`,
    username: `zoe${index}`,
    disabled: false,
    status: 'pending' as const,
    at: '2026-02-01T12:00:00.000Z',
  }));

  test('is shown with the other verifications, and why it was not approved automatically', async () => {
    await openVerification({ repeats: repeats.slice(0, 2), approvedAutomaticallyAt: null });
    expect(
      screen.getAllByText('The same identity number, or one that looks alike, is in 2 other verifications'),
    ).toHaveLength(2);
    expect(screen.getByText(/not approved automatically: an administrator decides/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verification of zoe1' })).toHaveAttribute(
      'href',
      '/dashboard/admin/verifications/v-1',
    );
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  });

  test('is counted as far as it is listed', async () => {
    await openVerification({ repeats });
    expect(
      screen.getAllByText(
        'The same identity number, or one that looks alike, is in at least 20 other verifications',
      ),
    ).toHaveLength(2);
  });
});

test('a verification of a disabled account can only be rejected', async () => {
  await openVerification({ memberDisabled: true, approvedAutomaticallyAt: null });
  expect(screen.getByText('The account of this member is disabled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});

test('approved ones that no administrator has checked are a filter of the list, and marked in it', async () => {
  const server = createAdminServer();
  const record = createVerification({ status: 'active', approved: true, isChecked: false });
  server.respondWith(listVerifications, createPage(toVerificationRow(record)));
  await renderScreen('/verifications?status=unchecked', server);
  const table = within(await screen.findByRole('table', { name: 'Identity verifications' }));
  expect(await table.findByText('Approved, not checked')).toBeVisible();
  expect(server.calls(listVerifications).at(-1)?.query).toMatchObject({ status: 'unchecked' });
});

describe('an approval without a look at the documents', () => {
  test('is confirmed by an administrator, so that payouts can be approved', async () => {
    const { person, server, record } = await openVerification({ status: 'active', isChecked: false });
    server.respondWith(confirmVerification, { ...record, isChecked: true });
    expect(screen.getByText('No administrator has checked this identity')).toBeVisible();
    await person.keyboard('a');
    const dialog = await screen.findByRole('alertdialog', { name: 'Is this the identity of maria?' });
    await person.click(within(dialog).getByRole('button', { name: 'Confirm the identity' }));
    expect(await screen.findByText('Identity confirmed')).toBeVisible();
    expect(server.calls(confirmVerification)[0]?.params).toEqual({ id: record.id });
  });

  test('is not confirmed before the documents are revealed', async () => {
    const { person, server } = await openVerification({ status: 'active', isChecked: false });
    server.rejectWith(confirmVerification, {
      code: 'documents_not_viewed',
      message: 'You have not viewed the documents of this verification.',
    });
    await person.click(screen.getByRole('button', { name: 'Confirm identity' }));
    await person.click(await screen.findByRole('button', { name: 'Confirm the identity' }));
    expect(await screen.findByText(/You have not viewed the documents of this verification\./)).toBeVisible();
    expect(screen.getByText(/Reveal the documents and compare them/)).toBeVisible();
  });

  test('of an administrator who had not viewed the documents is confirmed too', async () => {
    await openVerification({ status: 'active', isChecked: false, decidedBy: 'kate' });
    expect(screen.getByText(/kate approved it without viewing the documents/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm identity' })).toBeVisible();
  });

  test('needs no confirmation once a person has checked it', async () => {
    await openVerification({ status: 'active', isChecked: true });
    expect(screen.queryByText('No administrator has checked this identity')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm identity' })).not.toBeInTheDocument();
  });
});

test('says that the documents cannot be decrypted', async () => {
  await openVerification({ metadata: null, approvedAutomaticallyAt: null });
  expect(screen.getByText('The identity documents cannot be decrypted')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
