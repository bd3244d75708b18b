import { HOST } from '@platform/releases';
import type { ReleaseHealthService } from './release-health.service.ts';
import type { Candidate } from './take-back-candidates.ts';
import {
  COMPARED_MS,
  type Comparison,
  type FaultRate,
  findReason,
  findSilence,
  hasBegunWith,
  isEnough,
  weigh,
  WINDOW_MS,
} from './take-back.policy.ts';

/** Finds the reason to take a version back in what was reported of it and of what it is compared with. */
export type ReasonFinder = (candidate: Candidate) => Promise<string | undefined>;

export function createReasonFinder(health: ReleaseHealthService, now: () => number): ReasonFinder {
  async function findFaults(candidate: Candidate): Promise<string | undefined> {
    const { app, version, countedSince } = candidate;
    const since = latest(countedSince, new Date(now() - WINDOW_MS));
    const own = await health.findNetworkViews({ app, version }, since);
    const reason = findReason(own);
    if (reason === undefined) return undefined;
    return hasBegunWith(weigh(own), await compare(candidate, since)) ? reason : undefined;
  }

  async function compare(
    { app, version, action, startedAt, baseline, others }: Candidate,
    since: Date,
  ): Promise<Comparison> {
    const hourAgo = new Date(now() - COMPARED_MS);
    const count = async (...args: Parameters<ReleaseHealthService['findNetworkViews']>) =>
      weigh(await health.findNetworkViews(...args));
    const earlier = await count({ app, version }, latest(startedAt, hourAgo), since);
    return {
      simultaneous: await count({ app, version: baseline }, since),
      isCanary: action === 'end-canary',
      before: await count({ app, version: baseline }, hourAgo, startedAt),
      earlier: isEnough(earlier) ? earlier : await countFullHours(app, version, startedAt, since),
      others: {
        now: await count({ apps: others }, since),
        before: await count({ apps: others }, hourAgo, since),
      },
    };
  }

  /** Full hours do not tell networks apart: forged views can keep a version live, and take none back. */
  async function countFullHours(app: string, version: string, since: Date, until: Date): Promise<FaultRate> {
    return { ...(await health.countFullHours(app, version, since, until)), networks: Infinity };
  }

  /** Counts by network are kept for an hour, so a new version is compared with the one before for so long. */
  async function findSilenceOf({
    app,
    version,
    baseline,
    startedAt,
  }: Candidate): Promise<string | undefined> {
    const since = new Date(now() - COMPARED_MS);
    const own = await health.findNetworkDocuments(app, version, latest(startedAt, since));
    return findSilence(own, await health.findNetworkDocuments(app, baseline, since));
  }

  return async (candidate) => {
    const { app, version, startedAt } = candidate;
    const unusable = await health.findUnusableReason(app, version, startedAt);
    if (unusable !== undefined) return unusable;
    const figures =
      (await findFaults(candidate)) ?? (app === HOST ? await findSilenceOf(candidate) : undefined);
    if (figures === undefined) return undefined;
    const fault = await health.findMainFault(app, version);
    return fault ? `${figures}, mostly at ${fault.path} (${fault.phase}): ${fault.cause}` : figures;
  };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
