import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, replaceFile } from '@platform/node-utils';
import type { Logger } from '@platform/origin-server';
import { isVersion } from '@platform/releases';

/** The version of each app that was served last. */
export type LastGoodVersions = {
  readonly get: (app: string) => string | undefined;
  /** Records what is served now. */
  readonly record: (served: Versions) => void;
};

type Versions = Readonly<Record<string, string>>;

/**
 * Opens the record of the versions that were served last, so that a restart knows them too. It is kept in the data
 * folder, because a release store may be read-only, and by store, because development has one of its own. Without it
 * only the fallback after a restart is missing, so a failure to read or write it is logged and nothing more.
 */
export function openLastGoodVersions(dataDir: string, store: string, log: Logger): LastGoodVersions {
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
    get: (app) => (isVersion(String(versions[app])) ? versions[app] : undefined),
    record(served) {
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
