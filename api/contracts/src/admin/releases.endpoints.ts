import { endpoint } from '../endpoint.ts';
import {
  endCanaryBody,
  promoteReleaseBody,
  releaseParams,
  releasesResponse,
  releasesRevision,
  rollBackReleaseBody,
  startCanaryBody,
} from './releases.schemas.ts';

/** Returns which version of each app is live, what can be promoted, and what changed. */
export const getReleases = endpoint({
  id: 'admin.releases',
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'Live versions of the shell and the remotes, published versions and recent changes',
  access: 'administrator',
  roles: ['owner'],
  status: 200,
  response: releasesResponse,
  errors: [],
});

/** Makes a published version live, after the check that the release tool makes too. Takes up to 10 s. */
export const promoteRelease = endpoint({
  id: 'releases.promote',
  method: 'POST',
  path: '/api/admin/releases/:app/promote',
  summary: 'Make a published version live',
  access: 'administrator',
  roles: ['owner'],
  params: releaseParams,
  body: promoteReleaseBody,
  status: 200,
  response: releasesRevision,
  errors: ['release_rejected', 'releases_changed'],
  idempotent: true,
});

/** Makes the version live again that was live before the current one was promoted. */
export const rollBackRelease = endpoint({
  id: 'releases.rollBack',
  method: 'POST',
  path: '/api/admin/releases/:app/rollback',
  summary: 'Make the previous version live again',
  access: 'administrator',
  roles: ['owner'],
  params: releaseParams,
  body: rollBackReleaseBody,
  status: 200,
  response: releasesRevision,
  errors: ['release_rejected', 'releases_changed'],
  idempotent: true,
});

/** Gives a part of the visitors another version than the live one; replaces a canary that runs. */
export const startReleaseCanary = endpoint({
  id: 'releases.startCanary',
  method: 'POST',
  path: '/api/admin/releases/:app/canary',
  summary: 'Try a version with a part of the visitors',
  access: 'administrator',
  roles: ['owner'],
  params: releaseParams,
  body: startCanaryBody,
  status: 200,
  response: releasesRevision,
  errors: ['release_rejected', 'releases_changed'],
  idempotent: true,
});

/** Gives all visitors the live version. */
export const endReleaseCanary = endpoint({
  id: 'releases.endCanary',
  method: 'POST',
  path: '/api/admin/releases/:app/canary/end',
  summary: 'End the canary of an app',
  access: 'administrator',
  roles: ['owner'],
  params: releaseParams,
  body: endCanaryBody,
  status: 200,
  response: releasesRevision,
  errors: ['release_rejected', 'releases_changed'],
  idempotent: true,
});

/** The calls about releases, for the list of all endpoints. */
export const RELEASE_ENDPOINTS = [
  getReleases,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
  endReleaseCanary,
] as const;
