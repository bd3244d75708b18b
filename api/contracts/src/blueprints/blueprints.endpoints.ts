import { endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import { blueprintAnswer, blueprintParams, userBlueprintAnswer } from './blueprints.schemas.ts';

/** The catalogue, by id; comes whole. */
export const listBlueprints = endpoint({
  id: 'blueprints.list',
  method: 'GET',
  path: '/api/blueprints',
  summary: 'The blueprint catalogue',
  access: 'public',
  status: 200,
  response: list(blueprintAnswer),
  errors: [],
});

/** One row of the catalogue. */
export const getBlueprint = endpoint({
  id: 'blueprints.get',
  method: 'GET',
  path: '/api/blueprints/:blueprintId',
  summary: 'One blueprint',
  access: 'public',
  params: blueprintParams,
  status: 200,
  response: blueprintAnswer,
  errors: [],
});

/** The signed-in member's blueprints, newest first; comes whole. */
export const listUserBlueprints = endpoint({
  id: 'blueprints.listOwn',
  method: 'GET',
  path: '/api/user/blueprints',
  summary: "The member's blueprints with their state",
  access: 'member',
  status: 200,
  response: list(userBlueprintAnswer),
  errors: [],
});
