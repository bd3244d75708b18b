import type { IncomingMessage } from 'node:http';
import type { Configuration } from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import type { DevOrigin } from './dev-origin.ts';

/** webpack's development server on the app's port: scripts and their changes; all else from the app's real server. */
export function devServerOptions(
  { name }: AppDefinition,
  publicPath: string,
  origin: DevOrigin,
): Configuration {
  const { publicPort } = origin;
  return {
    host: process.env.HOST ?? '127.0.0.1',
    port: publicPort,
    hot: true,
    static: false,
    compress: false,
    setupExitSignals: false,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    devMiddleware: {
      publicPath,
      writeToDisk: (file) => file.endsWith('server.cjs'),
      stats: 'errors-warnings',
    },
    client: {
      logging: 'warn',
      // It would write styles of its own into the page, which the page's policy refuses.
      overlay: false,
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port: publicPort, pathname: `/${name}.ws` },
    },
    webSocketServer: { type: 'ws', options: { path: `/${name}.ws` } },
    proxy: [
      {
        context: () => true,
        router: () => origin.address(),
        on: { proxyRes: admitSockets },
      },
    ],
  };
}

/** The page of one app listens to the changes of all: the policy has to let it. */
function admitSockets({ headers }: IncomingMessage): void {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') {
    headers['content-security-policy'] = policy.replace('connect-src ', 'connect-src ws://localhost:* ');
  }
}
