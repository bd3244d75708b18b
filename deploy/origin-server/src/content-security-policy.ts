/** The hash of nothing: styled-components creates an empty `<style>` before it fills it, and Chromium checks that one too. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type DocumentSources = {
  /** Origins whose scripts, styles, fonts, images and data the page may load, beside its own. */
  readonly origins: readonly string[];
  /** Further addresses that scripts may talk to, e.g. the socket of a development server. */
  readonly connect?: readonly string[];
};

/** The policy of an HTML page: nothing inline but what carries this answer's nonce, and no eval. */
export function documentPolicy(nonce: string, { origins, connect = [] }: DocumentSources): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}' ${EMPTY_STYLE}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `connect-src ${[own, ...connect].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of everything that is no page: should a browser show it as one, it may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
