import { getAdminCounters, type AdminCounters } from '@platform/contracts';
import { fakeServer, type FakeServer } from '@platform/kit/testing';

const NOTHING_WAITS: AdminCounters = { verifications: 0, purchases: 0, withdrawals: 0 };

/** A server that answers what every screen asks. */
export function staffServer(counters: AdminCounters = NOTHING_WAITS): FakeServer {
  const server = fakeServer();
  server.answer(getAdminCounters, counters);
  return server;
}
