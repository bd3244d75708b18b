import type { IncomingMessage } from 'node:http';
import { FAULTS_PATH, type FaultsBody, type VersionReport } from '@platform/contracts';

/** The release that a document was rendered with. */
export type DocumentRelease = { readonly app: string; readonly version: string };

/** A live release or a canary that this server does not serve, and why. */
export type UnusableRelease = DocumentRelease & {
  readonly reason: string;
  /** Whether another version of the app is served in its place. */
  readonly hasFallback: boolean;
};

/** Sends a report to the API, in the name of a client's address or of this server itself. */
export type SendReport = (path: string, body: FaultsBody, address?: string) => Promise<unknown>;

export type DocumentReporter = {
  /** Counts a document that a browser has navigated to. */
  readonly count: (release: DocumentRelease, address: string) => void;
  /** Sends what has been counted, and what cannot be served. */
  readonly flush: () => void;
};

/** As many as the API counts within a minute, by far: a decision needs the documents of a few networks. */
const MAX_ADDRESSES = 50;
const MAX_DOCUMENTS = 100;

/**
 * Creates the counter of documents. The API compares them with the views that browsers report: a shell that does not
 * start reports nothing (docs/decisions/0071-canary-of-the-shell.md).
 */
export function createDocumentReporter(
  send: SendReport,
  findUnusable: () => readonly UnusableRelease[],
): DocumentReporter {
  let waiting = new Map<string, { readonly address: string; readonly report: VersionReport }>();

  return {
    count({ app, version }, address) {
      const key = `${address} ${app} ${version}`;
      const { documents = 0 } = waiting.get(key)?.report ?? {};
      if (documents === 0 && waiting.size >= MAX_ADDRESSES) return;
      const report = { ...createReport(app, version), documents: Math.min(documents + 1, MAX_DOCUMENTS) };
      waiting.set(key, { address, report });
    },
    flush() {
      const counted = [...waiting.values()];
      waiting = new Map();
      for (const { address, report } of counted) void send(FAULTS_PATH, { versions: [report] }, address);
      for (const unusable of findUnusable()) void send(FAULTS_PATH, { versions: [describe(unusable)] });
    },
  };
}

/**
 * Whether a browser opens the document of a request to show it. Programs that read pages, and browsers that prefetch,
 * run no script; nearly all of the former leave these headers out (Fetch Metadata), as do connections without TLS.
 */
export function isNavigation({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const isPrefetch = headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && !isPrefetch;
}

function describe({ app, version, reason, hasFallback }: UnusableRelease): VersionReport {
  const cause = `The server cannot use it: ${reason}`.slice(0, 120);
  return {
    ...createReport(app, version),
    faults: [{ phase: 'render', cause, path: '/' }],
    isUnusable: true,
    hasFallback,
  };
}

function createReport(app: string, version: string): VersionReport {
  return { app, version, views: 0, faultyViews: 0, faults: [], vitals: [] };
}
