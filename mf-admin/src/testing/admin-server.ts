import { getAdminCounters, type AdminCounters } from '@platform/contracts';
import { fakeServer, type FakeServer } from '@platform/kit/testing';

const EMPTY_QUEUES: AdminCounters = {
  verifications: 0,
  purchases: 0,
  withdrawals: 0,
  tickets: 0,
  reviews: 0,
  appeals: 0,
};

/** Creates a fake server that responds to the counters request, which every screen sends. */
export function createAdminServer(counters: AdminCounters = EMPTY_QUEUES): FakeServer {
  const server = fakeServer();
  server.respondWith(getAdminCounters, counters);
  return server;
}
