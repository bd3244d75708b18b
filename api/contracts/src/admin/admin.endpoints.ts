import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { list } from '../schema.ts';
import { adminCountersAnswer, pendingVerificationAnswer } from './admin.schemas.ts';

/** The three counters of the overview. */
export const getAdminCounters = endpoint({
  id: 'admin.counters',
  method: 'GET',
  path: '/api/admin/counters',
  summary: 'How many verifications, purchases and withdrawals are pending',
  access: 'administrator',
  status: 200,
  response: adminCountersAnswer,
  errors: [],
});

/** The pending identity verifications, oldest first. */
export const listPendingVerifications = endpoint({
  id: 'admin.pendingVerifications',
  method: 'GET',
  path: '/api/admin/pending-verifications',
  summary: 'Identity verifications that wait for a decision',
  access: 'administrator',
  query: pageQuery,
  status: 200,
  response: list(pendingVerificationAnswer),
  errors: [],
});
