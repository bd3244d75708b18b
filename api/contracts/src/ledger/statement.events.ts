import { array, number, string, type InferType } from 'yup';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { REASON_MAX } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { PAYMENT_METHOD_VALUES } from '../payment-methods.ts';
import {
  dollars,
  enumOf,
  queryObject,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
  timeZoneText,
} from '../schema.ts';
import { PAYOUT_REFERENCE_MAX, WITHDRAWAL_STATUSES } from '../withdrawals/withdrawals.constants.ts';
import { ledgerEntryResponse } from './ledger.entries.ts';

/** What a member's money came from or went to. What became available or came back has an event of its own. */
export const EVENT_KINDS = [
  'signup_bonus',
  'task_reward',
  'reward_unlocked',
  'referral_reward',
  'withdrawal',
  'withdrawal_released',
  'withdrawal_bounced',
  'blueprint_purchase',
  'blueprint_returned',
  'balance_given_up',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Dollars in the accounts that the member's cards show, or what an event changed in them. */
const cardBalances = strictObject({
  available: dollars('Must be an amount in dollars').defined(),
  locked: dollars('Must be an amount in dollars').defined(),
});

/**
 * One event of a statement with all ledger entries that belong to it, oldest first: a withdrawal includes its payout.
 * Opening balances and the changes of all events of a month add up to its closing balances. Of `task`, `withdrawal`,
 * `referral` and `purchase` the one of its kind is set.
 */
export const statementEventResponse = strictObject({
  id: responseId(),
  at: responseTime(),
  kind: enumOf(EVENT_KINDS, 'Must be a kind of event').defined(),
  /** Dollars: positive if the member earned them or got them back, negative for a withdrawal or a purchase. */
  amount: dollars('Must be an amount in dollars').defined(),
  /** What it changed: a locked reward changes `locked` alone, a purchase nothing. */
  change: cardBalances,
  /** Right after the event. */
  balance: cardBalances,
  task: strictObject({
    id: responseText(100),
    title: responseText(200),
    /** `null` for a free task. */
    blueprintId: number().strict().integer().nullable().defined(),
    /** When the lock of the reward ends or ended. */
    availableAt: responseTime(),
  }).nullable(),
  withdrawal: strictObject({
    id: responseId(),
    status: enumOf(WITHDRAWAL_STATUSES, 'Must be a status').defined(),
    paymentMethod: enumOf(PAYMENT_METHOD_VALUES, 'Must be a payment method').defined(),
    reason: responseText(REASON_MAX).nullable(),
    transactionReference: responseText(PAYOUT_REFERENCE_MAX).nullable(),
  }).nullable(),
  /** The member who was referred. */
  referral: strictObject({ username: responseText(USERNAME_MAX).nullable() }).nullable(),
  purchase: strictObject({
    blueprintId: number().strict().integer().defined(),
    name: responseText(200),
    /** The payment reference that the member quoted. */
    reference: responseText(100).nullable(),
  }).nullable(),
  entries: array(ledgerEntryResponse).strict().defined(),
});
export type StatementEvent = InferType<typeof statementEventResponse>;

/** Dollars of one month by the time of the ledger entries: a reward counts as earned and as unlocked in two months. */
const monthTotals = strictObject({
  earned: responseDollars(),
  unlocked: responseDollars(),
  withdrawn: responseDollars(),
  purchases: responseDollars(),
  /** When the month began. */
  opening: cardBalances,
  /** When the month ended; of the current month, as of now. */
  closing: cardBalances,
});
export type MonthTotals = InferType<typeof monthTotals>;

const eventsResponse = strictObject({
  items: array(statementEventResponse).strict().defined(),
  next: string().strict().max(500).nullable().defined(),
  /** On the first page of a month; `null` otherwise. */
  totals: monthTotals.nullable().defined(),
});

const MONTH_MESSAGE = 'Month must be a month like 2026-03';

/** A calendar month in a time zone, by default in UTC; all months by default. */
function monthParams() {
  return {
    month: singleLineText('Month', 7).matches(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH_MESSAGE),
    timeZone: timeZoneText(),
  };
}

/** Lists what a member earned, withdrew and bought, newest first. */
export const listStatementEvents = endpoint({
  id: 'ledger.statementEvents',
  method: 'GET',
  path: '/api/user/statement/events',
  summary: "The events of the member's statement",
  access: 'member',
  query: pageQuery.shape(monthParams()),
  status: 200,
  response: eventsResponse,
  errors: [],
});

/** Exports the events of a month, or all, newest first. */
export const exportStatementEvents = csvExport(listStatementEvents, queryObject(monthParams()));
