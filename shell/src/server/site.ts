import type { Log, OriginSettings, ReleaseStore } from '@platform/origin-server';
import { compose, type Composition } from './composition.ts';
import { preparePages, type PreparedPages } from './prerendering.ts';

/** What is live, composed and prepared. */
export type Site = { readonly composition: Composition; readonly prepared: PreparedPages };

const LOOK_INTERVAL_MS = 1_000;

type Surroundings = { readonly releases: ReleaseStore; readonly settings: OriginSettings; readonly log: Log };

/**
 * The site as it is live. The registry is looked at once a second; when its revision has changed the new site is made in
 * the background, and the old one is served until it is finished. If it cannot be made, the old one stays.
 *
 * @throws Error if there is nothing to begin with.
 */
export async function openSite(surroundings: Surroundings): Promise<() => Site> {
  const { releases, log } = surroundings;
  let revision = releases.registry().revision;
  let site = await makeSite(surroundings);

  async function renew(): Promise<void> {
    const started = performance.now();
    try {
      const next = await makeSite(surroundings);
      assertNothingLost(site, next);
      site = next;
      log.info('site renewed', { revision, ms: Math.round(performance.now() - started) });
    } catch (error) {
      log.error('site not renewed, the last good one stays', {
        revision,
        reason: error instanceof Error ? error.stack : String(error),
      });
    }
  }

  setInterval(() => {
    const { revision: current } = releases.registry();
    if (current === revision) return;
    revision = current;
    void renew();
  }, LOOK_INTERVAL_MS).unref();

  return () => site;
}

async function makeSite({ releases, settings, log }: Surroundings): Promise<Site> {
  const composition = compose(releases, settings, log);
  return { composition, prepared: await preparePages(composition, log) };
}

/** A remote that was there and cannot be read any more is a broken release: its pages must not vanish for it. */
function assertNothingLost(before: Site, after: Site): void {
  const names = new Set(after.composition.remotes.map(({ name }) => name));
  const lost = before.composition.remotes.find(({ name }) => !names.has(name));
  if (lost) throw new Error(`the new release of ${lost.name} cannot be read`);
}
