/** The ports of the five addresses; each has a setting of the same name (`SHELL_PORT`, ...). */
export const DEFAULT_PORTS = {
  SHELL_PORT: 3000,
  MARKETING_PORT: 3001,
  DASHBOARD_PORT: 3002,
  ADMIN_PORT: 3003,
  API_PORT: 4000,
} as const;

/** The remotes by name, and the setting that holds each one's port and origin. */
export const REMOTES = {
  'mf-marketing': { port: 'MARKETING_PORT', origin: 'MARKETING_ORIGIN' },
  'mf-dashboard': { port: 'DASHBOARD_PORT', origin: 'DASHBOARD_ORIGIN' },
  'mf-admin': { port: 'ADMIN_PORT', origin: 'ADMIN_ORIGIN' },
} as const;

export type RemoteName = keyof typeof REMOTES;
