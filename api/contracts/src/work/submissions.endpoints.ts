import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  submissionParams,
  submissionResponse,
  submissionRowResponse,
  submissionSummaryResponse,
  submissionsQuery,
} from './submissions.schemas.ts';

/** Lists the member's submissions, newest first. */
export const listSubmissions = endpoint({
  id: 'submissions.list',
  method: 'GET',
  path: '/api/user/submissions',
  summary: "The member's submissions",
  access: 'member',
  query: submissionsQuery,
  status: 200,
  response: listResponse(submissionRowResponse),
  errors: [],
});

/** Counts the member's submissions by what they wait for. */
export const getSubmissionSummary = endpoint({
  id: 'submissions.summary',
  method: 'GET',
  path: '/api/user/submission-summary',
  summary: "How many of the member's submissions wait",
  access: 'member',
  status: 200,
  response: submissionSummaryResponse,
  errors: [],
});

/** Returns a submission with its items, answers and decisions. */
export const getSubmission = endpoint({
  id: 'submissions.get',
  method: 'GET',
  path: '/api/user/submissions/:id',
  summary: 'One submission of the member',
  access: 'member',
  params: submissionParams,
  status: 200,
  response: submissionResponse,
  errors: [],
});

/** Takes handed-in work back for changes, within 30 minutes and before a reviewer claims it. */
export const withdrawHandIn = endpoint({
  id: 'submissions.withdrawHandIn',
  method: 'POST',
  path: '/api/user/submissions/:id/withdraw-hand-in',
  summary: 'Take handed-in work back',
  access: 'member',
  params: submissionParams,
  status: 200,
  response: submissionResponse,
  errors: ['wrong_state', 'too_late', 'in_review'],
  idempotent: true,
});

/** Gives a task back without a mark against the member. Its place is free again. */
export const giveBackWork = endpoint({
  id: 'submissions.giveBack',
  method: 'POST',
  path: '/api/user/submissions/:id/give-back',
  summary: 'Give a task back',
  access: 'member',
  params: submissionParams,
  status: 200,
  response: submissionResponse,
  errors: ['wrong_state'],
  idempotent: true,
});

/** Marks the decisions of a submission as seen. */
export const markSubmissionSeen = endpoint({
  id: 'submissions.seen',
  method: 'POST',
  path: '/api/user/submissions/:id/seen',
  summary: 'Mark the decisions of a submission as seen',
  access: 'member',
  params: submissionParams,
  status: 204,
  errors: [],
});
