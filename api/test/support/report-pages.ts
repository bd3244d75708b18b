import type { Fault, PartReport } from '@platform/contracts';
import { signReportToken } from '@platform/releases';
import type { TestApi } from './test-api.ts';

const FAULT: Fault = { phase: 'render', cause: 'x is undefined', path: '/dashboard/tasks/:id' };

/** What a page is, as the page server that sends it knows. */
export type TestPage = {
  readonly revision: number;
  readonly versions: Readonly<Record<string, string>>;
  /** Of the visitor who gets it. */
  readonly address: string;
};

/** Returns an address in a network of its own for each number up to 255. */
export function addressIn(network: number): string {
  return `10.7.${network}.9`;
}

/** Signs the token of a page as a page server does. */
export function signPage({ address, ...page }: TestPage, secret: string, nowMs = Date.now()): string {
  return signReportToken(page, address, secret, nowMs);
}

/** Describes that a page showed a part and, maybe, that it failed. */
export function createPartReport(app: string, overrides: Partial<PartReport> | 'faulty' = {}): PartReport {
  return {
    app,
    faults: [],
    vitals: [],
    ...(overrides === 'faulty' ? { faults: [FAULT] } : overrides),
  };
}

/** Sends a body to the endpoint of reports as if from an address, and returns the status of the response. */
export async function sendReport(
  api: TestApi,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { status } = await fetch(`${api.url}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return status;
}
