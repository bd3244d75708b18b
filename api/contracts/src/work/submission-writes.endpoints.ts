import { endpoint } from '../endpoint.ts';
import {
  appealBody,
  reportWorkBody,
  saveDraftBody,
  savedDraftResponse,
  submissionParams,
  submissionResponse,
  submitWorkBody,
} from './submissions.schemas.ts';

/*
 * What a member writes. A file of its own, because every page of the dashboard counts submissions, and must not load
 * the schemas of all answers for that.
 */

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

/**
 * Hands the saved answers in. The first hand-in of a task counts toward the daily limit. If something looks wrong, the
 * first call hands nothing in: it returns the submission as it was, with `warnings`, once per submission.
 */
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
    'too_many_reports',
    'draft_newer',
    'wrong_state',
    'no_place_left',
    'daily_limit_reached',
  ],
  idempotent: true,
});

/**
 * Gives a task back with its answers, and reports the items that they say cannot be done, where these are too many to
 * hand it in. A person takes the items out or says why not; 72 hours later they are taken out for this member.
 */
export const reportWork = endpoint({
  id: 'submissions.report',
  method: 'POST',
  path: '/api/user/submissions/:id/report',
  summary: 'Report items that cannot be done, and give the task back',
  access: 'member',
  params: submissionParams,
  body: reportWorkBody,
  status: 200,
  response: submissionResponse,
  errors: ['draft_newer', 'wrong_state'],
  idempotent: true,
});

/** Appeals against a rejection, once. Another person, if there is one, decides it within 72 hours, or it is granted. */
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
