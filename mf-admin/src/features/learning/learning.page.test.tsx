import {
  acceptUnitReport,
  listTestHealth,
  getUnitReport,
  listAttempts,
  listCertificates,
  listCorrections,
  listCourses,
  listUnitReports,
  rescoreCorrection,
  revokeCertificate,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  createCertificateRow,
  createCorrection,
  createCourse,
  createTestHealth,
  createUnitHealth,
  createUnitReport,
  toUnitReportRow,
} from '../../testing/learning.factory.ts';
import { createPage } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar } from '../../testing/undo-bar.ts';

beforeEach(() => localStorage.clear());

test('shows how the questions of a test do, those that need a look first', async () => {
  const server = createAdminServer();
  server.respondWith(listCourses, { items: [createCourse()], next: null });
  const strange = createUnitHealth({ name: '1.1-009', facility: 0.1, pendingReports: 2 });
  const health = createTestHealth({ units: [createUnitHealth(), strange] });
  server.respondWith(listTestHealth, createPage(health));
  await renderScreen('/learning', server);

  const table = await screen.findByRole('table', { name: /^Questions of the test/ });
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('1.1-009');
  expect(first).toHaveTextContent('reported 2 times; hardly anyone is right');
  expect(screen.getByText('2.3e-7')).toBeVisible();
  expect(screen.getByText('6 passed (60%)')).toBeVisible();
  expect(server.calls(listTestHealth)[0]?.query).toEqual({ courseId: 1 });
});

test('accepts a report of a question, which can be undone first', async () => {
  const record = createUnitReport();
  const server = createAdminServer();
  server.respondWith(listUnitReports, createPage(toUnitReportRow(record)));
  server.respondWith(getUnitReport, record);
  const { person } = await renderScreen('/learning/reports/report-1', server);
  expect(await screen.findByText('B fits too.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1.1-017');
  expect(screen.getByText('Only one option is named in the source.')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take 1.1-017 out?' }));
  await person.click(dialog.getByRole('button', { name: 'It is wrong' }));
  await person.click(dialog.getByRole('button', { name: 'Accept the report' }));

  const bar = await findUndoBar();
  expect(bar.getByText('Report accepted')).toBeVisible();
  expect(server.calls(acceptUnitReport)).toHaveLength(0);
  await person.click(bar.getByRole('button', { name: /Undo/ }));
  expect(await screen.findByText('Nothing was changed. You can decide again.')).toBeVisible();
});

test('lists pending reports', async () => {
  const server = createAdminServer();
  server.respondWith(listUnitReports, createPage(toUnitReportRow(createUnitReport())));
  await renderScreen('/learning/reports', server);
  const table = await screen.findByRole('table', { name: 'Reports of questions' });
  expect(within(table).getByText('More than one answer is right')).toBeVisible();
  expect(server.calls(listUnitReports)[0]?.query).toMatchObject({ status: 'pending' });
});

test('rescores a correction after saying that it cannot be undone', async () => {
  const server = createAdminServer();
  server.respondWith(listCorrections, createPage(createCorrection()));
  const { person } = await renderScreen('/learning/corrections', server);
  await person.click(await screen.findByRole('button', { name: 'Rescore 1.1-017' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Score 12 attempts again?' });
  expect(dialog).toHaveAccessibleDescription(/^It cannot be undone. No result falls./);

  const rescored = createCorrection({ state: 'rescored', raised: 5, passed: 2 });
  server.respondWith(rescoreCorrection, rescored);
  server.respondWith(listCorrections, createPage(rescored));
  await person.click(within(dialog).getByRole('button', { name: 'Rescore 1.1-017' }));
  expect(await screen.findByText('5 raised, 2 more passed')).toBeVisible();
  expect(server.calls(rescoreCorrection)[0]?.params).toEqual({ id: 'correction-1' });
});

test('revokes a certificate with a public reason', async () => {
  const server = createAdminServer();
  server.respondWith(listCertificates, createPage(createCertificateRow()));
  const { person } = await renderScreen('/learning/certificates', server);
  await person.click(await screen.findByRole('button', { name: 'Revoke C0DE-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke C0DE-1?' }));
  expect(dialog.getByText(/Everyone who opens the certificate reads it/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Taken by another' }));
  await person.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect((await findUndoBar()).getByText('Certificate revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke C0DE-1' })).not.toBeInTheDocument();
  expect(server.calls(revokeCertificate)).toHaveLength(0);
});

test('lists attempts', async () => {
  const server = createAdminServer();
  server.respondWith(
    listAttempts,
    createPage({
      ...{ id: 'attempt-1', userId: 'user-1', username: 'maria', courseId: 1, kind: 'test' as const },
      ...{ state: 'failed' as const, startedAt: '2026-03-01T12:00:00.000Z', right: 21, units: 30 },
      ...{ endsAt: '2026-03-01T13:00:00.000Z', endedAt: '2026-03-01T13:00:00.000Z' },
      ...{ ending: 'time_over' as const, wasRescored: true },
    }),
  );
  await renderScreen('/learning/attempts', server);
  expect(await screen.findByText('21 of 30, rescored')).toBeVisible();
  expect(screen.getByRole('link', { name: 'maria' })).toHaveAttribute(
    'href',
    '/dashboard/admin/users/user-1',
  );
});
