import { REASON_MAX } from '@platform/contracts';
import { getErrorMessage } from '@platform/node-utils';
import { HOST } from '@platform/releases';
import { SYSTEM_ACTOR } from '../../../platform/audit/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runReleaseJob } from '../release-changes.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { ReleaseHealthService } from './release-health.service.ts';
import { type Candidate, findCandidates } from './take-back-candidates.ts';
import { findReason, findSilence, SILENCE_WINDOW_MS, WINDOW_MS } from './take-back.policy.ts';

type Dependencies = {
  readonly platform: Pick<Platform, 'audit' | 'settings'>;
  readonly store: ReleaseStore;
  readonly health: ReleaseHealthService;
  readonly now?: () => number;
};

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;

const AUTHOR = 'automatic';

/** Creates the job that takes back faulty versions: it ends a canary, or rolls back what was promoted lately. */
export function createTakeBack({ platform, store, health, now = Date.now }: Dependencies) {
  const { audit, settings } = platform;

  async function findReasonOf(candidate: Candidate): Promise<string | undefined> {
    const { app, version, startedAt } = candidate;
    const unusable = await health.findUnusableReason(app, version, startedAt);
    if (unusable !== undefined) return unusable;
    const since = new Date(Math.max(startedAt.getTime(), now() - WINDOW_MS));
    const faults = findReason(await health.findNetworkViews(app, version, since));
    const figures = faults ?? (app === HOST ? await findSilenceOf(candidate) : undefined);
    return figures === undefined ? undefined : addMainFault(figures, candidate);
  }

  async function addMainFault(figures: string, { app, version }: Candidate): Promise<string> {
    const fault = await health.findMainFault(app, version);
    return fault ? `${figures}, mostly at ${fault.path} (${fault.phase}): ${fault.cause}` : figures;
  }

  /** Counts by network are kept for an hour, so a new version is compared with the one before for so long. */
  async function findSilenceOf({
    app,
    version,
    baseline,
    startedAt,
  }: Candidate): Promise<string | undefined> {
    const since = new Date(now() - SILENCE_WINDOW_MS);
    const own = await health.findNetworkDocuments(app, version, startedAt > since ? startedAt : since);
    return findSilence(own, await health.findNetworkDocuments(app, baseline, since));
  }

  async function check(candidate: Candidate): Promise<void> {
    const { app, version, action, revision } = candidate;
    const order = { app, action, revision };
    const reason = await findReasonOf(candidate);
    if (reason === undefined) return;
    const job = { order: { ...order, reason }, by: AUTHOR, through: AUTHOR } as const;
    const report = await store.change((folder) => runReleaseJob({ ...job, folder }));
    // Others have changed what is live meanwhile. The next run of the job looks at it.
    if (report.outcome === 'changed') return;
    if (report.outcome !== 'done') throw new Error(report.message);
    // Without a user whose record changed, and without a record that has an id.
    const event = { action: 'release_taken_back', subjectId: null, userId: null } as const;
    await audit.record(null, SYSTEM_ACTOR, {
      ...event,
      reason: `${app} ${version}: ${reason}`.slice(0, REASON_MAX),
    });
  }

  return {
    /**
     * Takes back every version that is faulty now. Each is tried, whatever happens to the others.
     *
     * @throws AggregateError naming what could not be taken back, e.g. because the API must not write to the store
     */
    async takeBackFaulty(): Promise<void> {
      if (!settings.automaticTakeBack) return;
      const registry = await store.readRegistry().catch(ignoreMissing);
      const candidates = Object.keys(registry.apps).flatMap((app) => findCandidates(registry, app, now()));
      const results = await Promise.allSettled(candidates.map(check));
      const errors = results.flatMap((result, index) => {
        if (result.status === 'fulfilled') return [];
        const { app = '', version = '' } = candidates[index] ?? {};
        const message = `${app} ${version} cannot be taken back: ${getErrorMessage(result.reason)}`;
        return [new Error(message, { cause: result.reason })];
      });
      if (errors.length > 0) throw new AggregateError(errors, errors.map(getErrorMessage).join('; '));
    },
  };
}

/** Before the first start has published its builds, there is no store. */
function ignoreMissing(error: unknown): Registry {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, apps: {}, history: {} };
  throw error;
}
