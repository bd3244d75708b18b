import type { LiveRelease, Releases } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Which version of each app is live, since when and by whom. */
export type ReleasesReader = {
  /** @throws AppError `unavailable` when the store cannot be read */
  live(): Promise<Releases>;
};

const BY_MAX = 100;

export function createReleasesReader(store: ReleaseStore): ReleasesReader {
  async function read(): Promise<Releases> {
    const { revision, live } = await store.registry();
    const history = await store.history();
    const apps = live.map(async ({ app, version }): Promise<LiveRelease> => {
      const { contract, builtAt } = await store.release(app, version);
      const promotion = history.findLast(
        (line) => line.app === app && line.version === version && line.action !== 'publish',
      );
      return {
        app,
        version,
        contract,
        builtAt: timeOf(builtAt),
        liveSince: promotion ? timeOf(promotion.at) : null,
        by: promotion?.by.slice(0, BY_MAX) ?? null,
      };
    });
    return { revision, apps: await Promise.all(apps) };
  }

  return {
    async live() {
      try {
        return await read();
      } catch (cause) {
        const message =
          'The release store cannot be read. RELEASE_STORE has to name the folder that releases are published to; the log says what is wrong.';
        throw new AppError('unavailable', message, { cause });
      }
    },
  };
}

function timeOf(text: string): string {
  return new Date(text).toISOString();
}
