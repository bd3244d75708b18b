import { ADMIN_ROLES } from '../admin/roles.ts';
import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { ledgerEntryResponse } from '../ledger/ledger.entries.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import { completionResponse } from '../tasks/tasks.schemas.ts';
import {
  confirmRolesBody,
  revealedProfile,
  userDetailResponse,
  userRowResponse,
  usersQuery,
  userRolesBody,
} from './users.schemas.ts';

/** Lists users, newest first by default. */
export const listUsers = endpoint({
  id: 'users.list',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Users',
  access: 'administrator',
  roles: ADMIN_ROLES,
  query: usersQuery,
  status: 200,
  response: listResponse(userRowResponse),
  errors: [],
});

/** Exports all users that match the filters; each export is recorded in the audit log. */
export const exportUsers = csvExport(
  { ...listUsers, roles: ['support'] },
  usersQuery.omit(['limit', 'cursor']),
);

/** Returns one user. Other admin lists filter a user's records by `userId`. */
export const getUser = endpoint({
  id: 'users.get',
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One user',
  access: 'administrator',
  roles: ADMIN_ROLES,
  params: adminParams,
  status: 200,
  response: userDetailResponse,
  errors: [],
});

/** Lists a user's ledger entries, newest first. */
export const listUserEntries = endpoint({
  id: 'users.entries',
  method: 'GET',
  path: '/api/admin/users/:id/entries',
  summary: "A user's ledger entries",
  access: 'administrator',
  roles: ['cashier', 'support'],
  params: adminParams,
  query: pageQuery,
  status: 200,
  response: listResponse(ledgerEntryResponse),
  errors: [],
});

/** Lists a user's completed tasks, newest first. */
export const listUserCompletions = endpoint({
  id: 'users.completions',
  method: 'GET',
  path: '/api/admin/users/:id/completions',
  summary: "A user's completed tasks",
  access: 'administrator',
  roles: ADMIN_ROLES,
  params: adminParams,
  query: pageQuery,
  status: 200,
  response: listResponse(completionResponse),
  errors: [],
});

/** Disables a user: ends their sessions and rejects new ones. Money and records are unchanged. */
export const disableUser = endpoint({
  id: 'users.disable',
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  summary: 'Disable a user',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: userDetailResponse,
  errors: ['already_decided', 'wrong_state', 'not_allowed_to_review'],
});

/** Enables a disabled user, who can then log in again. */
export const enableUser = endpoint({
  id: 'users.enable',
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  summary: 'Enable a user',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: userDetailResponse,
  errors: ['already_decided', 'wrong_state', 'not_allowed_to_review'],
});

/**
 * Gives a user the roles of an administrator, or takes them. Only owners can, with a password entered in the last ten
 * minutes and their second factor, and not for themselves, so that there is always an owner.
 */
export const setUserRoles = endpoint({
  id: 'users.setRoles',
  method: 'POST',
  path: '/api/admin/users/:id/roles',
  summary: "Change a user's administrator roles",
  access: 'administrator',
  roles: ['owner'],
  params: adminParams,
  body: userRolesBody,
  status: 200,
  response: userDetailResponse,
  errors: ['reauthentication_required', 'second_factor_again', 'wrong_state'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/**
 * Confirms roles that another owner gave. Where there is another owner, a role counts for approvals only after that,
 * and 72 hours after it was given.
 */
export const confirmUserRoles = endpoint({
  id: 'users.confirmRoles',
  method: 'POST',
  path: '/api/admin/users/:id/roles/confirm',
  summary: "Confirm a user's administrator roles",
  access: 'administrator',
  roles: ['owner'],
  params: adminParams,
  body: confirmRolesBody,
  status: 200,
  response: userDetailResponse,
  errors: ['reauthentication_required', 'second_factor_again', 'role_too_new', 'wrong_state'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Returns the personal data of a profile in clear text and records that in the audit log. */
export const revealUser = endpoint({
  id: 'users.reveal',
  method: 'POST',
  path: '/api/admin/users/:id/reveal',
  summary: "Reveal a user's personal data",
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: revealedProfile,
  errors: ['not_allowed_to_review', 'reauthentication_required'],
  needsRecentPassword: true,
});
