import { adminParams } from '../admin/admin-list.ts';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import { noticeResponse, readNoticesBody } from './notices.schemas.ts';

/** Lists the user's notices, newest first. */
export const listNotices = endpoint({
  id: 'notices.list',
  method: 'GET',
  path: '/api/user/notices',
  summary: 'What happened in the account, newest first',
  access: 'member',
  query: pageQuery,
  status: 200,
  response: listResponse(noticeResponse),
  errors: [],
});

/** Marks one of the user's notices as read; another user's is not found. */
export const markNoticeRead = endpoint({
  id: 'notices.markRead',
  method: 'POST',
  path: '/api/user/notices/:id/read',
  summary: 'Mark a notice as read',
  access: 'member',
  params: adminParams,
  status: 200,
  response: noticeResponse,
  errors: [],
});

/** Marks the user's notices up to a time as read. */
export const markNoticesRead = endpoint({
  id: 'notices.markAllRead',
  method: 'POST',
  path: '/api/user/notices/read',
  summary: 'Mark all notices as read',
  access: 'member',
  body: readNoticesBody,
  status: 204,
  errors: [],
});
