import { endpoint } from '../endpoint.ts';
import { courseParams } from './learning.schemas.ts';
import {
  attemptParams,
  attemptResponse,
  reportUnitBody,
  saveAttemptBody,
  savedAttemptResponse,
  startAttemptBody,
  testResponse,
} from './tests.schemas.ts';

/** Reads where the member stands with the test of a course. */
export const getTest = endpoint({
  id: 'tests.get',
  method: 'GET',
  path: '/api/user/courses/:courseId/test',
  summary: "The member's attempts at the test of a course",
  access: 'member',
  params: courseParams,
  status: 200,
  response: testResponse,
  errors: [],
});

/** Starts an attempt, from which its time runs. If one is open, it is returned, whatever the body says. */
export const startAttempt = endpoint({
  id: 'tests.start',
  method: 'POST',
  path: '/api/user/courses/:courseId/test/start',
  summary: 'Start an attempt at a test, or go on with it',
  access: 'member',
  params: courseParams,
  body: startAttemptBody,
  status: 200,
  response: attemptResponse,
  errors: ['no_test', 'email_not_confirmed', 'retake_too_soon', 'already_passed'],
  idempotent: true,
});

/** Returns an attempt: its questions while it is open, its result afterwards. */
export const getAttempt = endpoint({
  id: 'tests.getAttempt',
  method: 'GET',
  path: '/api/user/attempts/:id',
  summary: 'One attempt',
  access: 'member',
  params: attemptParams,
  status: 200,
  response: attemptResponse,
  errors: [],
});

/**
 * Saves answers of an open attempt. What arrives within 5 seconds after its end still counts; later it is `too_late`.
 * Not idempotent by key: the versions make a repeated request safe.
 */
export const saveAttempt = endpoint({
  id: 'tests.save',
  method: 'POST',
  path: '/api/user/attempts/:id/answers',
  summary: 'Save answers of an attempt',
  access: 'member',
  rateLimit: { calls: 1200, minutes: 60, per: 'user' },
  params: attemptParams,
  body: saveAttemptBody,
  status: 200,
  response: savedAttemptResponse,
  errors: ['draft_newer', 'too_late', 'wrong_state'],
});

/** Hands the saved answers in. An attempt that has ended already is returned as it is. */
export const submitAttempt = endpoint({
  id: 'tests.submit',
  method: 'POST',
  path: '/api/user/attempts/:id/submit',
  summary: 'Hand in an attempt',
  access: 'member',
  params: attemptParams,
  status: 200,
  response: attemptResponse,
  errors: [],
  idempotent: true,
});

/** Reports a question of an open attempt to administrators. */
export const reportUnit = endpoint({
  id: 'tests.report',
  method: 'POST',
  path: '/api/user/attempts/:id/reports',
  summary: 'Report a question of an attempt',
  access: 'member',
  params: attemptParams,
  body: reportUnitBody,
  status: 204,
  errors: ['wrong_state'],
});
