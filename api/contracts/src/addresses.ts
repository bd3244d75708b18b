/** The default ports of the five servers; each key is also the setting that overrides it. */
export const DEFAULT_PORTS = {
  SHELL_PORT: 3000,
  MARKETING_PORT: 3001,
  DASHBOARD_PORT: 3002,
  ADMIN_PORT: 3003,
  API_PORT: 4000,
} as const;

/** Where the shell has the admin screens. */
export const ADMIN_BASE_PATH = '/dashboard/admin';
