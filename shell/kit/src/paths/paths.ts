import { ADMIN_BASE_PATH, createAdminPaths, PAGE_PATHS } from '@platform/contracts';

let adminBase: string = ADMIN_BASE_PATH;

/**
 * The paths of the pages that other apps link to, as the contract has them. Screens link only through these and the
 * paths of their own remote, so that the admin screens work both in the shell and in the standalone console.
 */
export const paths = {
  ...PAGE_PATHS,
  admin: createAdminPaths(() => adminBase),
} as const;

/** Mounts the admin screens at `/`, for the standalone console. Must run before any route is created. */
export function mountAdminAtRoot(): void {
  adminBase = '';
}
