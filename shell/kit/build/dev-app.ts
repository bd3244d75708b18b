#!/usr/bin/env node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppDefinition } from './app-definition.ts';
import { devOrigin } from './dev-origin.ts';
import { devRelease } from './dev-release.ts';
import { devServerOptions } from './dev-server-options.ts';
import { browserConfiguration } from './webpack.browser.ts';
import { serverConfiguration } from './webpack.server.ts';

/*
 * `dev-app`, run in an app's folder: the app's address as in a release, with the sources behind it. webpack's development
 * server answers for the scripts and pushes changes into open pages; everything else comes from the app's real server,
 * which works on a release folder that follows the sources, so that documents are made as in production.
 */
const folder = process.cwd();
const { app } = (await import(pathToFileURL(resolve(folder, 'app.config.ts')).href)) as {
  app: AppDefinition;
};

const release = devRelease(app);
const origin = devOrigin(app, release.store);
const build = {
  app,
  folder,
  version: release.version,
  mode: 'development',
  publicPath: release.publicPath,
} as const;
const compiler = webpack([
  browserConfiguration({ ...build, outputFolder: release.browserFolder, refresh: true }),
  serverConfiguration({ ...build, outputFolder: release.serverFolder }),
]);

compiler.hooks.done.tap('dev-app', ({ stats: [browser] }) => {
  // What is wrong webpack says itself; the last good one stays.
  if (browser && !browser.hasErrors()) void follow(browser);
});

const server = new WebpackDevServer(devServerOptions(app, release.publicPath, origin), compiler);
await server.start();
await origin.ready;
process.send?.({ type: 'ready', address: `http://localhost:${origin.publicPort}` });

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void stop());

async function follow(browser: Stats): Promise<void> {
  await release.follow(browser);
  await origin.start();
}

async function stop(): Promise<void> {
  origin.stop();
  await server.stop();
  process.exit(0);
}
