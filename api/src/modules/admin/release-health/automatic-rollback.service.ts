import { REASON_MAX } from '@platform/contracts';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { HOST, type Registry } from '@platform/releases';
import { SYSTEM_ACTOR } from '../../../platform/audit/actor.ts';
import type { Services } from '../../../services.ts';
import { AUDIT_ACTIONS, runReleaseJob } from '../release-changes.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { ReleaseHealthService } from './release-health.service.ts';
import type { NotifyOwners } from './release-notices.ts';
import { isFaulty, isSuspicious, type NetworkCounts } from './rollback.policy.ts';
import { listServedVersions, type ServedVersion } from './served-versions.ts';

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'logger' | 'settings' | 'withTransaction'>;
  readonly store: ReleaseStore;
  readonly health: ReleaseHealthService;
  readonly notifyOwners: NotifyOwners;
  readonly now?: () => number;
};

const AUTHOR = 'automatic';

/** Creates the job that rolls faulty versions back: it ends a canary, or rolls back what was promoted recently. */
export function createAutomaticRollback(dependencies: Dependencies) {
  const { services, store, health, now = Date.now } = dependencies;
  const rollBack = createRollback(dependencies);
  const alert = createAlert(dependencies);

  /** Returns why a version is to be rolled back; `undefined` if it is to stay. */
  async function findReason(
    { app, version, rollback }: ServedVersion,
    counts: NetworkCounts,
  ): Promise<string | undefined> {
    if (!rollback || !services.settings.automaticRollback) return undefined;
    const unusable = await health.findUnusableReason(app, version, rollback.startedAt);
    if (unusable !== undefined) return unusable;
    return isFaulty(counts) ? describeFaults(health, { app, version }, counts) : undefined;
  }

  /** @returns whether the version was rolled back, or others have changed what is live meanwhile */
  async function check(served: ServedVersion, revision: number): Promise<boolean> {
    const counts = await health.countNetworks(served);
    const reason = await findReason(served, counts);
    if (reason === undefined) await alert(served, counts);
    else await rollBack(served, revision, reason);
    return reason !== undefined;
  }

  return {
    /**
     * Rolls back the first version that is faulty now. The next run of the job looks at the others, because their
     * faults may have had the same cause. If a remote cannot be rolled back, the other remotes still are, but not the
     * shell, because that remote may be the only cause of its faults.
     *
     * @throws AggregateError naming what could not be rolled back, e.g. because the API must not write to the store
     */
    async rollBackFaulty(): Promise<void> {
      const registry = await store.readRegistry().catch(ignoreMissing);
      const errors: Error[] = [];
      for (const served of listServedVersions(registry, now())) {
        const { app, version } = served;
        if (app === HOST && errors.length > 0) break;
        try {
          if (await check(served, registry.revision)) break;
        } catch (cause) {
          errors.push(
            new Error(`${app} ${version} cannot be rolled back: ${getErrorMessage(cause)}`, { cause }),
          );
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, errors.map(getErrorMessage).join('; '));
    },
  };
}

type Version = Pick<ServedVersion, 'app' | 'version'>;

/** Creates the function that rolls a version back, unless others have changed what is live meanwhile. */
function createRollback({ services: { audit, logger, withTransaction }, store, notifyOwners }: Dependencies) {
  return async (
    { app, version, rollback }: ServedVersion,
    revision: number,
    reason: string,
  ): Promise<void> => {
    const { action } = rollback ?? { action: 'rollback' };
    const job = { order: { app, action, revision, reason }, by: AUTHOR, through: AUTHOR } as const;
    const report = await store.change((folder) => runReleaseJob({ ...job, folder }));
    if (report.outcome === 'changed') return;
    if (report.outcome !== 'done') throw new Error(report.message);
    // Without a user whose record changed, and without a record that has an id.
    const event = { action: AUDIT_ACTIONS[action], subjectId: null, userId: null } as const;
    await audit.record(null, SYSTEM_ACTOR, {
      ...event,
      reason: `${app} ${version}: ${reason}`.slice(0, REASON_MAX),
    });
    logger.error({ app, version, reason }, 'release rolled back automatically');
    await withTransaction((tx) => notifyOwners(tx, { app, version, event: 'rolled-back' }));
  };
}

/** Creates the function that calls a person once about a version that fails, but not enough to be rolled back. */
function createAlert({ services: { logger, withTransaction }, health, notifyOwners }: Dependencies) {
  const alerted = new Set<string>();

  return async ({ app, version, since }: ServedVersion, counts: NetworkCounts): Promise<void> => {
    const key = `${app} ${version} ${since}`;
    if (!isSuspicious(counts) || alerted.has(key)) return;
    const reason = await describeFaults(health, { app, version }, counts);
    logger.warn({ app, version, ...counts, reason }, 'pages of a release fail');
    await withTransaction((tx) => notifyOwners(tx, { app, version, event: 'failing' }));
    alerted.add(key);
  };
}

async function describeFaults(
  health: ReleaseHealthService,
  { app, version }: Version,
  { seen, faulty }: NetworkCounts,
): Promise<string> {
  const figures = `pages failed in ${faulty} of ${seen} networks`;
  const fault = await health.findMainFault(app, version);
  return fault ? `${figures}, mostly at ${fault.path} (${fault.phase}): ${fault.cause}` : figures;
}

/** Before the first start has published its builds, there is no store. */
function ignoreMissing(error: unknown): Registry {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, apps: {}, history: {} };
  throw error;
}
