import { staffParams } from '../admin/staff-list.ts';
import { csvOf, endpoint } from '../endpoint.ts';
import { ledgerEntryAnswer } from '../ledger/ledger.entries.ts';
import { pageQuery } from '../paging.ts';
import { list } from '../schema.ts';
import {
  clearProfile,
  userCaseAnswer,
  userCompletionAnswer,
  userRowAnswer,
  usersQuery,
  userStateBody,
} from './users.schemas.ts';

/** All users, newest first. */
export const listUsers = endpoint({
  id: 'users.list',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Users',
  access: 'administrator',
  query: usersQuery,
  status: 200,
  response: list(userRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportUsers = csvOf(listUsers, usersQuery.omit(['limit', 'cursor']));

/** One user. What belongs to a user in other lists is found there by `userId`. */
export const getUser = endpoint({
  id: 'users.get',
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One user',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: userCaseAnswer,
  errors: [],
});

/** A user's statement, newest first. */
export const listUserEntries = endpoint({
  id: 'users.entries',
  method: 'GET',
  path: '/api/admin/users/:id/entries',
  summary: "A user's ledger entries",
  access: 'administrator',
  params: staffParams,
  query: pageQuery,
  status: 200,
  response: list(ledgerEntryAnswer),
  errors: [],
});

/** A user's completed tasks, newest first. */
export const listUserCompletions = endpoint({
  id: 'users.completions',
  method: 'GET',
  path: '/api/admin/users/:id/completions',
  summary: "A user's completed tasks",
  access: 'administrator',
  params: staffParams,
  query: pageQuery,
  status: 200,
  response: list(userCompletionAnswer),
  errors: [],
});

/** Ends the user's sessions and refuses new ones. Money and records stay as they are. */
export const disableUser = endpoint({
  id: 'users.disable',
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  summary: 'Disable a user',
  access: 'administrator',
  params: staffParams,
  body: userStateBody,
  status: 200,
  response: userCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
});

/** Lets a disabled user sign in again. */
export const enableUser = endpoint({
  id: 'users.enable',
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  summary: 'Enable a user',
  access: 'administrator',
  params: staffParams,
  body: userStateBody,
  status: 200,
  response: userCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
});

/** Shows the profile's personal data in clear text once, and writes that down. */
export const revealUser = endpoint({
  id: 'users.reveal',
  method: 'POST',
  path: '/api/admin/users/:id/reveal',
  summary: "Reveal a user's personal data",
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: clearProfile,
  errors: [],
});
