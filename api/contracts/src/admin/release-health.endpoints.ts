import { endpoint } from '../endpoint.ts';
import { releaseHealthResponse } from './release-health.schemas.ts';

/** Returns what browsers measured of each version within the last 24 hours. */
export const getReleaseHealth = endpoint({
  id: 'admin.releases.health',
  method: 'GET',
  path: '/api/admin/releases/health',
  summary: 'Views, faults and web vitals of each version, and what was rolled back automatically',
  access: 'administrator',
  roles: ['owner'],
  status: 200,
  response: releaseHealthResponse,
  errors: [],
});
