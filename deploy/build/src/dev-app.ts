#!/usr/bin/env node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import webpack, { type MultiStats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import { createBuildReporter } from './dev-build-reporter.ts';
import { createDevPageServer } from './dev-page-server.ts';
import { createDevRelease } from './dev-release.ts';
import { createDevServerOptions } from './dev-server-options.ts';
import { createBrowserConfiguration } from './webpack.browser.ts';
import { createInlineConfiguration } from './webpack.inline.ts';
import { createServerConfiguration } from './webpack.server.ts';

/*
 * `dev-app`, run in an app's folder, serves the app from its sources at its usual address. webpack's development server
 * answers requests for scripts and pushes changes into open pages. Everything else comes from the app's real server,
 * which reads a release folder that is updated after each build, so documents are rendered as in production.
 *
 * An argument names the installation whose shell loads the app. That has React's production build, so an edit reloads
 * the page there.
 */
const [, , against] = process.argv;
const folder = process.cwd();
const { app } = (await import(pathToFileURL(resolve(folder, 'app.config.ts')).href)) as {
  app: AppDefinition;
};
await app.prepare?.();

const release = createDevRelease(app);
const pageServer = createDevPageServer(app, release.store);
const build = {
  app,
  folder,
  version: release.version,
  mode: 'development',
  publicPath: release.publicPath,
} as const;
const compiler = webpack([
  createBrowserConfiguration({
    ...build,
    outputFolder: release.browserFolder,
    refresh: against === undefined,
  }),
  createServerConfiguration({ ...build, outputFile: release.serverFile, isHot: true }),
  createInlineConfiguration({ ...build, outputFolder: release.inlineFolder }),
]);

const reporter = createBuildReporter(app.name, (text) => process.send?.({ type: 'notice', text }));
const firstBuild = Promise.withResolvers<undefined>();

compiler.hooks.done.tap('dev-app', (stats) => {
  void handleBuild(stats)
    .catch((error: unknown) => reporter.report(getErrorMessage(error)))
    .then(() => firstBuild.resolve(undefined));
});

const options = createDevServerOptions({
  app,
  publicPath: release.publicPath,
  pageServer,
  reporter,
  against,
});
const server = new WebpackDevServer(options, compiler);
await server.start();
await firstBuild.promise;
process.send?.({ type: 'ready', address: `http://localhost:${pageServer.publicPort}` });

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop());

/** Reports a failed build, or publishes a good one. While a build fails, the last good one stays in place. */
async function handleBuild(stats: MultiStats): Promise<void> {
  // The builds for browser and server mostly fail for the same reason.
  const failed = stats.stats.find((build) => build.hasErrors());
  if (failed) {
    reporter.report(failed.toString({ all: false, errors: true, errorStack: false, colors: false }));
    return;
  }
  const [browser] = stats.stats;
  if (browser) await release.update(browser);
  await pageServer.start();
  reporter.clear();
}

async function stop(): Promise<void> {
  pageServer.stop();
  await server.stop();
  // Writes what webpack has cached since: it does so by itself only after some seconds without a build.
  await promisify(compiler.close.bind(compiler))();
  process.exit(0);
}
