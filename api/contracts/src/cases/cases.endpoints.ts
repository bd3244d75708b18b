import { ADMIN_ROLES } from '../admin/roles.ts';
import { endpoint } from '../endpoint.ts';
import { caseDetailResponse, caseNoteBody, caseParams, dueCasesResponse } from './cases.schemas.ts';

/*
 * A case is a verification, a purchase, a withdrawal or a report of an item. Each call also needs the roles for the
 * record itself: reading a case those that read it, claiming one those that decide it.
 */

/** Lists the cases of all kinds that are due first. */
export const listDueCases = endpoint({
  id: 'cases.due',
  method: 'GET',
  path: '/api/admin/due-cases',
  summary: 'The cases that are due first',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  status: 200,
  response: dueCasesResponse,
  errors: [],
});

/** Returns the claim of a case, the risk signals about its member and the notes of administrators. */
export const getCase = endpoint({
  id: 'cases.get',
  method: 'GET',
  path: '/api/admin/cases/:kind/:id',
  summary: 'Claim, risk signals and notes of a case',
  access: 'administrator',
  roles: ADMIN_ROLES,
  params: caseParams,
  status: 200,
  response: caseDetailResponse,
  errors: ['not_allowed_to_review'],
});

/** Keeps a case for the administrator for 30 minutes, or longer if they have claimed it already. */
export const claimCase = endpoint({
  id: 'cases.claim',
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/claim',
  summary: 'Claim a case',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  params: caseParams,
  status: 200,
  response: caseDetailResponse,
  errors: ['wrong_state', 'claimed', 'not_allowed_to_review'],
});

/** Gives a claimed case back to the others. */
export const unclaimCase = endpoint({
  id: 'cases.unclaim',
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/unclaim',
  summary: 'Release a claimed case',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  params: caseParams,
  status: 200,
  response: caseDetailResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
});

/** Claims a case although another administrator has claimed it. */
export const takeOverCase = endpoint({
  id: 'cases.takeOver',
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/take-over',
  summary: 'Take a case over from another administrator',
  access: 'administrator',
  roles: ['owner'],
  params: caseParams,
  status: 200,
  response: caseDetailResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
});

/** Adds a note for other administrators. It cannot be changed or removed afterwards. */
export const addCaseNote = endpoint({
  id: 'cases.addNote',
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/notes',
  summary: 'Add a note to a case',
  access: 'administrator',
  roles: ADMIN_ROLES,
  params: caseParams,
  body: caseNoteBody,
  status: 200,
  response: caseDetailResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});

/** Every call of the cases, for the list of all endpoints. */
export const CASE_CALLS = [listDueCases, getCase, claimCase, unclaimCase, takeOverCase, addCaseNote] as const;
