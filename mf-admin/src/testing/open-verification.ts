import {
  approveVerification,
  getVerification,
  listPendingVerifications,
  rejectVerification,
  type VerificationDetail,
} from '@platform/contracts';
import { screen } from '@testing-library/react';
import { renderScreen } from './render-screen.ts';
import { createAdminServer } from './admin-server.ts';
import { createPage, toPendingVerification, createVerification } from './records.factory.ts';

/** The documents of a verification as a server reveals them. */
export const REVEALED_DOCUMENTS = {
  fullName: 'Maria Lindqvist',
  email: 'maria@example.com',
  phoneNumber: '+46 70 123 4477',
  country: 'us',
  identificationNumber: 'SE-9021',
  workAuthorization: 'citizen',
  homeAddress: 'Storgatan 12',
  submissionDate: '2026-03-01T12:00:00.000Z',
};

export const SUBMITTED = {
  at: '2026-03-01T12:00:00.000Z',
  action: 'verification_submitted',
  by: 'maria',
  reason: null,
  documentsViewed: null,
} as const;
export const REVEALED = { ...SUBMITTED, action: 'verification_revealed', by: 'admin' } as const;

/** Opens the first of two pending verifications, whose documents the administrator has revealed before. */
export async function openVerification(overrides: Partial<VerificationDetail> = {}) {
  const record = createVerification({ timeline: [SUBMITTED, REVEALED], ...overrides });
  const nextRecord = createVerification({ username: 'zoe' });
  const server = createAdminServer();
  server.respondWith(
    listPendingVerifications,
    createPage(toPendingVerification(record), toPendingVerification(nextRecord)),
  );
  server.respondWith(getVerification, ({ params }) => (params.id === record.id ? record : nextRecord));
  server.respondWith(approveVerification, toApproved(record));
  server.respondWith(rejectVerification, { ...record, status: 'rejected' });
  const rendered = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, nextRecord, server };
}

export const toApproved = (record: VerificationDetail): VerificationDetail => ({
  ...record,
  status: 'active',
  approved: true,
  decidedAt: '2026-03-02T09:00:00.000Z',
  decidedBy: 'admin',
  standardMail: null,
  approvedAutomaticallyAt: null,
});
