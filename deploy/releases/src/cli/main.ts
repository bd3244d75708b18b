#!/usr/bin/env node
/** `platform-release <command>`: releases a remote from a repository of its own. `release-tool.ts` has the commands. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { isBucketLocation, type StoreSettings } from '../bucket/bucket.ts';
import { RELEASE_FILES } from '../layout.ts';
import { readRelease } from '../release-folders.ts';
import { runReleaseTool } from './release-tool.ts';

const BUILD = join(process.cwd(), 'dist');
/** What it has of a bucket goes where tools keep what can be made again. */
const CACHE = join(process.cwd(), 'node_modules/.cache/platform-release');

await runReleaseTool({
  apps: existsSync(join(BUILD, RELEASE_FILES.metadata)) ? [readRelease(BUILD).app] : [],
  readSettings: () => readStoreSettings(process.env),
  findBuild: () => BUILD,
  buildSource: 'dist',
});

function readStoreSettings({ RELEASE_STORE: store, ...env }: NodeJS.ProcessEnv): StoreSettings {
  if (!store)
    throw new StartError(
      'RELEASE_STORE is missing. Set it to the folder or the bucket (s3://BUCKET/PREFIX) that the servers of the ' +
        'platform read.',
    );
  return {
    releaseStore: isBucketLocation(store) ? store : resolve(store),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : CACHE,
    releaseStoreEndpoint: env.RELEASE_STORE_ENDPOINT || undefined,
    awsRegion: env.AWS_REGION || undefined,
    awsAccessKeyId: env.AWS_ACCESS_KEY_ID || undefined,
    awsSecretAccessKey: env.AWS_SECRET_ACCESS_KEY || undefined,
    awsSessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}
