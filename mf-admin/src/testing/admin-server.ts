import {
  getAdminCounters,
  getCase,
  listDueCases,
  listHeldDecisions,
  type AdminCounters,
} from '@platform/contracts';
import { fakeServer, type FakeServer } from '@platform/kit/testing';
import { createCase } from './records.factory.ts';

const EMPTY_QUEUES: AdminCounters = {
  verifications: 0,
  purchases: 0,
  withdrawals: 0,
  tickets: 0,
  reviews: 0,
  appeals: 0,
};

/** Creates a fake server that responds to what many screens request: counters, what is due or held, and cases. */
export function createAdminServer(counters: AdminCounters = EMPTY_QUEUES): FakeServer {
  const server = fakeServer();
  server.respondWith(getAdminCounters, counters);
  server.respondWith(listDueCases, { items: [] });
  server.respondWith(getCase, createCase());
  server.respondWith(listHeldDecisions, { items: [], next: null });
  return server;
}
