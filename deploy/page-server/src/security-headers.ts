import type { ServerResponse } from 'node:http';
import { REPORTING_ENDPOINTS } from '@platform/contracts';
import { DATA_POLICY } from './content-security-policy.ts';

const TWO_YEARS_S = 63_072_000;

const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
  'reporting-endpoints': REPORTING_ENDPOINTS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Builds the headers of every response, including errors and static files. Pages replace the policy with their own. */
export function buildSecurityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  if (!isProduction) return BASE_HEADERS;
  return { ...BASE_HEADERS, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
