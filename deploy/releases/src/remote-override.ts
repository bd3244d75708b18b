import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets one visitor load a remote from a development server on their own machine. */
export type RemoteOverride = {
  readonly remote: string;
  /** Origin of the development server, e.g. `http://localhost:3002`. */
  readonly origin: string;
  readonly expiresAtMs: number;
};

/** Any other origin could belong to a stranger, whose code would then run with the visitor's rights. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** Whether an origin is on the visitor's own machine. */
export function isOwnMachine(origin: string): boolean {
  return OWN_MACHINE.test(origin);
}

/** Signs an override for an installation, as a text that fits in a URL and in a cookie. */
export function signOverride(override: RemoteOverride, secret: string): string {
  const content = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${content}.${computeSignature(content, secret)}`;
}

/** Reads a signed override; `undefined` if it is not signed with the secret, has expired or names another machine. */
export function readOverride(token: string, secret: string, nowMs: number): RemoteOverride | undefined {
  const [content = '', signature = ''] = token.split('.');
  const expected = Buffer.from(computeSignature(content, secret));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const override = JSON.parse(Buffer.from(content, 'base64url').toString()) as RemoteOverride;
  return override.expiresAtMs > nowMs && isOwnMachine(override.origin) ? override : undefined;
}

/** The prefix keeps signatures of other things out that an operator may have made with the same secret. */
function computeSignature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`remote-override:${content}`).digest('base64url');
}
