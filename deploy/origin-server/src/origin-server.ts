import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { apiForwarder } from './api-forwarder.ts';
import type { DocumentSources } from './content-security-policy.ts';
import { addressOf, listen } from './listen.ts';
import type { Log } from './log.ts';
import { type PageHandler, pageRequest, sendPage } from './pages.ts';
import { sendText } from './plain-answers.ts';
import { refuseMalformed, refuseTarget } from './refusals.ts';
import { releaseFiles, type ReleaseFilesOptions } from './release-files.ts';
import { readTarget, type RequestTarget } from './request-target.ts';
import { securityHeaders, setHeaders } from './security-headers.ts';
import type { OriginSettings } from './settings.ts';

export type OriginServerOptions = {
  readonly settings: OriginSettings;
  readonly log: Log;
  /** The release files of this origin. */
  readonly files: ReleaseFilesOptions;
  /** Everything else that is read with GET. */
  readonly pages: PageHandler;
  /** What the pages may load from elsewhere: the origins of the remotes, for the shell. */
  readonly pageSources?: DocumentSources;
  /** Marks what is forwarded to the API as the console's; every other server strips the mark. */
  readonly audience?: 'console';
};

export type OriginServer = {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Takes no more requests, finishes those under way (up to five seconds), then closes. */
  stop(): Promise<void>;
};

const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the server of one origin: `/healthz`, `/api/*` forwarded, release files, pages; every answer with the security
 * headers.
 *
 * @throws StartError if the port cannot be had.
 */
export async function startOriginServer(options: OriginServerOptions): Promise<OriginServer> {
  const { settings, log } = options;
  const api = apiForwarder({
    ...settings,
    publicOrigin: settings.origins[settings.app],
    audience: options.audience,
    log,
  });
  const answer = route(options, api.forward);
  const headers = securityHeaders(settings.production);
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      setHeaders(response, headers);
      logAccess(log, request, response);
      answer(request, response).catch((error: unknown) => fail(log, request, response, error));
    },
  );
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, headers));
  await listen(server, settings);
  log.info('listening', { address: addressOf(server, settings.host) });
  return {
    address: addressOf(server, settings.host),
    async stop() {
      const cut = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
      const closed = once(server, 'close');
      server.close();
      await closed;
      clearTimeout(cut);
      api.close();
    },
  };
}

function route(
  options: OriginServerOptions,
  forward: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const files = releaseFiles(options.files);
  const sources = options.pageSources ?? { origins: [] };

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request.url ?? '');
    if ('status' in target) {
      refuseTarget(target.status, request, response);
    } else if (target.path === '/api' || target.path.startsWith('/api/')) {
      forward(request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(request, response, 405);
    } else if (target.path === '/healthz') {
      sendText(request, response, 200, 'ok');
    } else if (files.owns(target.path)) {
      await files.serve(target.path, request, response);
    } else {
      await answerPage(target, request, response);
    }
  };

  async function answerPage(
    { path, query }: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const page = await options.pages(pageRequest(path, query, request));
    if (page) await sendPage(page, sources, request, response);
    else sendText(request, response, 404);
  }
}

function fail(log: Log, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return; // The client went away while it was being answered.
  log.error('answering failed', { path: request.url?.split('?', 1)[0], reason: String(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['content-encoding', 'access-control-allow-origin', 'timing-allow-origin'])
    response.removeHeader(name);
  sendText(request, response, 500);
}

function logAccess(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const startedAtMs = performance.now();
  response.on('close', () => {
    log.debug('answered', {
      method: request.method,
      path: request.url?.split('?', 1)[0],
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAtMs),
    });
  });
}
