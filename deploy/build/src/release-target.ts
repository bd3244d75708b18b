import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildMode } from './webpack.common.ts';

/** Which version of an app to build, and where to. */
export type ReleaseTarget = {
  readonly version: string;
  /** Absolute path of the output folder. */
  readonly out: string;
  /** `development` for a shell that hot remotes run in: they need React's development build. */
  readonly mode: BuildMode;
  /** Whether the folder is the app's own `dist/`, which may hold an older build. */
  readonly isDist: boolean;
};

type PlannedBuild = { readonly version: string; readonly out: string; readonly mode: BuildMode };
type Plan = Readonly<Partial<Record<string, PlannedBuild>>>;

/**
 * Reads the target of a build from the environment: the entry of the app in the plan file `RELEASE_PLAN`, because one
 * `lerna run build` builds several apps in one environment; else `RELEASE_VERSION` and `RELEASE_OUT`, an empty folder;
 * else `dist/`.
 *
 * @param folder of the app
 */
export function readReleaseTarget(folder: string, env: NodeJS.ProcessEnv): ReleaseTarget {
  const { name, version } = readJson(join(folder, 'package.json')) as { name: string; version: string };
  const planned = env.RELEASE_PLAN ? (readJson(env.RELEASE_PLAN) as Plan)[name] : undefined;
  const out = planned?.out ?? env.RELEASE_OUT;
  return {
    version: planned?.version ?? env.RELEASE_VERSION ?? `${version}-local`,
    mode: planned?.mode ?? 'production',
    out: resolve(folder, out ?? 'dist'),
    isDist: out === undefined,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
