import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RELEASE_FILES } from '@platform/releases';
import type { Configuration } from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import type { BuildReporter } from './dev-build-reporter.ts';
import type { DevPageServer } from './dev-page-server.ts';

type Options = {
  readonly app: AppDefinition;
  readonly publicPath: string;
  readonly pageServer: DevPageServer;
  readonly reporter: Pick<BuildReporter, 'problem'>;
  /** Origin of the installation whose pages load the app; those of this machine by default. */
  readonly against?: string | undefined;
};

/**
 * Configures webpack's development server on the app's port. It serves scripts and proxies the rest to the real server.
 */
export function createDevServerOptions({
  app: { name },
  publicPath,
  pageServer,
  reporter,
  against,
}: Options): Configuration {
  const { publicPort } = pageServer;
  return {
    host: process.env.HOST ?? '127.0.0.1',
    port: publicPort,
    hot: against === undefined,
    ...(against !== undefined && { allowedHosts: [new URL(against).hostname] }),
    static: false,
    compress: false,
    setupExitSignals: false,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    devMiddleware: {
      publicPath,
      writeToDisk: (file) => file.endsWith(RELEASE_FILES.serverBundle),
      stats: 'errors-warnings',
    },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port: publicPort, pathname: `/${name}.ws` },
    },
    webSocketServer: { type: 'ws', options: { path: `/${name}.ws` } },
    proxy: [
      {
        context: () => true,
        router: () => pageServer.address(),
        on: {
          proxyRes: allowWebSockets,
          error: (_error, _request, response) => sendProblem(name, reporter.problem(), response),
        },
      },
    ],
  };
}

/** Allows WebSockets in the page's policy: a page listens to the development servers of all apps. */
function allowWebSockets({ headers }: IncomingMessage): void {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') {
    headers['content-security-policy'] = policy.replace('connect-src ', 'connect-src ws://localhost:* ');
  }
}

/** Says in words why the app's server does not respond, e.g. because its first build failed. */
function sendProblem(app: string, problem: string | undefined, response: ServerResponse | Socket): void {
  if (!(response instanceof ServerResponse) || response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${app} ${problem === undefined ? 'is starting' : 'does not build'}.\n\n${problem ?? ''}\n`);
}
