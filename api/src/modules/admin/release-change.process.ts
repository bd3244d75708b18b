/**
 * Child process of `release-changes.ts`: makes one change of the release store and reports the result. The check of a
 * release takes seconds and waits for processes of its own, so it must not run in the process of the API. It gets no
 * environment, and with it no secrets.
 */
import { readFileSync } from 'node:fs';
import { formatStartFailure, StartError } from '@platform/server-kit/node-utils';
import {
  endCanary,
  promote,
  readRegistry,
  RegistryChangedError,
  rollback,
  startCanary,
} from '@platform/releases';

/** A change of the releases, as an administrator requests it. */
export type ReleaseOrder = {
  readonly app: string;
  readonly reason: string;
  /** The revision that the administrator has seen. */
  readonly revision: number;
} & (
  | { readonly action: 'promote'; readonly version: string }
  | { readonly action: 'rollback' }
  | { readonly action: 'canary'; readonly version: string; readonly percent: number }
  | { readonly action: 'end-canary' }
);

export type ReleaseJob = {
  readonly folder: string;
  readonly order: ReleaseOrder;
  readonly by: string;
  readonly through: 'release' | 'automatic';
};

/** The version that the change was about, or the sentence that says why nothing has changed. */
export type ReleaseReport =
  | { readonly outcome: 'done'; readonly revision: number; readonly version: string }
  | { readonly outcome: 'changed' | 'rejected' | 'failed'; readonly message: string };

type Registry = ReturnType<typeof readRegistry>;

process.stdout.write(JSON.stringify(createReport(JSON.parse(readFileSync(0, 'utf8')) as ReleaseJob)));

function createReport(job: ReleaseJob): ReleaseReport {
  try {
    return describeResult(change(job), job);
  } catch (error) {
    if (error instanceof RegistryChangedError) {
      // The response of an earlier try may have been lost: the same change is made once.
      const registry = readRegistry(job.folder);
      return wasMade(registry, job)
        ? describeResult(registry, job)
        : { outcome: 'changed', message: error.message };
    }
    return error instanceof StartError
      ? { outcome: 'rejected', message: error.message.replaceAll(`${job.folder}/`, '') }
      : { outcome: 'failed', message: formatStartFailure(error) };
  }
}

function change({ folder, order, by, through }: ReleaseJob): Registry {
  const { app, reason, revision: expectedRevision } = order;
  const details = { by, reason, expectedRevision };
  if (order.action === 'promote') return promote(folder, { [app]: order.version }, through, details);
  if (order.action === 'rollback') return rollback(folder, app, through, details);
  if (order.action === 'canary') return startCanary(folder, app, order, through, details);
  return endCanary(folder, app, through, details);
}

function describeResult(registry: Registry, { order }: ReleaseJob): ReleaseReport {
  const version = 'version' in order ? order.version : (findLastChange(registry, order.app)?.version ?? '');
  return { outcome: 'done', revision: registry.revision, version };
}

function findLastChange({ history }: Registry, app: string) {
  return history[app]?.findLast(({ action }) => action !== 'publish');
}

/** Whether the last change of the registry is the one of the job. */
function wasMade(registry: Registry, { order, by }: ReleaseJob): boolean {
  const last = findLastChange(registry, order.app);
  return (
    registry.revision === order.revision + 1 &&
    last?.action === order.action &&
    last.by === by &&
    last.reason === order.reason &&
    (!('version' in order) || last.version === order.version)
  );
}
