import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { RELEASE_FILES } from '@platform/releases';
import { findApps, readWorkspaces, ROOT } from '../workspaces.ts';
import { buildFolder } from './build-cache.ts';
import { buildSources } from './build-sources.ts';
import { createFingerprints } from './fingerprint.ts';

it.each(findApps())('finds every module of the repository that webpack puts into %s', async (app) => {
  const [target] = await buildSources([app], () => false, new AbortController().signal);
  const { findInputs } = createFingerprints(readWorkspaces(), ROOT);
  const files = new Set(findInputs(target!.app.name).files);
  const modules = globSync('**/*.map', { cwd: join(buildFolder(target!), RELEASE_FILES.sourceMaps) })
    .flatMap((map) => readSources(join(buildFolder(target!), RELEASE_FILES.sourceMaps, map)))
    .map((source) => normalize(join(ROOT, app, source)))
    .filter((path) => path.startsWith(ROOT) && !/node_modules|[\\/]dist[\\/]/.test(path));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((path) => !files.has(path))).toEqual([]);
});

/** Reads which modules a source map names, relative to the folder of the app. */
function readSources(file: string): string[] {
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => /^webpack:\/\/[^/]*\/(\.[^?]*\.tsx?)$/.exec(source)?.[1] ?? []);
}
