import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { courseProgressResponse } from './learning.schemas.ts';
import { practiceQuery } from './practice.schemas.ts';
import { addProgressBody } from './progress.schemas.ts';

/** Lists what the member has done in each course; not paged. */
export const listProgress = endpoint({
  id: 'learning.listProgress',
  method: 'GET',
  path: '/api/user/courses',
  summary: "The member's progress in the courses",
  access: 'member',
  query: practiceQuery,
  status: 200,
  response: listResponse(courseProgressResponse),
  errors: [],
});

/** Adds what was read and solved: one lesson, or all of what a visitor did before signing in. */
export const addProgress = endpoint({
  id: 'learning.addProgress',
  method: 'POST',
  path: '/api/user/courses/progress',
  summary: 'Add what was read and solved',
  access: 'member',
  body: addProgressBody,
  status: 200,
  response: listResponse(courseProgressResponse),
  errors: [],
});
