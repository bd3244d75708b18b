#!/usr/bin/env node
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST_CONTRACT } from '@platform/kit/document';
import {
  listReleaseFiles,
  RELEASE_FILES,
  type Release,
  type ReleaseAssets,
  type SharedNames,
} from '@platform/releases';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { insertChunkIntegrity } from './chunk-integrity.ts';
import { collectAssets } from './collect-assets.ts';
import { computeOwnedPaths } from './compute-owned-paths.ts';
import { compressFiles } from './compress-files.ts';
import { addMemberNames } from './member-names.ts';
import { moveSourceMaps } from './move-source-maps.ts';
import { type PageRoute, readRoutes } from './read-routes.ts';
import { readReleaseNotes } from './release-notes.ts';
import { readReleaseTarget } from './release-target.ts';
import { getSharedNames } from './shared-names.ts';
import { getProvidedVersions, getRequiredRanges } from './shared-packages.ts';
import { renderStandaloneDocument } from './standalone-document.ts';
import { createBrowserConfiguration } from './webpack.browser.ts';
import { createInlineConfiguration } from './webpack.inline.ts';
import { createServerConfiguration } from './webpack.server.ts';

/*
 * `build-app`, run in an app's folder, writes release RELEASE_VERSION of the app into the empty folder RELEASE_OUT:
 *
 *   browser/       static files, hashed and precompressed
 *   maps/          their source maps, which are not served (a build for development keeps them in browser/)
 *   server/        the Node bundle that renders HTML
 *   inline/        scripts that the server inserts into documents
 *   assets.json    which file belongs to which page
 *   release.json   name, version, contract, shared packages and their names, section and routes, all files with hashes
 *
 * Without those two variables the build writes to `dist/`.
 */
const folder = process.cwd();
const { version, mode, out, isDist } = readReleaseTarget(folder, process.env);

const { app } = (await import(pathToFileURL(join(folder, 'app.config.ts')).href)) as { app: AppDefinition };
await buildRelease(app);

async function buildRelease(app: AppDefinition): Promise<void> {
  await app.prepare?.();
  const browserFolder = join(out, RELEASE_FILES.browser);
  if (isDist) await rm(out, { recursive: true, force: true });
  await mkdir(browserFolder, { recursive: true });

  const publicPath = app.role === 'host' ? `/assets/${version}/` : `/${version}/`;
  const build = { app, folder, version, mode, publicPath } as const;
  const stats = await compile([
    createBrowserConfiguration({ ...build, outputFolder: browserFolder }),
    createServerConfiguration({ ...build, outputFile: join(out, RELEASE_FILES.serverBundle) }),
    createInlineConfiguration({ ...build, outputFolder: join(out, RELEASE_FILES.inlineScripts) }),
  ]);
  const [browserStats] = stats;
  if (!browserStats) throw new Error(`${app.name}: webpack returned no stats for the browser build`);

  if (mode === 'production') await moveSourceMaps(browserFolder, join(out, RELEASE_FILES.sourceMaps));
  const integrity = await insertChunkIntegrity(browserFolder);
  const routes = app.role === 'remote' ? readRoutes(join(out, RELEASE_FILES.serverBundle)) : [];
  const collected = await collectAssets(app, browserStats, browserFolder);
  const assets = {
    ...collected,
    ...(app.role === 'remote' && { pages: listPages(routes, collected) }),
    integrity,
  };
  await writeFile(join(out, RELEASE_FILES.assets), `${JSON.stringify(assets, null, 2)}\n`);
  if (app.role === 'remote') {
    await writeFile(
      join(out, RELEASE_FILES.standalonePage),
      renderStandaloneDocument(app, assets, build.publicPath, out),
    );
  }
  // Only tooling reads this file; consumers read the manifest.
  await rm(join(browserFolder, 'mf-stats.json'), { force: true });
  if (mode === 'production') await compressFiles(browserFolder);
  // What is built for development is not checked.
  const names = mode === 'production' ? findNames(app, browserStats) : {};
  await writeFile(
    join(out, RELEASE_FILES.metadata),
    `${JSON.stringify(describeRelease(app, names, routes), null, 2)}\n`,
  );
}

function findNames(app: AppDefinition, { compilation }: Stats): SharedNames {
  const names = getSharedNames(compilation);
  return app.role === 'host' ? addMemberNames(names, join(out, RELEASE_FILES.serverBundle)) : names;
}

/** Runs last: it lists the files as they are. */
function describeRelease(app: AppDefinition, names: SharedNames, routes: readonly PageRoute[]): Release {
  const isHost = app.role === 'host';
  const notes = readReleaseNotes(folder, version);
  return {
    app: app.name,
    version,
    contract: HOST_CONTRACT,
    builtAt: new Date().toISOString(),
    ...(notes !== undefined && { notes }),
    provided: isHost ? getProvidedVersions() : {},
    required: isHost ? {} : getRequiredRanges(),
    ...(app.section && describeSection(app.section, routes)),
    ...(isHost ? { exports: names } : { imports: names }),
    budgetBytes: app.budgetBytes,
    files: listReleaseFiles(out),
  };
}

function describeSection(
  section: NonNullable<AppDefinition['section']>,
  routes: readonly PageRoute[],
): Pick<Release, 'section' | 'routes'> {
  const paths = routes.map(({ path }) => path);
  return { section: { ...section, ownedPaths: computeOwnedPaths(paths) }, routes: paths };
}

/** Lists the files of each page by its path. */
function listPages(routes: readonly PageRoute[], { chunks }: ReleaseAssets): ReleaseAssets['pages'] {
  return Object.fromEntries(
    routes.map(({ path, chunks: names }) => [
      path,
      [...new Set(names.flatMap((name) => chunks[name] ?? []))],
    ]),
  );
}

/** Runs webpack once. Warnings fail the build too, so that none accumulate. */
async function compile(configurations: Configuration[]): Promise<Stats[]> {
  const compiler = webpack(configurations);
  const result = await new Promise<webpack.MultiStats>((done, fail) => {
    compiler.run((error, stats) => {
      if (stats) done(stats);
      else fail(error ?? new Error('webpack returned no stats'));
    });
  });
  await new Promise<void>((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  if (result.hasErrors() || result.hasWarnings()) {
    throw new Error(
      result.toString({
        all: false,
        errors: true,
        warnings: true,
        errorDetails: true,
        colors: process.stdout.isTTY,
      }),
    );
  }
  return result.stats;
}
