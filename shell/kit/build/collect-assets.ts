import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, Stats, StatsCompilation } from 'webpack';
import { containerName, type AppDefinition } from './app-definition.ts';
import type { ReleaseAssets, RemoteContainer } from './release-assets.ts';
import { REMOTE_ENTRY_CHUNK } from './webpack.browser.ts';

const LAYERS = 'shell/kit/src/layers/index.ts';
const EXPOSED_GROUP = '__federation_expose_remote';
/** Groups that are no part of a page: the entries, and what Module Federation makes for itself. */
const NO_PART = /^(main$|__federation_|mf_)/;

/**
 * Reads from webpack's own account which files belong to what.
 *
 * @param writtenTo where the files were written; without it they are in memory and change, and have no integrity.
 */
export async function collectAssets(
  app: AppDefinition,
  stats: Stats,
  writtenTo?: string,
): Promise<ReleaseAssets> {
  const account = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const files = stats.compilation.getAssets().map(({ name }) => name);
  const assets: ReleaseAssets = {
    scripts: filesOf(account.entrypoints?.main),
    chunks: chunksOf(account),
    layers: filesWith(LAYERS, stats),
    fonts: files.filter((name) => name.includes('figtree-latin.') && name.endsWith('.woff2')),
  };
  return app.role === 'host'
    ? assets
    : { ...assets, container: await collectContainer(app, files, account, writtenTo) };
}

async function collectContainer(
  app: AppDefinition,
  files: readonly string[],
  account: StatsCompilation,
  writtenTo?: string,
): Promise<RemoteContainer> {
  const groups = account.namedChunkGroups ?? {};
  const entry = files.find((name) => name.startsWith(`${REMOTE_ENTRY_CHUNK}.`) && name.endsWith('.js'));
  if (!entry) throw new Error(`${app.name}: the build made no ${REMOTE_ENTRY_CHUNK}`);
  return {
    entry,
    integrity: writtenTo === undefined ? '' : await integrityOf(join(writtenTo, entry)),
    name: containerName(app.name),
    exposed: filesOf(groups[EXPOSED_GROUP]),
  };
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** A shared module that is not in the first file gets chunks that have no name of ours. */
function filesWith(source: string, { compilation }: Stats): string[] {
  const { chunkGraph, chunkGroups } = compilation;
  const holds = (chunk: Chunk) =>
    chunkGraph.getChunkModules(chunk).some((module) => module.nameForCondition()?.endsWith(source));
  const group = chunkGroups.find(({ chunks }) => chunks.some(holds));
  return (group?.chunks ?? []).flatMap(({ files }) => [...files]);
}

function chunksOf({ namedChunkGroups = {} }: StatsCompilation): ReleaseAssets['chunks'] {
  const parts = Object.entries(namedChunkGroups).filter(([name]) => !NO_PART.test(name));
  return Object.fromEntries(parts.map(([name, group]) => [name, filesOf(group)]));
}

function filesOf(group: NonNullable<StatsCompilation['entrypoints']>[string] | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
