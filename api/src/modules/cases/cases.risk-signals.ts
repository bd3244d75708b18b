/*
 * What is known about the member of a case. Values of other members are compared by keyed digests and never read; an
 * administrator sees only what their roles allow.
 */
import {
  CASE_ENDPOINTS,
  CASE_LINKS_MAX,
  mayCall,
  type AdminRole,
  type RiskSignals,
  type CaseKind,
  type CaseLink,
} from '@platform/contracts';
import { addDays, DAY_MS } from '../../platform/clock.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ReviewCase } from '../decisions/index.ts';
import type { Auth } from '../auth/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { Verification } from '../verification/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

/** The pace of the last days is compared with that of the days before. */
const RECENT_DAYS = 7;
const EARLIER_DAYS = 28;

/** Whether the roles of an administrator allow to read cases of a kind. */
export function mayRead(roles: readonly AdminRole[], kind: CaseKind): boolean {
  return mayCall(roles, CASE_ENDPOINTS[kind].get);
}

type Sources = {
  readonly services: Pick<Services, 'clock'>;
  readonly auth: Auth;
  readonly blueprints: Blueprints;
  readonly referrals: Referrals;
  readonly tasks: Tasks;
  readonly verification: Verification;
  readonly withdrawals: Withdrawals;
};

export function createReadRiskSignals(sources: Sources) {
  const { auth, blueprints, referrals, tasks, verification, withdrawals } = sources;
  const { clock } = sources.services;

  /** Presents accounts as links, in their order. */
  async function toLinks(userIds: readonly Id[]): Promise<CaseLink[]> {
    const shown = [...new Map(userIds.map((id) => [id.toHexString(), id])).values()].slice(0, CASE_LINKS_MAX);
    const usernames = await auth.usernamesOf(shown);
    const disabled = await auth.findDisabled(shown);
    return shown.map((id) => ({
      userId: id.toHexString(),
      username: usernames.get(id.toHexString()) ?? '',
      disabled: disabled.has(id.toHexString()),
    }));
  }

  async function findRejections(
    { id, userId }: ReviewCase,
    roles: readonly AdminRole[],
  ): Promise<RiskSignals['rejections']> {
    const found = [
      ...(await blueprints.findRejections(userId)),
      ...(await withdrawals.riskSignals.findRejections(userId, id)),
    ];
    return found
      .filter((rejection) => mayRead(roles, rejection.kind) && rejection.id !== id.toHexString())
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, CASE_LINKS_MAX)
      .map((rejection) => ({ ...rejection, at: rejection.at.toISOString() }));
  }

  /** Reads how many tasks a member completed, in the days that their account existed. */
  async function readPace(
    userId: Id,
    createdAt: Date,
  ): Promise<Pick<RiskSignals, 'recentPace' | 'earlierPace'>> {
    const now = clock.now();
    const recentFrom = addDays(now, -RECENT_DAYS);
    const earlierFrom = addDays(recentFrom, -EARLIER_DAYS);
    const ageDays = Math.max(1, Math.ceil((now.getTime() - createdAt.getTime()) / DAY_MS));
    const end = new Date(now.getTime() + 1);
    return {
      recentPace: {
        tasks: await tasks.countCompletionsBetween(userId, recentFrom, end),
        days: Math.min(RECENT_DAYS, ageDays),
      },
      earlierPace: {
        tasks: await tasks.countCompletionsBetween(userId, earlierFrom, recentFrom),
        days: Math.min(EARLIER_DAYS, Math.max(0, ageDays - RECENT_DAYS)),
      },
    };
  }

  /** Reads the risk signals about the member of a case, as far as the roles of the administrator allow. */
  return async function readRiskSignals(
    record: ReviewCase,
    roles: readonly AdminRole[],
  ): Promise<RiskSignals> {
    const { userId } = record;
    const { createdAt } = await auth.getProfile(userId);
    return {
      accountCreatedAt: createdAt,
      accountDisabled: (await auth.findDisabled([userId])).size > 0,
      ...(await readPace(userId, new Date(createdAt))),
      samePayoutDetails: mayRead(roles, 'withdrawal')
        ? await toLinks(await withdrawals.riskSignals.findSharers(userId))
        : null,
      sameDevice: await toLinks(await auth.traces.findSharers(userId, 'device')),
      sameNetwork: await toLinks(await auth.traces.findSharers(userId, 'network')),
      referralTree: await toLinks(await referrals.findTree(userId, CASE_LINKS_MAX)),
      sameIdentityNumber: mayRead(roles, 'verification')
        ? await toLinks(await verification.findSharers(userId))
        : null,
      rejections: await findRejections(record, roles),
    };
  };
}
