/*
 * Invariant: every entry of a member's statement belongs to exactly one event, so the events add up to the ledger. An
 * event is a journal, and for a withdrawal its payout as well: what changes an available or locked balance is an event
 * at its own time, so the balances of a month that has ended never change.
 */
import {
  PAGE_LIMIT_DEFAULT,
  dollarsOf,
  type EventKind,
  type LedgerEntry,
  type MonthTotals,
} from '@platform/contracts';
import { requireId, type Id } from '../../platform/ids.ts';
import { afterCursor, decodeCursor, encodeCursor, type Order } from '../../platform/lists/keyset.ts';
import { cutPage, mapPage, readInBatches, type Page, type PageQuery } from '../../platform/lists/page.ts';
import { parseTimeZone, startOfMonth } from '../../platform/time-zone.ts';
import type { Services } from '../../services.ts';
import type { LockRepository } from './ledger.locks.ts';
import type { JournalRecord, MemberCents } from './ledger.model.ts';
import { memberCents, netChange } from './ledger.policy.ts';
import type { LedgerRepository } from './ledger.repository.ts';
import { presentLine, splitByAccount } from './ledger.statement-lines.ts';
import { EVENT_TEMPLATES, continuationKey, subjectIdOf } from './ledger.templates.ts';

/** An event as the ledger knows it; other modules own the record behind it. */
export type LedgerEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: EventKind;
  /** Id of the completion, withdrawal, purchase or referred user. */
  readonly subjectId: string;
  readonly cents: number;
  readonly change: MemberCents;
  /** The member's accounts right after it. */
  readonly after: MemberCents;
  /** When the lock of a reward ends or ended; `null` for other events. */
  readonly availableAt: Date | null;
  readonly entries: readonly LedgerEntry[];
};

/** The time of a month. */
export type MonthTime = { readonly $gte: Date; readonly $lt: Date };

/** The events of a month, or of all months. */
export type EventQuery = PageQuery & { readonly month?: MonthTime | undefined };
export type EventPage = Page<LedgerEvent> & { readonly totals: MonthTotals | null };

const ORDER_NAME = 'newest';
const ORDER: Order = { by: 'at', kind: 'time', direction: -1 };

export function createEvents({
  services,
  repository,
  locks,
  postDueUnlocks,
}: {
  services: Pick<Services, 'clock'>;
  repository: LedgerRepository;
  locks: LockRepository;
  /** Posts due unlocks first, so that the events end with the balance the member sees. */
  postDueUnlocks: (userId: Id) => Promise<void>;
}) {
  const { clock } = services;

  async function readPage(
    userId: Id,
    { month, limit = PAGE_LIMIT_DEFAULT, cursor }: EventQuery,
  ): Promise<Page<LedgerEvent>> {
    const filter = { userId, template: { $in: EVENT_TEMPLATES }, ...(month && { at: month }) };
    const position =
      cursor === undefined ? undefined : afterCursor(ORDER, decodeCursor(cursor, ORDER_NAME, ORDER));
    const journals = await repository.findNewest(filter, position, limit + 1);
    const page = cutPage(journals, limit, ({ at, _id }) => encodeCursor(ORDER_NAME, { value: at, id: _id }));
    return mapPage(page, present);
  }

  async function present(origins: readonly JournalRecord[]): Promise<LedgerEvent[]> {
    const now = clock.now();
    const ends = await repository.findByKeys(origins.flatMap((origin) => continuationKey(origin) ?? []));
    const payouts = new Map(
      ends.filter(({ template }) => template === 'withdrawal_paid').map((journal) => [journal.key, journal]),
    );
    const completionIds = origins.filter(isOfReward).map((origin) => requireId(subjectIdOf(origin)));
    const lockEnds = await locks.findEnds(completionIds);
    const unlockTimes = new Map([...lockEnds].filter(([, at]) => at > now));
    return origins.map((origin) => {
      const payout = payouts.get(continuationKey(origin) ?? '');
      return {
        id: origin._id.toHexString(),
        at: origin.at,
        kind: kindOf(origin),
        subjectId: subjectIdOf(origin),
        cents: centsOfEvent(origin),
        change: memberCents(netChange(origin.postings)),
        after: origin.after,
        availableAt: isOfReward(origin) ? (lockEnds.get(subjectIdOf(origin)) ?? null) : null,
        entries: [origin, ...(payout ? [payout] : [])]
          .flatMap(splitByAccount)
          .map((line) => presentLine(line, unlockTimes)),
      };
    });
  }

  return {
    /**
     * Reads a page of a member's events, newest first, and on the first page of a month its totals.
     *
     * @throws AppError `invalid_request` for a cursor that does not belong to the events
     */
    async eventPage(userId: Id, query: EventQuery): Promise<EventPage> {
      const { month, cursor } = query;
      if (cursor === undefined) await postDueUnlocks(userId);
      const page = await readPage(userId, query);
      const isFirstOfMonth = month !== undefined && cursor === undefined;
      return { ...page, totals: isFirstOfMonth ? await sumMonth(repository, userId, month) : null };
    },

    /** Reads when a month began, and what the member had then. */
    async readOpening(
      userId: Id,
      { $gte: at }: MonthTime,
    ): Promise<{ at: Date; balance: MonthTotals['opening'] }> {
      return { at, balance: presentCardBalances(await repository.findBalanceBefore(userId, at)) };
    },

    /** Reads all events of a month, or of all months, in batches. */
    async *eventBatches(userId: Id, month: MonthTime | undefined): AsyncGenerator<LedgerEvent[]> {
      await postDueUnlocks(userId);
      yield* readInBatches((query) => readPage(userId, { ...query, month }));
    },
  };
}

