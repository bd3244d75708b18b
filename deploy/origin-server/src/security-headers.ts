import type { ServerResponse } from 'node:http';
import { DATA_POLICY } from './content-security-policy.ts';

const TWO_YEARS_S = 63_072_000;

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** What every answer carries, errors and static files too; a page then replaces the policy by its own. */
export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  if (!production) return ALWAYS;
  return { ...ALWAYS, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
