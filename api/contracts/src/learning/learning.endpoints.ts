import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  checkedUnitResponse,
  courseParams,
  courseSummaryResponse,
  unitAnswersBody,
  unitParams,
  unitResponse,
} from './learning.schemas.ts';

/** Lists the courses that there are, by id; not paged. Their lessons are public pages. */
export const listCourses = endpoint({
  id: 'learning.listCourses',
  method: 'GET',
  path: '/api/courses',
  summary: 'The courses',
  access: 'public',
  status: 200,
  response: listResponse(courseSummaryResponse),
  errors: [],
});

/** Returns the questions of a course's pre-test, one for each tested objective; not paged. */
export const listPreTest = endpoint({
  id: 'learning.listPreTest',
  method: 'GET',
  path: '/api/courses/:courseId/pre-test',
  summary: 'The questions that show which lessons can be skipped',
  access: 'public',
  params: courseParams,
  status: 200,
  response: listResponse(unitResponse),
  errors: [],
});

/**
 * Compares the answers to a question of practice with the right ones. Nothing is stored for a visitor; what a member
 * solves counts as solved. Questions of a test do not exist here.
 */
export const checkUnit = endpoint({
  id: 'learning.checkUnit',
  method: 'POST',
  path: '/api/learning-units/:unitId/check',
  summary: 'Check the answers to a question of a lesson',
  access: 'public',
  rateLimit: { calls: 120, minutes: 10, per: 'address', raisedOutsideProduction: true },
  params: unitParams,
  body: unitAnswersBody,
  status: 200,
  response: checkedUnitResponse,
  errors: ['incomplete'],
});
