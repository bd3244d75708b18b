import {
  getAdminCounters,
  getCase,
  listDueCases,
  listHeldDecisions,
  type AdminCounters,
} from '@platform/contracts';
import { fakeServer, type FakeServer } from '@platform/kit/testing';
import { createCase } from './records.factory.ts';

/** Nothing waits for administrators. */
export const EMPTY_QUEUES: AdminCounters = {
  verifications: 0,
  uncheckedIdentities: 0,
  purchases: 0,
  withdrawals: 0,
  tickets: 0,
  reviews: 0,
  appeals: 0,
  secondApprovals: 0,
  secondFactorResets: 0,
};

/** Creates a fake server that responds to what many screens request: counters, what is due or held, and cases. */
export function createAdminServer(counters: Partial<AdminCounters> = {}): FakeServer {
  const server = fakeServer();
  server.respondWith(getAdminCounters, { ...EMPTY_QUEUES, ...counters });
  server.respondWith(listDueCases, { items: [] });
  server.respondWith(getCase, createCase());
  server.respondWith(listHeldDecisions, { items: [], reviews: [], next: null });
  return server;
}
