import { endpoint } from '../endpoint.ts';
import { releasesResponse } from './releases.schemas.ts';

/** Returns which version of each app is live. */
export const getReleases = endpoint({
  id: 'admin.releases',
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'Live versions of the shell and the remotes',
  access: 'administrator',
  status: 200,
  response: releasesResponse,
  errors: [],
});
