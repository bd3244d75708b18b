/** The default ports of the five servers; each key is also the setting that overrides it. */
export const DEFAULT_PORTS = {
  SHELL_PORT: 3000,
  MARKETING_PORT: 3001,
  DASHBOARD_PORT: 3002,
  ADMIN_PORT: 3003,
  API_PORT: 4000,
} as const;

/** The remotes by name, with the settings that hold the port and origin of each. */
export const REMOTES = {
  'mf-marketing': { port: 'MARKETING_PORT', origin: 'MARKETING_ORIGIN' },
  'mf-dashboard': { port: 'DASHBOARD_PORT', origin: 'DASHBOARD_ORIGIN' },
  'mf-admin': { port: 'ADMIN_PORT', origin: 'ADMIN_ORIGIN' },
} as const;

export type RemoteName = keyof typeof REMOTES;

/** The apps that are built and released independently. */
export const APPS = ['shell', 'mf-marketing', 'mf-dashboard', 'mf-admin'] as const satisfies readonly (
  'shell' | RemoteName
)[];
export type AppName = (typeof APPS)[number];
