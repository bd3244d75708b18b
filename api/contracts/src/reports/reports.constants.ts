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

/** Where pages of the shell report what they saw of the versions that they show, and servers what they cannot use. */
export const FAULTS_PATH = '/api/faults';

/**
 * What failed: the container, module or chunk of a remote did not load, its page threw or no longer responds, a script
 * threw elsewhere, or an extension or a translation of the browser has changed the page.
 */
export const FAULT_PHASES = [
  'container',
  'module',
  'chunk',
  'render',
  'hang',
  'unhandled',
  'foreign',
] as const;
export type FaultPhase = (typeof FAULT_PHASES)[number];

/** The faults that leave no page, and that are the version's own. */
export const SEVERE_PHASES: readonly FaultPhase[] = ['container', 'module', 'chunk', 'render', 'hang'];

/** Web vitals that are measured. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** Longest cause of a fault, and longest path of its page. */
export const FAULT_CAUSE_MAX = 120;
export const FAULT_PATH_MAX = 200;
