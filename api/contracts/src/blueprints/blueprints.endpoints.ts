import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { blueprintResponse, blueprintParams, userBlueprintResponse } from './blueprints.schemas.ts';

/** Lists the whole catalogue, ordered by id; not paged. */
export const listBlueprints = endpoint({
  id: 'blueprints.list',
  method: 'GET',
  path: '/api/blueprints',
  summary: 'The blueprint catalogue',
  access: 'public',
  status: 200,
  response: listResponse(blueprintResponse),
  errors: [],
});

/** Returns one blueprint of the catalogue. */
export const getBlueprint = endpoint({
  id: 'blueprints.get',
  method: 'GET',
  path: '/api/blueprints/:blueprintId',
  summary: 'One blueprint',
  access: 'public',
  params: blueprintParams,
  status: 200,
  response: blueprintResponse,
  errors: [],
});

/**
 * Lists what the signed-in member requested or owns, newest first: the newest 50 rows, and of every blueprint at least
 * the latest.
 */
export const listUserBlueprints = endpoint({
  id: 'blueprints.listOwn',
  method: 'GET',
  path: '/api/user/blueprints',
  summary: "The member's blueprints with their status",
  access: 'member',
  status: 200,
  response: listResponse(userBlueprintResponse),
  errors: [],
});
