import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pickEnvironment } from '@platform/server-kit/node-utils';
import { isVersion } from '@platform/releases';
import type { AuditAction } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Settings } from '../../settings/settings.ts';
import { toUsernameKey, type Auth } from '../auth/index.ts';
import type { ReleaseJob, ReleaseOrder, ReleaseReport } from './release-change.process.ts';
import type { NotifyOwners } from './release-health/release-notices.ts';
import { reportUnreadable, type ReleaseStore } from './release-store.ts';

/** A transaction lasts at most 60 s. The check takes up to 10 s for one remote, and for a shell as long for each. */
const MAX_DURATION_MS = 45_000;

const run = promisify(execFile);

const CHANGE_PROCESS = join(import.meta.dirname, 'release-change.process.ts');

/** What the audit log says of each change. */
export const AUDIT_ACTIONS: Readonly<Record<ReleaseOrder['action'], AuditAction>> = {
  promote: 'release_promoted',
  rollback: 'release_rolled_back',
  canary: 'release_canary_started',
  'end-canary': 'release_canary_ended',
};

const NOT_CHANGEABLE =
  'The release store cannot be changed: the API must be able to write to RELEASE_STORE. The log names the cause.';

/** Changes what is live, for the administrators who may. */
export type ReleaseChanges = ReturnType<typeof createReleaseChanges>;

export function createReleaseChanges({
  audit,
  settings,
  auth,
  store,
  notifyOwners,
}: {
  audit: Pick<AuditLog, 'record'>;
  settings: Pick<Settings, 'production' | 'releaseManagers'>;
  auth: Pick<Auth, 'usernamesOf'>;
  store: Pick<ReleaseStore, 'change' | 'readRegistry'>;
  notifyOwners: NotifyOwners;
}) {
  const managers = new Set(settings.releaseManagers.map(toUsernameKey));
  const isManager = (username: string) =>
    managers.size > 0 ? managers.has(toUsernameKey(username)) : !settings.production;

  async function readUsername(userId: Id, tx?: Tx): Promise<string> {
    return (await auth.usernamesOf([userId], tx)).get(userId.toHexString()) ?? '';
  }

  /** App and version become part of a path. */
  async function assertExists(order: ReleaseOrder): Promise<void> {
    const { apps } = await reportUnreadable(store.readRegistry);
    if (!Object.hasOwn(apps, order.app))
      throw new AppError('not_found', 'There is no live app with this name.');
    if ('version' in order && !isVersion(order.version))
      throw new AppError('not_found', 'There is no version with this name.');
  }

  async function change(job: Omit<ReleaseJob, 'folder'>): Promise<ReleaseReport> {
    try {
      return await store.change((folder) => runReleaseJob({ ...job, folder }));
    } catch (cause) {
      throw new AppError('unavailable', NOT_CHANGEABLE, { cause });
    }
  }

  return {
    /** Whether an administrator is one of those who change releases. */
    canRelease: async (userId: Id): Promise<boolean> => isManager(await readUsername(userId)),

    /**
     * Makes a change after the check that the release tool makes too, and tells the other owners of a rollback. Doing it
     * again has no further effect, as the transaction requires: a change on top of another one than the administrator
     * has seen is rejected.
     *
     * @throws AppError `forbidden`, `not_found` for an unknown app or a malformed version, `release_rejected`,
     *   `releases_changed`, or `unavailable` if the store cannot be read or changed
     */
    async apply(tx: Tx, actor: UserActor, order: ReleaseOrder): Promise<{ revision: number }> {
      const username = await readUsername(actor.userId, tx);
      if (!isManager(username))
        throw new AppError('forbidden', 'Only the administrators in RELEASE_MANAGERS can change releases.');
      await assertExists(order);
      const by = `${username} (console)`;
      const { revision, version } = assertDone(await change({ order, by, through: 'release' }));
      const reason = `${order.app} ${version}: ${order.reason}`;
      await audit.record(tx, actor, {
        action: AUDIT_ACTIONS[order.action],
        subjectId: null,
        userId: null,
        reason,
      });
      if (order.action === 'rollback') {
        const actedBy = { userId: actor.userId, username };
        await notifyOwners(tx, { app: order.app, version, event: 'taken-back', by: actedBy, revision });
      }
      return { revision };
    },
  };
}

/** Makes a change in a process of its own, because the check blocks for seconds. @throws Error if it has no result */
export async function runReleaseJob(job: ReleaseJob): Promise<ReleaseReport> {
  const running = run(process.execPath, [CHANGE_PROCESS], {
    env: pickEnvironment(process.env),
    timeout: MAX_DURATION_MS,
    killSignal: 'SIGKILL',
  });
  running.child.stdin?.on('error', () => undefined); // The process has ended; `running` says why.
  running.child.stdin?.end(JSON.stringify(job));
  return JSON.parse((await running).stdout) as ReleaseReport;
}

/** @throws AppError if nothing was changed */
function assertDone(report: ReleaseReport): Extract<ReleaseReport, { outcome: 'done' }> {
  if (report.outcome === 'done') return report;
  if (report.outcome === 'rejected') throw new AppError('release_rejected', report.message);
  if (report.outcome === 'changed')
    throw new AppError('releases_changed', 'The releases have changed since you opened the page.');
  throw new AppError('unavailable', NOT_CHANGEABLE, { cause: new Error(report.message) });
}
