import { ADMIN_ROLES } from './roles.ts';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import { adminCountersResponse, pendingVerificationResponse } from './admin.schemas.ts';

/** Returns the counters of the admin overview. */
export const getAdminCounters = endpoint({
  id: 'admin.counters',
  method: 'GET',
  path: '/api/admin/counters',
  summary: 'How many verifications, purchases, withdrawals and tickets are waiting',
  access: 'administrator',
  roles: ADMIN_ROLES,
  status: 200,
  response: adminCountersResponse,
  errors: [],
});

/** Lists pending identity verifications, due first. */
export const listPendingVerifications = endpoint({
  id: 'admin.pendingVerifications',
  method: 'GET',
  path: '/api/admin/pending-verifications',
  summary: 'Pending identity verifications',
  access: 'administrator',
  roles: ['reviewer'],
  query: pageQuery,
  status: 200,
  response: listResponse(pendingVerificationResponse),
  errors: [],
});