function isOfReward({ template }: JournalRecord): boolean {
  return template === 'task_reward' || template === 'reward_unlocked';
}

async function sumMonth(repository: LedgerRepository, userId: Id, month: MonthTime): Promise<MonthTotals> {
  const cents = { earned: 0, unlocked: 0, withdrawn: 0, purchases: 0 };
  for (const { template, postings } of await repository.findPostings(userId, month)) {
    const total = TOTAL_OF[template];
    const sign = CAME_BACK.includes(template) ? -1 : 1;
    if (total) cents[total] += sign * postings.reduce((sum, posting) => sum + posting.cents, 0);
  }
  const { earned, unlocked, withdrawn, purchases } = cents;
  return {
    earned: dollarsOf(earned),
    unlocked: dollarsOf(unlocked),
    withdrawn: dollarsOf(withdrawn),
    purchases: dollarsOf(purchases),
    opening: presentCardBalances(await repository.findBalanceBefore(userId, month.$gte)),
    closing: presentCardBalances(await repository.findBalanceBefore(userId, month.$lt)),
  };
}

/** Presents what the cards of the member show of the accounts. */
export function presentCardBalances({ available, locked }: MemberCents): MonthTotals['opening'] {
  return { available: dollarsOf(available), locked: dollarsOf(locked) };
}

/** What counts against a total, because it came back. */
const CAME_BACK: readonly JournalRecord['template'][] = ['withdrawal_bounced', 'blueprint_returned'];

/** The total that a journal of each template counts towards, or against. */
const TOTAL_OF: Partial<
  Record<JournalRecord['template'], Exclude<keyof MonthTotals, 'opening' | 'closing'>>
> = {
  signup_bonus: 'earned',
  task_reward: 'earned',
  referral_reward: 'earned',
  reward_unlocked: 'unlocked',
  withdrawal_paid: 'withdrawn',
  withdrawal_bounced: 'withdrawn',
  blueprint_purchase: 'purchases',
  blueprint_returned: 'purchases',
};

function kindOf({ template }: JournalRecord): EventKind {
  if (template === 'withdrawal_requested') return 'withdrawal';
  if (template === 'withdrawal_paid') throw new Error('A payout begins no event.');
  return template;
}

const LOSSES: readonly JournalRecord['template'][] = [
  'withdrawal_requested',
  'blueprint_purchase',
  'balance_given_up',
];

/** Sums what the journal that begins an event moved: positive for what the member earned or got back. */
function centsOfEvent({ template, postings }: JournalRecord): number {
  const cents = postings.reduce((sum, posting) => sum + posting.cents, 0);
  return LOSSES.includes(template) ? -cents : cents;
}

/**
 * Returns the time of a month like `2026-03` in the time zone of a browser, or in UTC if there is no such one;
 * `undefined` without a month.
 */
export function toMonthTime({
  month,
  timeZone: browserZone,
}: {
  month?: string | undefined;
  timeZone?: string | undefined;
}): MonthTime | undefined {
  if (month === undefined) return undefined;
  const timeZone = parseTimeZone(browserZone) ?? 'UTC';
  const next = new Date(month);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return {
    $gte: startOfMonth(month, timeZone),
    $lt: startOfMonth(next.toISOString().slice(0, 7), timeZone),
  };
}
