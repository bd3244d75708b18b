import { endpoint } from '../endpoint.ts';
import { deletionBody, deletionResponse, openRequestsResponse } from './deletion.schemas.ts';

/** Reads what keeps the member's account from being deleted. */
export const getOpenRequests = endpoint({
  id: 'personalData.getOpenRequests',
  method: 'GET',
  path: '/api/user/deletion',
  summary: 'What must be decided before the account can be deleted',
  access: 'member',
  status: 200,
  response: openRequestsResponse,
  errors: [],
});

/** Requests the deletion of the account, which follows after 14 days unless the member keeps it. */
export const requestDeletion = endpoint({
  id: 'personalData.requestDeletion',
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Request the deletion of the account',
  access: 'member',
  body: deletionBody,
  status: 201,
  response: deletionResponse,
  errors: ['reauthentication_required', 'second_factor_again', 'wrong_state'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Keeps an account whose deletion was requested. */
export const cancelDeletion = endpoint({
  id: 'personalData.cancelDeletion',
  method: 'POST',
  path: '/api/user/deletion/cancel',
  summary: 'Keep the account after all',
  access: 'member',
  status: 204,
  errors: ['wrong_state'],
});
