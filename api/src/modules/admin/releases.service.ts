import type { LiveRelease, Releases } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Reports which version of each app is live, since when and by whom. */
export type ReleasesReader = ReturnType<typeof createReleasesReader>;

const BY_MAX_LENGTH = 100;

export function createReleasesReader(store: ReleaseStore) {
  async function read(): Promise<Releases> {
    const { revision, live, history } = await store.readRegistry();
    const apps = live.map(async ({ app, version }): Promise<LiveRelease> => {
      const { contract, builtAt } = await store.readRelease(app, version);
      const promotion = history[app]?.findLast(
        (entry) => entry.version === version && entry.action !== 'publish',
      );
      return {
        app,
        version,
        contract,
        builtAt: toIsoTime(builtAt),
        liveSince: promotion ? toIsoTime(promotion.at) : null,
        by: promotion?.by.slice(0, BY_MAX_LENGTH) ?? null,
      };
    });
    return { revision, apps: await Promise.all(apps) };
  }

  return {
    /** Returns the live releases. @throws AppError `unavailable` if the store cannot be read */
    async getLive(): Promise<Releases> {
      try {
        return await read();
      } catch (cause) {
        const message =
          'The release store cannot be read: RELEASE_STORE must be the folder that releases are published to. The log names the cause.';
        throw new AppError('unavailable', message, { cause });
      }
    },
  };
}

function toIsoTime(text: string): string {
  return new Date(text).toISOString();
}
