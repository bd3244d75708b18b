import { endpoint } from '../endpoint.ts';
import { checkDecisionBody, decideCasesBody, decideCasesResponse, DECISIONS } from './decisions.schemas.ts';

/*
 * The console lets administrators undo a decision for some seconds before it sends it. So it checks it first, and sends
 * decisions about several cases in one call, which a page that is left can still send.
 */

/** Checks a decision as if it was made: it is rejected with the same errors, and nothing is written. */
export const checkDecision = endpoint({
  id: 'decisions.check',
  method: 'POST',
  path: '/api/admin/decisions/check',
  summary: 'Check whether a decision is possible',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  body: checkDecisionBody,
  status: 204,
  errors: [...new Set(DECISIONS.flatMap(({ errors }) => errors))],
});

/** Checks one decision about several cases; each of them has its own result, and nothing is written. */
export const checkDecisions = endpoint({
  id: 'decisions.checkMany',
  method: 'POST',
  path: '/api/admin/decisions/check-many',
  summary: 'Check whether a decision about several cases is possible',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  body: decideCasesBody,
  status: 200,
  response: decideCasesResponse,
  errors: ['reauthentication_required'],
});

/** Decides several cases, each in a transaction of its own with its own result. */
export const decideCases = endpoint({
  id: 'decisions.decideMany',
  method: 'POST',
  path: '/api/admin/decisions',
  summary: 'Decide several cases',
  access: 'administrator',
  roles: ['reviewer', 'cashier'],
  body: decideCasesBody,
  status: 200,
  response: decideCasesResponse,
  errors: ['reauthentication_required'],
  idempotent: 'each',
});

/** The calls about decisions of all kinds, for the list of all endpoints. */
export const DECISION_CALLS = [checkDecision, checkDecisions, decideCases] as const;
