/** The parts of the kit that an HTML server needs: plain TypeScript without React, so that Node can run it directly. */
export { readErrorResponse, type ApiError } from '../api/api-error.ts';
export { describeError } from '../api/describe-error.ts';
export { HOST_CONTRACT, MENUS } from '../remote/host-contract.ts';
export { page } from '../remote/page.ts';
export { safeRedirectPath } from '../paths/safe-redirect-path.ts';
export { paths } from '../paths/paths.ts';
export { ICON } from './icon.ts';
export { OPERATOR_META, PLATFORM_META } from './platform-origin.ts';
