/** Placeholder in a page's HTML that the server replaces with the response's nonce (`@platform/origin-server`). */
export const NONCE_PLACEHOLDER = '{{csp-nonce}}';
