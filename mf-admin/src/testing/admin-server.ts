import {
  checkDecision,
  checkDecisions,
  getAdminCounters,
  getCase,
  getDueHours,
  getReviewSilence,
  getSecondStep,
  getUser,
  listAllWithdrawals,
  listCourses,
  listDueCases,
  listVerifications,
  type AdminCounters,
} from '@platform/contracts';
import { fakeServer, type FakeServer } from '@platform/kit/testing';
import { createCase, createPage, createUserDetail } from './records.factory.ts';

/** Nothing waits for administrators. */
export const EMPTY_QUEUES: AdminCounters = {
  verifications: 0,
  uncheckedIdentities: 0,
  purchases: 0,
  withdrawals: 0,
  payouts: 0,
  tickets: 0,
  reviews: 0,
  appeals: 0,
  itemReports: 0,
  unitReports: 0,
  corrections: 0,
  returns: 0,
  secondApprovals: 0,
  secondFactorResets: 0,
  clickableDollars: 0,
};

const NO_SILENCE = {
  days: 30,
  approvals: { decided: 0, bySilence: 0 },
  appeals: { decided: 0, bySilence: 0 },
};

/**
 * Creates a fake server that responds to what many screens request: counters, what is due, cases, the second step of a
 * login with an authenticator app, and checks of decisions, which are all possible.
 */
export function createAdminServer(counters: Partial<AdminCounters> = {}): FakeServer {
  const server = fakeServer();
  server.respondWith(getAdminCounters, { ...EMPTY_QUEUES, ...counters });
  server.respondWith(listDueCases, { items: [] });
  server.respondWith(getDueHours, { from: '2026-03-01T12:00:00.000Z', queues: [] });
  server.respondWith(listCourses, { items: [], next: null });
  server.respondWith(getReviewSilence, NO_SILENCE);
  server.respondWith(getCase, createCase());
  server.respondWith(getUser, createUserDetail());
  server.respondWith(listVerifications, createPage());
  server.respondWith(listAllWithdrawals, createPage());
  server.respondWith(getSecondStep, { hasApp: true, hasPasskeys: false });
  server.respondWith(checkDecision, undefined);
  server.respondWith(checkDecisions, ({ body }) => ({
    results: body.ids.map((id) => ({ id, status: 'decided', error: null })),
  }));
  return server;
}
