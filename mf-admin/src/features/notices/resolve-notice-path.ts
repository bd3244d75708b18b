import { paths } from '@platform/kit';
import { platformUrl } from '@platform/kit/standalone';

/** Where the shell has the admin pages. */
const ADMIN_PATH = '/dashboard/admin';

/** Returns the console's page for the path of a notice. What the console does not have is on the platform. */
export function resolveNoticePath(path: string): string {
  if (path.startsWith(`${ADMIN_PATH}/`)) return path.slice(ADMIN_PATH.length);
  return path === paths.dashboard.settings() ? paths.admin.account() : platformUrl(path);
}
