import type { IncomingMessage } from 'node:http';
import { RELEASE_FILES } from '@platform/releases';
import type { Configuration } from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import type { DevOrigin } from './dev-origin.ts';

/**
 * Configures webpack's development server on the app's port. It serves scripts and proxies the rest to the real server.
 */
export function createDevServerOptions(
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
      writeToDisk: (file) => file.endsWith(RELEASE_FILES.serverBundle),
      stats: 'errors-warnings',
    },
    client: {
      logging: 'warn',
      // The overlay inserts inline styles, which the page's content security policy blocks.
      overlay: false,
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port: publicPort, pathname: `/${name}.ws` },
    },
    webSocketServer: { type: 'ws', options: { path: `/${name}.ws` } },
    proxy: [
      {
        context: () => true,
        router: () => origin.address(),
        on: { proxyRes: allowWebSockets },
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
