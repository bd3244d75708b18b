import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getContainerName, type ReleaseAssets, type RemoteContainer } from '@platform/releases';
import type { Chunk, Stats, StatsCompilation } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { getConsumedRequest, listProvidedModules } from './shared-names.ts';
import { REMOTE_ENTRY_CHUNK } from './webpack.browser.ts';

const OVERLAYS_MODULE = 'shell/kit/src/overlays/index.ts';
const EXPOSED_GROUP = '__federation_expose_remote';
/** Chunk groups that belong to no page: the entry, and those that Module Federation generates. */
const INTERNAL_CHUNK_GROUPS = /^(main$|standalone|__federation_|mf_)/;
/** Chunks that a standalone page loads before its routes, whatever its path. */
const STANDALONE_CHUNK_GROUPS = /^standalone/;

/**
 * Collects from webpack's stats which files belong to which page.
 *
 * @param outputFolder where the files were written. Omit it when they exist only in memory: they change on every build,
 * so no integrity is computed.
 */
export async function collectAssets(
  app: AppDefinition,
  stats: Stats,
  outputFolder?: string,
): Promise<ReleaseAssets> {
  const statsJson = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const files = listFiles(stats);
  const assets: ReleaseAssets = {
    scripts: listScripts(statsJson.entrypoints?.main, files),
    chunks: collectChunks(statsJson, files),
    overlays: findFilesContaining(OVERLAYS_MODULE, stats).filter((name) => files.includes(name)),
    fonts: files.filter((name) => name.includes('figtree-latin.') && name.endsWith('.woff2')),
  };
  return app.role === 'host'
    ? assets
    : {
        ...assets,
        standalone: listStandaloneFiles(stats).filter((name) => name.endsWith('.js') && files.includes(name)),
        container: await collectContainer(app, files, statsJson, outputFolder),
      };
}

/** Lists the files of a build without its hot updates, which webpack counts among the files of the changed chunk. */
function listFiles({ compilation }: Stats): string[] {
  return compilation
    .getAssets()
    .filter(({ info }) => !info.hotModuleReplacement)
    .map(({ name }) => name);
}

async function collectContainer(
  app: AppDefinition,
  files: readonly string[],
  statsJson: StatsCompilation,
  outputFolder?: string,
): Promise<RemoteContainer> {
  const groups = statsJson.namedChunkGroups ?? {};
  const entry = files.find((name) => name.startsWith(`${REMOTE_ENTRY_CHUNK}.`) && name.endsWith('.js'));
  if (!entry) throw new Error(`${app.name}: the build emitted no ${REMOTE_ENTRY_CHUNK}`);
  return {
    entry,
    integrity: outputFolder === undefined ? '' : await computeIntegrity(join(outputFolder, entry)),
    name: getContainerName(app.name),
    exposed: listScripts(groups[EXPOSED_GROUP], files),
  };
}

async function computeIntegrity(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Finds the files of the chunk group that contains a module: webpack generates the chunk names of shared modules. */
function findFilesContaining(source: string, { compilation }: Stats): string[] {
  const { chunkGraph, chunkGroups } = compilation;
  const containsSource = (chunk: Chunk) =>
    chunkGraph.getChunkModules(chunk).some((module) => module.nameForCondition()?.endsWith(source));
  const group = chunkGroups.find(({ chunks }) => chunks.some(containsSource));
  return (group?.chunks ?? []).flatMap(({ files }) => [...files]);
}

/** Lists what a standalone page loads before its routes: its own chunks, and the packages that they share. */
function listStandaloneFiles({ compilation }: Stats): string[] {
  const { chunkGraph, chunkGroups } = compilation;
  const provided = listProvidedModules(compilation);
  const groups = new Set(chunkGroups.filter(({ name }) => name && STANDALONE_CHUNK_GROUPS.test(name)));
  for (const { chunks } of groups) {
    for (const module of chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])) {
      for (const block of provided.get(getConsumedRequest(module) ?? '')?.blocks ?? []) {
        const group = chunkGraph.getBlockChunkGroup(block);
        if (group) groups.add(group);
      }
    }
  }
  return [...new Set([...groups].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])))];
}

function collectChunks(
  { namedChunkGroups = {} }: StatsCompilation,
  files: readonly string[],
): ReleaseAssets['chunks'] {
  const pages = Object.entries(namedChunkGroups).filter(([name]) => !INTERNAL_CHUNK_GROUPS.test(name));
  return Object.fromEntries(pages.map(([name, group]) => [name, listScripts(group, files)]));
}

function listScripts(
  group: NonNullable<StatsCompilation['entrypoints']>[string] | undefined,
  files: readonly string[],
): string[] {
  const names = (group?.assets ?? []).map(({ name }) => name);
  return names.filter((name) => name.endsWith('.js') && files.includes(name));
}
