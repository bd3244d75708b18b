import { blueprintParams } from '../blueprints/blueprints.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse, queryObject, singleLineText } from '../schema.ts';
import { submissionResponse, workFileResponse } from './submissions.schemas.ts';
import {
  workTaskDetailResponse,
  workTaskParams,
  workTaskPayResponse,
  workTaskResponse,
} from './work.schemas.ts';

/** Lists the work tasks of one of the member's active blueprints; not paged. */
export const listWorkTasks = endpoint({
  id: 'work.list',
  method: 'GET',
  path: '/api/tasks/blueprint/:blueprintId/work',
  summary: 'The work tasks of a blueprint',
  access: 'member',
  params: blueprintParams,
  status: 200,
  response: listResponse(workTaskResponse),
  errors: ['blueprint_not_active'],
});

/** Lists the paid work tasks on offer with what they pay per hour; not paged. */
export const listWorkTaskPay = endpoint({
  id: 'work.listPay',
  method: 'GET',
  path: '/api/admin/work-tasks',
  summary: 'What work tasks pay per hour',
  access: 'administrator',
  roles: ['reviewer'],
  status: 200,
  response: listResponse(workTaskPayResponse),
  errors: [],
});

/** Returns a work task with its instructions; the items come with the submission. */
export const getWorkTask = endpoint({
  id: 'work.get',
  method: 'GET',
  path: '/api/tasks/:taskId/work',
  summary: 'A work task with its instructions',
  access: 'member',
  params: workTaskParams,
  status: 200,
  response: workTaskDetailResponse,
  errors: ['blueprint_not_active'],
});

/** Starts a work task, or continues with one that was given back, has lapsed, or was practiced. */
export const startWork = endpoint({
  id: 'work.start',
  method: 'POST',
  path: '/api/tasks/:taskId/work/start',
  summary: 'Start a work task',
  access: 'member',
  params: workTaskParams,
  status: 200,
  response: submissionResponse,
  errors: [
    'blueprint_not_active',
    'no_place_left',
    'daily_limit_reached',
    'too_many_open',
    'budget_used_up',
    'wrong_state',
    'test_required',
  ],
  idempotent: true,
});

/** Uploads a file for an answer: the bytes are the body, and the header `X-File-Name` has its percent-encoded name. */
export const uploadFile = endpoint({
  id: 'work.uploadFile',
  method: 'POST',
  path: '/api/user/files',
  summary: 'Upload a file for an answer',
  access: 'member',
  rateLimit: { calls: 120, minutes: 60, per: 'user' },
  bodyType: 'bytes',
  status: 201,
  response: workFileResponse,
  errors: ['invalid_file', 'too_many_files', 'wrong_state'],
});

/** Downloads a file of the caller. Administrators can download those of the work they review. */
export const downloadFile = endpoint({
  id: 'work.downloadFile',
  method: 'GET',
  path: '/api/files/:id',
  summary: 'Download an uploaded file',
  access: 'member',
  params: queryObject({ id: singleLineText('Id', 40).required('Id is required') }),
  status: 200,
  responseType: 'bytes',
  errors: [],
});

/** Returns a picture of a work task. Its address never changes its content. */
export const getMedia = endpoint({
  id: 'work.media',
  method: 'GET',
  path: '/api/media/:hash',
  summary: 'A picture of a work task',
  access: 'member',
  params: queryObject({ hash: singleLineText('Hash', 64).required('Hash is required') }),
  status: 200,
  responseType: 'bytes',
  errors: [],
});
