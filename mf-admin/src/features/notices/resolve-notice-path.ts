import { ADMIN_BASE_PATH } from '@platform/contracts';
import { paths } from '@platform/kit';
import { platformUrl } from '@platform/kit/standalone';

/** Returns the console's page for the path of a notice. What the console does not have is on the platform. */
export function resolveNoticePath(path: string): string {
  if (path.startsWith(`${ADMIN_BASE_PATH}/`)) return path.slice(ADMIN_BASE_PATH.length);
  return path === paths.dashboard.settings() ? paths.admin.account() : platformUrl(path);
}
