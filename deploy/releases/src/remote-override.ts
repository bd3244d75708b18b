import { readSignedValue, signValue } from './signed-text.ts';

/** Lets one visitor load a remote from a development server on their own machine. */
export type RemoteOverride = {
  readonly remote: string;
  /** Origin of the development server, e.g. `http://localhost:3002`. */
  readonly origin: string;
  readonly expiresAtMs: number;
};

/** Any other origin could belong to a stranger, whose code would then run with the visitor's rights. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

const PURPOSE = 'remote-override';

/** Whether an origin is on the visitor's own machine. */
export function isOwnMachine(origin: string): boolean {
  return OWN_MACHINE.test(origin);
}

/** Signs an override for an installation, as a text that fits in a URL and in a cookie. */
export function signOverride(override: RemoteOverride, secret: string): string {
  return signValue(override, PURPOSE, secret);
}

/** Reads a signed override; `undefined` if it is not signed with the secret, has expired or names another machine. */
export function readOverride(token: string, secret: string, nowMs: number): RemoteOverride | undefined {
  const override = readSignedValue(token, PURPOSE, secret) as RemoteOverride | undefined;
  return override && override.expiresAtMs > nowMs && isOwnMachine(override.origin) ? override : undefined;
}
