import { REPORT_DIRECTIVES } from '@platform/contracts';

/**
 * Hash of the empty string: styled-components inserts an empty `<style>` before it fills it, and Chromium checks that
 * too.
 */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Violations are reported to the API, through the origin of the page. */
const REPORTING = Object.entries(REPORT_DIRECTIVES).map(([name, value]) => `${name} ${value}`);

export type DocumentSources = {
  /** Origins, in addition to its own, from which the page may load scripts, styles, fonts, images and data. */
  readonly origins: readonly string[];
  /** Further addresses that scripts may connect to, e.g. the socket of a development server. */
  readonly connect?: readonly string[];
};

/** Builds the policy of an HTML page: inline code needs this response's nonce, and eval is forbidden. */
export function documentPolicy(nonce: string, { origins, connect = [] }: DocumentSources): string {
  const allowedOrigins = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${allowedOrigins} 'nonce-${nonce}'`,
    `style-src ${allowedOrigins} 'nonce-${nonce}' ${EMPTY_STYLE_HASH}`,
    `img-src ${allowedOrigins} data:`,
    `font-src ${allowedOrigins}`,
    `connect-src ${[allowedOrigins, ...connect].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...REPORTING,
  ].join('; ');
}

/**
 * The policy of all other responses: if a browser renders one as a page, it can load and run nothing. A script that is
 * a worker of a page has the policy of its file, and may call the API.
 */
export const DATA_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...REPORTING,
].join('; ');
