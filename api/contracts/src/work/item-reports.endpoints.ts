import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { itemReportDetailResponse, itemReportRowResponse, itemReportsQuery } from './item-reports.schemas.ts';

/** Lists the reports of items that cannot be done; by default those that wait. */
export const listItemReports = endpoint({
  id: 'itemReports.list',
  method: 'GET',
  path: '/api/admin/item-reports',
  summary: 'Reports of items that cannot be done',
  access: 'administrator',
  roles: ['reviewer'],
  query: itemReportsQuery,
  status: 200,
  response: listResponse(itemReportRowResponse),
  errors: [],
});

/** Exports all reports that match the filters; each export is recorded in the audit log. */
export const exportItemReports = csvExport(listItemReports, itemReportsQuery.omit(['limit', 'cursor']));

/** Returns one report with its timeline. */
export const getItemReport = endpoint({
  id: 'itemReports.get',
  method: 'GET',
  path: '/api/admin/item-reports/:id',
  summary: 'One report of an item',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: itemReportDetailResponse,
  errors: [],
});

/** Accepts a report. An item is closed when the reports of two members are accepted. */
export const acceptItemReport = endpoint({
  id: 'itemReports.accept',
  method: 'POST',
  path: '/api/admin/item-reports/:id/accept',
  summary: 'Accept a report of an item',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: itemReportDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review', 'member_disabled'],
  idempotent: true,
});

/** Rejects a report: the item can be done. The member reads why. */
export const rejectItemReport = endpoint({
  id: 'itemReports.reject',
  method: 'POST',
  path: '/api/admin/item-reports/:id/reject',
  summary: 'Reject a report of an item',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: itemReportDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review'],
  idempotent: true,
});

/** Offers a closed item again. The accepted reports of it no longer count. */
export const reinstateItem = endpoint({
  id: 'itemReports.reinstate',
  method: 'POST',
  path: '/api/admin/item-reports/:id/reinstate',
  summary: 'Offer a closed item again',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: itemReportDetailResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});

/** Every call of the reports of items, for the list of all endpoints. */
export const ITEM_REPORT_ENDPOINTS = [
  listItemReports,
  exportItemReports,
  getItemReport,
  acceptItemReport,
  rejectItemReport,
  reinstateItem,
] as const;
