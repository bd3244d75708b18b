import { endpoint } from '../endpoint.ts';
import { dataExportResponse } from './export.schemas.ts';

/** Reads what became of the copy that the member requested last. */
export const getDataExport = endpoint({
  id: 'personalData.getExport',
  method: 'GET',
  path: '/api/user/data-export',
  summary: 'The copy of the member’s data that was requested last',
  access: 'member',
  status: 200,
  response: dataExportResponse,
  errors: [],
});

/** Requests a copy of the member's data. One is made at a time; a new one replaces the one before. */
export const requestDataExport = endpoint({
  id: 'personalData.requestExport',
  method: 'POST',
  path: '/api/user/data-export',
  summary: 'Request a copy of the member’s data',
  access: 'member',
  status: 201,
  response: dataExportResponse,
  errors: ['reauthentication_required', 'second_factor_again', 'wrong_state'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Announces the download of a copy: asks for the password where it is needed, and records the download. */
export const openDataExport = endpoint({
  id: 'personalData.openExport',
  method: 'POST',
  path: '/api/user/data-export/open',
  summary: 'Announce the download of the copy',
  access: 'member',
  status: 204,
  errors: ['reauthentication_required', 'second_factor_again', 'wrong_state'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Downloads the copy as a ZIP file, in the session of its member only. */
export const downloadDataExport = endpoint({
  id: 'personalData.downloadExport',
  method: 'GET',
  path: '/api/user/data-export/file',
  summary: 'Download the copy as a ZIP file',
  access: 'member',
  rateLimit: { calls: 30, minutes: 60, per: 'user' },
  status: 200,
  responseType: 'bytes',
  errors: ['reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** The calls about copies, for the list of all endpoints. */
export const DATA_EXPORT_ENDPOINTS = [
  getDataExport,
  requestDataExport,
  openDataExport,
  downloadDataExport,
] as const;
