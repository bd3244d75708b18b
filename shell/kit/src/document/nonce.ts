/** Stands in a page's HTML where the server puts the nonce of its answer (`@platform/origin-server`). */
export const NONCE_PLACEHOLDER = '{{csp-nonce}}';
