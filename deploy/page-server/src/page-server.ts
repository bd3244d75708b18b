import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEY_SET_PATH, NOTICE_STREAM_PATH, type UnusableRelease } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import { createHttpServer, type PacerOptions } from '@platform/server-kit/node-utils';
import type { FollowedStore } from '@platform/releases';
import type { Metrics, Tracing } from '@platform/server-kit/telemetry';
import { createApiForwarder } from './api-forwarder.ts';
import type { DocumentSources } from './content-security-policy.ts';
import { type FormHandler, readForm } from './form-posts.ts';
import type { ForwardingOptions } from './forwarded-headers.ts';
import { formatAddress, listen } from './listen.ts';
import { createPageRequest, isNavigation, type Page, type PageHandler, sendPage } from './pages.ts';
import { sendText } from './plain-responses.ts';
import { createClientGate } from './pace-clients.ts';
import { reportUnusable } from './report-unusable.ts';
import { buildRejection, rejectTarget } from './rejections.ts';
import { createReleaseFileServer, type ReleaseFilesOptions } from './release-files.ts';
import { parseTarget, type RejectedTarget, type RequestTarget } from './request-target.ts';
import { buildSecurityHeaders, setHeaders } from './security-headers.ts';
import type { PageServerSettings } from './settings.ts';

export type PageServerOptions = {
  readonly settings: PageServerSettings;
  readonly log: Logger;
  /** Undefined without METRICS_PORT. */
  readonly metrics?: Metrics | undefined;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly tracing?: Tracing | undefined;
  /** The store of the releases, for a metric. */
  readonly store?: Pick<FollowedStore, 'isFailing'>;
  /** Returns the revision of the registry that pages are made from; by default that of the store, for a metric. */
  readonly getServedRevision?: () => number;
  /** The release files that this origin serves. */
  readonly files: ReleaseFilesOptions;
  /** Handles all other GET and HEAD requests. */
  readonly pages: PageHandler;
  /** The path that no page has: its page answers malformed addresses. Without it, a line of text does. */
  readonly pathOfNoPage?: string;
  /** Handles POST requests for pages; without it, they are answered with 405. */
  readonly forms?: FormHandler;
  /** Returns what pages may load from other origins; for the shell, the origins of the live remotes. */
  readonly pageSources?: () => DocumentSources;
  /** Says whether requests to the API come from the admin console; other servers strip that header. */
  readonly getAudience?: () => 'console' | undefined;
  /** Returns what should be served and cannot be. */
  readonly findUnusable?: () => readonly UnusableRelease[];
  /** How often that is reported; every ten seconds by default. */
  readonly reportIntervalMs?: number;
  /** How fast the requests of one network go ahead; `NETWORK_PACE` by default. */
  readonly pace?: PacerOptions;
};

export type PageServer = {
  /** The address it listens on, e.g. `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Stops accepting connections, waits up to five seconds for pending requests, then closes. */
  stop(): Promise<void>;
};

const REPORT_INTERVAL_MS = 10_000;

const STOP_TIMEOUT_MS = 5_000;

/** How long a request may take to arrive: a file of 10 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;

/**
 * Starts the server of one origin: health checks, forwarding of `/api/*` and the public keys, release files and pages.
 * Every response has the security headers.
 *
 * @throws StartError if the port is not available.
 */
export async function startPageServer(options: PageServerOptions): Promise<PageServer> {
  const { settings, log } = options;
  const forwarding = {
    ...settings,
    publicOrigin: settings.origin,
    getAudience: options.getAudience,
  };
  const api = createApiForwarder({ ...forwarding, log, tracing: options.tracing });
  const reports = setInterval(
    () => reportUnusable(api.report, options.findUnusable?.() ?? []),
    options.reportIntervalMs ?? REPORT_INTERVAL_MS,
  ).unref();
  const countDocument = createDocumentCounter(options);
  const handleRequest = createRequestHandler(options, forwarding, { api, countDocument }, () => isStopping());
  addReleaseMetrics(options);
  const headers = buildSecurityHeaders(settings.production);
  const { server, stop, isStopping } = createHttpServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      setHeaders(response, headers);
      logAccess(log, request, response);
      handleRequest(request, response).catch((error: unknown) => handleError(log, request, response, error));
    },
    (rejected) => buildRejection(rejected, headers),
  );
  await listen(server, settings);
  log.info({ address: formatAddress(server, settings.host) }, 'listening');
  return {
    address: formatAddress(server, settings.host),
    async stop() {
      api.endStreams();
      await stop(STOP_TIMEOUT_MS, settings.drainSeconds * 1_000);
      clearInterval(reports);
      api.close();
    },
  };
}

/** Counts documents by version: a shell that does not start reports nothing, which an alert compares with them. */
function createDocumentCounter({ metrics }: PageServerOptions): Backend['countDocument'] {
  const count = metrics?.addCounter('page_documents_total', 'Documents that browsers have opened.', [
    'version',
  ]);
  return (page, request) => {
    if (page.kind === 'document' && page.countedFor && isNavigation(request))
      count?.({ version: page.countedFor });
  };
}

function addReleaseMetrics({ metrics, files, store, getServedRevision }: PageServerOptions): void {
  metrics?.addGauge(
    'release_registry_revision',
    'Revision of the registry whose versions are served.',
    getServedRevision ?? (() => files.releases.registry().revision),
  );
  metrics?.addGauge(
    'release_store_readable',
    'Whether the release store could be read the last time (1) or not (0).',
    () => store && Number(!store.isFailing()),
  );
}

