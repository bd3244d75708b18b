/**
 * Where browsers report violations of the content security policy and errors of pages, on every origin. It is not an
 * endpoint of the contract: browsers choose the content type and the shape of their reports.
 */
export const REPORTS_PATH = '/api/reports';

/** Value of `Reporting-Endpoints`: the name that `report-to` refers to. */
export const REPORTING_ENDPOINTS = `csp="${REPORTS_PATH}"`;

/** Directives that make browsers report violations of a policy; older ones know `report-uri` only. */
export const REPORT_DIRECTIVES = { 'report-uri': REPORTS_PATH, 'report-to': 'csp' } as const;

/** Upper bound on the errors that one page reports. */
export const PAGE_ERRORS_MAX = 10;
