import { endpoint } from '../endpoint.ts';
import { releasesAnswer } from './releases.schemas.ts';

/** Which version of each app is live. */
export const getReleases = endpoint({
  id: 'admin.releases',
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'The live version of the shell and of each remote',
  access: 'administrator',
  status: 200,
  response: releasesAnswer,
  errors: [],
});