type ReleaseFileServer = ReturnType<typeof createReleaseFileServer>;
type Route = 'api' | 'form' | 'page' | 'file' | 'health' | 'rejected';

/** Files and health checks lead to no other process. */
const TRACED_ROUTES: ReadonlySet<Route> = new Set(['api', 'form', 'page']);

function describe(route: Route, response: ServerResponse) {
  const requestId = response.getHeader('x-request-id');
  return { route, requestId: typeof requestId === 'string' ? requestId : undefined };
}

/** What a request needs of the API. */
type Backend = {
  readonly api: Pick<ReturnType<typeof createApiForwarder>, 'forward' | 'call' | 'get'>;
  readonly countDocument: (page: Page, request: IncomingMessage) => void;
};

function createRequestHandler(
  options: PageServerOptions,
  forwarding: ForwardingOptions,
  { api, countDocument }: Backend,
  isStopping: () => boolean,
) {
  const files = createReleaseFileServer(options.files);
  const { settings } = options;
  const { observeRequest } = options.metrics ?? {};
  const getSources = options.pageSources ?? (() => ({ origins: [] }));
  const enter = createClientGate(settings.trustedHops, options.pace);

  return function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request, options.pathOfNoPage);
    const route = findRoute(target, request.method, { files, hasForms: options.forms !== undefined });
    const handle = () => handleRoute(route, target, request, response);
    // A stream takes as long as its page is open, which says nothing about the speed of responses.
    if ('path' in target && target.path === NOTICE_STREAM_PATH) return handle();
    observeRequest?.(request, response, () => route);
    if (!options.tracing || !TRACED_ROUTES.has(route)) return handle();
    // What a client says of traces does not count: a stranger could have all requests recorded.
    const getFacts = () => describe(route, response);
    return options.tracing.traceRequest(request, response, undefined, getFacts, handle);
  };

  async function handleRoute(
    route: Route,
    target: RequestTarget | RejectedTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if ('status' in target) {
      rejectTarget(target.status, request, response);
    } else if (route === 'api') {
      if (await enter(request, response)) api.forward(request, response);
    } else if (route === 'form' && options.forms) {
      if (await enter(request, response)) await handleForm(options.forms, target, request, response);
    } else if (route === 'rejected') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(request, response, 405);
    } else if (route === 'health') {
      const isReady = target.path === '/healthz' || !isStopping();
      sendText(request, response, isReady ? 200 : 503, isReady ? 'ok' : 'stopping');
    } else if (route === 'file') {
      await files.serve(target.path, request, response);
    } else {
      if (await enter(request, response)) await handlePage(target, request, response);
    }
  }

  async function handleForm(
    handle: FormHandler,
    { path, query }: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const page = await handle({
      ...createPageRequest(path, query, request, settings.trustedHops),
      fields: await readForm(request, forwarding),
      callApi: (apiPath, body) => api.call(request, apiPath, body),
    });
    await sendPage(page, getSources(), request, response);
  }

  async function handlePage(
    { path, query }: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const get = (apiPath: string) => api.get(request, apiPath);
    const page = await options.pages(createPageRequest(path, query, request, settings.trustedHops, get));
    if (page) await sendPage(page, getSources(), request, response);
    else sendText(request, response, 404);
    if (page) countDocument(page, request);
  }
}

/** Parses the target of a request. A malformed address, but for those of the API, becomes the one that no page has. */
function readTarget(
  { method, url = '' }: IncomingMessage,
  pathOfNoPage: string | undefined,
): RequestTarget | RejectedTarget {
  const target = parseTarget(url);
  const isMalformed = 'status' in target && target.status === 400;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isMalformed || !isRead || url.startsWith('/api/') || pathOfNoPage === undefined) return target;
  return { path: pathOfNoPage, query: new URLSearchParams() };
}

/** Finds the kind of a request, which is its route in the metrics too: paths of pages belong to the remotes. */
function findRoute(
  target: RequestTarget | RejectedTarget,
  method = '',
  { files, hasForms }: { files: Pick<ReleaseFileServer, 'matches'>; hasForms: boolean },
): Route {
  if ('status' in target) return 'rejected';
  const { path } = target;
  if (path === '/api' || path.startsWith('/api/') || path === KEY_SET_PATH) return 'api';
  const isHealthCheck = path === '/healthz' || path === '/readyz';
  const isResource = isHealthCheck || files.matches(path);
  if (method === 'POST' && hasForms && !isResource) return 'form';
  if (method !== 'GET' && method !== 'HEAD') return 'rejected';
  if (!isResource) return 'page';
  return isHealthCheck ? 'health' : 'file';
}

function handleError(log: Logger, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return; // The client has disconnected.
  const requestId = String(response.getHeader('x-request-id') ?? randomUUID());
  log.error({ requestId, path: request.url?.split('?', 1)[0], err: error }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['content-encoding', 'access-control-allow-origin', 'timing-allow-origin'])
    response.removeHeader(name);
  response.setHeader('x-request-id', requestId);
  sendText(request, response, 500);
}

function logAccess(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const startedAtMs = performance.now();
  response.on('close', () => {
    log.debug(
      {
        requestId: response.getHeader('x-request-id'),
        method: request.method,
        path: request.url?.split('?', 1)[0],
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAtMs),
      },
      'request completed',
    );
  });
}
