import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  appealBody,
  saveDraftBody,
  savedDraftResponse,
  submissionParams,
  submissionResponse,
  submissionRowResponse,
  submissionSummaryResponse,
  submissionsQuery,
  submitWorkBody,
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

/** Saves answers. Not idempotent by key: the version makes a repeated request safe. */
export const saveDraft = endpoint({
  id: 'submissions.saveDraft',
  method: 'POST',
  path: '/api/user/submissions/:id/draft',
  summary: 'Save the answers of a submission',
  access: 'member',
  params: submissionParams,
  body: saveDraftBody,
  status: 200,
  response: savedDraftResponse,
  errors: ['draft_newer', 'wrong_state'],
});

/** Hands the saved answers in. The first hand-in of a task counts toward the daily limit. */
export const submitWork = endpoint({
  id: 'submissions.submit',
  method: 'POST',
  path: '/api/user/submissions/:id/submit',
  summary: 'Hand in the answers of a submission',
  access: 'member',
  params: submissionParams,
  body: submitWorkBody,
  status: 200,
  response: submissionResponse,
  errors: [
    'blueprint_not_active',
    'incomplete',
    'draft_newer',
    'wrong_state',
    'no_place_left',
    'daily_limit_reached',
  ],
  idempotent: true,
});

/** Takes handed-in work back for changes, within 30 minutes and before a reviewer claims it. */
export const takeBackWork = endpoint({
  id: 'submissions.takeBack',
  method: 'POST',
  path: '/api/user/submissions/:id/take-back',
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

/** Appeals against a rejection, once. Another person decides it within 72 hours, or it is granted. */
export const appealRejection = endpoint({
  id: 'submissions.appeal',
  method: 'POST',
  path: '/api/user/submissions/:id/appeal',
  summary: 'Appeal against a rejection',
  access: 'member',
  params: submissionParams,
  body: appealBody,
  status: 200,
  response: submissionResponse,
  errors: ['wrong_state', 'too_late', 'already_appealed'],
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
