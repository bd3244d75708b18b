import { pageErrorsBody } from '@platform/contracts';
import { maskMessage, maskUrl } from './mask-report.ts';

/** One failure in a browser, without anything personal. Equal ones are counted together. */
export type BrowserReport = {
  readonly kind: 'csp' | 'error' | 'rejection' | 'resource';
  /** Origin and path of the page. */
  readonly page: string;
  /** The violated directive, or the message of the error. */
  readonly what: string;
  /** What was blocked, or the script that failed. */
  readonly source: string;
};

/** The origins of our pages; the first is the one that the request came through. */
export type OwnOrigins = readonly [string, ...string[]];

/** Reports in one request of a browser; further ones are dropped. */
const MAX_REPORTS = 20;

/**
 * Reads a body of a report: `{ "csp-report": {...} }` (`report-uri`), a list of reports (Reporting API), or the errors
 * of a page. Reports about other sites' pages are dropped.
 *
 * @returns `undefined` if it is not one of them
 */
export function parseReports(body: unknown, origins: OwnOrigins): BrowserReport[] | undefined {
  if (Array.isArray(body)) return parseList(body, origins);
  if (!isObject(body)) return undefined;
  if (isObject(body['csp-report'])) return parseViolation(body['csp-report'], LEGACY_NAMES, origins);
  if (!pageErrorsBody.isValidSync(body)) return undefined;
  return body.errors.map(({ kind, page, message, source }) => ({
    kind,
    // The origin comes from a header of the request, so it is parsed and shortened too.
    page: maskUrl(origins[0] + page, origins),
    what: maskMessage(message),
    source: source && maskUrl(source, origins),
  }));
}

function parseList(list: readonly unknown[], origins: OwnOrigins): BrowserReport[] | undefined {
  const reports = list.slice(0, MAX_REPORTS).map((report) => {
    if (!isObject(report) || !isObject(report.body)) return undefined;
    return report.type === 'csp-violation' ? parseViolation(report.body, NAMES, origins) : [];
  });
  return reports.every((report) => report !== undefined) ? reports.flat() : undefined;
}

type FieldNames = Readonly<Record<'page' | 'directive' | 'blocked' | 'source', string>>;

/** Field names of `application/csp-report`, and of `application/reports+json`. */
const LEGACY_NAMES = {
  page: 'document-uri',
  directive: 'violated-directive',
  blocked: 'blocked-uri',
  source: 'source-file',
} as const satisfies FieldNames;
const NAMES = {
  page: 'documentURL',
  directive: 'effectiveDirective',
  blocked: 'blockedURL',
  source: 'sourceFile',
} as const satisfies FieldNames;

function parseViolation(
  fields: Readonly<Record<string, unknown>>,
  names: FieldNames,
  origins: OwnOrigins,
): BrowserReport[] | undefined {
  const read = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const page = read(names.page);
  const directive = /^[a-z-]{1,40}/.exec(read(names.directive) || read('effective-directive'))?.[0];
  if (directive === undefined || !URL.canParse(page)) return undefined;
  if (!origins.includes(new URL(page).origin)) return [];
  const blocked = maskUrl(read(names.blocked), origins);
  const source = read(names.source);
  return [
    {
      kind: 'csp',
      page: maskUrl(page, origins),
      what: `${directive} ${blocked}`,
      source: source && maskUrl(source, origins),
    },
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
