/**
 * Placeholder in a page's HTML that the server replaces with the response's nonce: `<script nonce="{{csp-nonce}}">`.
 */
export const NONCE_PLACEHOLDER = '{{csp-nonce}}';

/** Placeholder in a standalone page's HTML that its server replaces with the shell's origin. */
export const PLATFORM_PLACEHOLDER = '{{platform-origin}}';

/** Placeholder in a standalone page's HTML that its server replaces with hints of the scripts of the page that is opened. */
export const PAGE_SCRIPTS_PLACEHOLDER = '{{page-scripts}}';

/** Placeholder in a standalone page's HTML that its server replaces with the operator, as JSON. */
export const OPERATOR_PLACEHOLDER = '{{platform-operator}}';
