import { REASON_MAX } from '@platform/contracts';
import { getErrorMessage } from '@platform/node-utils';
import { HOST } from '@platform/releases';
import { SYSTEM_ACTOR } from '../../../platform/audit/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runReleaseJob } from '../release-changes.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { ReleaseHealthService } from './release-health.service.ts';
import { type Candidate, findAllCandidates } from './take-back-candidates.ts';
import { createReasonFinder } from './take-back-evidence.ts';

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
  const findReason = createReasonFinder(health, now);

  /** Takes a version back if there is a reason. Returns whether the releases have changed since they were read. */
  async function check(candidate: Candidate): Promise<boolean> {
    const { app, version, action, revision } = candidate;
    const reason = await findReason(candidate);
    if (reason === undefined) return false;
    const job = { order: { app, action, revision, reason }, by: AUTHOR, through: AUTHOR } as const;
    const report = await store.change((folder) => runReleaseJob({ ...job, folder }));
    // Others have changed what is live meanwhile.
    if (report.outcome === 'changed') return true;
    if (report.outcome !== 'done') throw new Error(report.message);
    // Without a user whose record changed, and without a record that has an id.
    const event = { action: 'release_taken_back', subjectId: null, userId: null } as const;
    await audit.record(null, SYSTEM_ACTOR, {
      ...event,
      reason: `${app} ${version}: ${reason}`.slice(0, REASON_MAX),
    });
    return true;
  }

  return {
    /**
     * Takes back the first version that is faulty now. The next run of the job looks at the others, because what they
     * show may have had the same cause. What cannot be taken back keeps no other version live, but the shell: a remote
     * that goes on failing may be all that is wrong with it.
     *
     * @throws AggregateError naming what could not be taken back, e.g. because the API must not write to the store
     */
    async takeBackFaulty(): Promise<void> {
      if (!settings.automaticTakeBack) return;
      const registry = await store.readRegistry().catch(ignoreMissing);
      const errors: Error[] = [];
      for (const candidate of findAllCandidates(registry, now())) {
        const { app, version } = candidate;
        if (app === HOST && errors.length > 0) break;
        try {
          if (await check(candidate)) break;
        } catch (cause) {
          errors.push(
            new Error(`${app} ${version} cannot be taken back: ${getErrorMessage(cause)}`, { cause }),
          );
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, errors.map(getErrorMessage).join('; '));
    },
  };
}

/** Before the first start has published its builds, there is no store. */
function ignoreMissing(error: unknown): Registry {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, apps: {}, history: {} };
  throw error;
}
