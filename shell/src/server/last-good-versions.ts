import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, replaceFile } from '@platform/server-kit/node-utils';
import type { Logger, PageServerSettings } from '@platform/page-server';
import {
  findRollbackVersion,
  isVersion,
  readLastGood,
  recordLastGood,
  type ReleaseStore,
} from '@platform/releases';

/** The version of each app that was served last. */
export type LastGoodVersions = {
  readonly get: (app: string) => string | undefined;
  /** Records what is served now. */
  readonly record: (served: Versions) => void;
};

type Versions = Readonly<Record<string, string>>;

type Context = {
  readonly releases: Pick<ReleaseStore, 'folder' | 'registry'>;
  readonly settings: Pick<PageServerSettings, 'dataDir' | 'releaseStore'>;
  readonly log: Logger;
};

/**
 * Opens the record of the versions that were served last, so that a restart knows them too. It is kept in the data
 * folder, because a release store may be read-only, and by store, because development has one of its own. A new data
 * folder begins with what other page servers have told the store or, if that is a bucket, with what was live before.
 * Without the record only the fallback after a restart is missing, so a failure to read or write it is logged and
 * nothing more.
 */
export function openLastGoodVersions({ releases, settings, log }: Context): LastGoodVersions {
  const { dataDir, releaseStore: store } = settings;
  const file = join(dataDir, 'last-good-versions.json');
  let versions: Versions = readStores()[store] ?? {};

  function readStores(): Readonly<Record<string, Versions>> {
    try {
      if (!existsSync(file)) return {};
      return (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, Versions>;
    } catch (error) {
      log.warn({ file, err: error }, 'the last good versions cannot be read');
      return {};
    }
  }

  return {
    get(app) {
      const { apps, history } = releases.registry();
      const before = findRollbackVersion(history[app] ?? [], apps[app]?.version);
      const version = versions[app] ?? readLastGood(releases.folder)[app] ?? before;
      return version !== undefined && isVersion(version) ? version : undefined;
    },
    record(served) {
      recordInStore(releases.folder, served, log);
      const next = { ...versions, ...served };
      if (JSON.stringify(next) === JSON.stringify(versions)) return;
      versions = next;
      try {
        makeFolder(dataDir);
        replaceFile(file, `${JSON.stringify({ ...readStores(), [store]: versions }, null, 2)}\n`);
      } catch (error) {
        log.warn({ file, err: error }, 'the last good versions cannot be written');
      }
    },
  };
}

/** A store may be read-only; then new page servers and the deletion of old releases know less. */
function recordInStore(store: string, served: Versions, log: Logger): void {
  try {
    recordLastGood(store, served);
  } catch (error) {
    log.debug({ err: error }, 'the release store does not take the last good versions');
  }
}
