#!/usr/bin/env node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import { createDevOrigin } from './dev-origin.ts';
import { createDevRelease } from './dev-release.ts';
import { createDevServerOptions } from './dev-server-options.ts';
import { createBrowserConfiguration } from './webpack.browser.ts';
import { createInlineConfiguration } from './webpack.inline.ts';
import { createServerConfiguration } from './webpack.server.ts';

/*
 * `dev-app`, run in an app's folder, serves the app from its sources at its usual address. webpack's development server
 * answers requests for scripts and pushes changes into open pages. Everything else comes from the app's real server,
 * which reads a release folder that is updated after each build, so documents are rendered as in production.
 */
const folder = process.cwd();
const { app } = (await import(pathToFileURL(resolve(folder, 'app.config.ts')).href)) as {
  app: AppDefinition;
};

const release = createDevRelease(app);
const origin = createDevOrigin(app, release.store);
const build = {
  app,
  folder,
  version: release.version,
  mode: 'development',
  publicPath: release.publicPath,
} as const;
const compiler = webpack([
  createBrowserConfiguration({ ...build, outputFolder: release.browserFolder, refresh: true }),
  createServerConfiguration({ ...build, outputFile: release.serverFile }),
  createInlineConfiguration({ ...build, outputFolder: release.inlineFolder }),
]);

compiler.hooks.done.tap('dev-app', ({ stats: [browser] }) => {
  // webpack prints the errors itself; the last good build stays in place.
  if (browser && !browser.hasErrors()) void publishBuild(browser);
});

const server = new WebpackDevServer(createDevServerOptions(app, release.publicPath, origin), compiler);
await server.start();
await origin.ready;
process.send?.({ type: 'ready', address: `http://localhost:${origin.publicPort}` });

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop());

async function publishBuild(browser: Stats): Promise<void> {
  await release.update(browser);
  await origin.start();
}

async function stop(): Promise<void> {
  origin.stop();
  await server.stop();
  process.exit(0);
}
