import { DEFAULT_PORTS } from '@platform/contracts';
import * as kinds from './kinds.ts';
import { formatPublicOrigin } from './platform-settings.ts';
import { type Environment, readSettings, SettingsError } from './read-settings.ts';

/** Where the page server of an app listens, and the origin that browsers use. */
export type AppAddress = { readonly port: number; readonly origin: string };

/** Returns the settings that hold the address of an app: `REPORTS_PORT` and `REPORTS_ORIGIN` for mf-reports. */
export function getAddressNames(app: string): { readonly port: string; readonly origin: string } {
  const name = app.replace(/^mf-/, '').replaceAll('-', '_').toUpperCase();
  return { port: `${name}_PORT`, origin: `${name}_ORIGIN` };
}

/** Whether `ADDRESS_SETTINGS` has the address of an app. That of any other remote is in settings of its name. */
export function hasDefaultAddress(app: string): boolean {
  return Object.hasOwn(DEFAULT_PORTS, getAddressNames(app).port);
}

/** Creates the two settings of an app's address. */
export function createAddressSettings(app: string) {
  const names = getAddressNames(app);
  return {
    port: { name: names.port, kind: kinds.PORT, meaning: `port of ${app}` },
    origin: { name: names.origin, kind: kinds.ORIGIN, meaning: `public origin of ${app}` },
  } as const;
}

/**
 * Reads the address of an app from its own settings.
 *
 * @throws SettingsError if one is invalid, or the port is missing and has no default.
 */
export function readAppAddress(
  app: string,
  env: Environment,
  { host, defaultPort }: { readonly host: string; readonly defaultPort?: number },
): AppAddress {
  const { port = defaultPort, origin } = readSettings(createAddressSettings(app), env);
  if (port === undefined)
    throw new SettingsError([`${getAddressNames(app).port} is missing. It must be ${kinds.PORT.expected}.`]);
  return { port, origin: origin ?? formatPublicOrigin(host, port) };
}
