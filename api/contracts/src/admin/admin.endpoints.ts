import { ADMIN_ROLES } from './roles.ts';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import { adminCountersResponse, dueHoursResponse, pendingVerificationResponse } from './admin.schemas.ts';

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

/** Counts what is due in each of the next hours. */
export const getDueHours = endpoint({
  id: 'admin.dueHours',
  method: 'GET',
  path: '/api/admin/due-hours',
  summary: 'How many cases, reviews and payouts are due in each of the next 72 hours',
  access: 'administrator',
  roles: ADMIN_ROLES,
  status: 200,
  response: dueHoursResponse,
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

/** Every call of the overview, for the list of all endpoints. */
export const OVERVIEW_CALLS = [getAdminCounters, getDueHours, listPendingVerifications] as const;
