import { array, type InferType } from 'yup';
import { endpoint } from '../endpoint.ts';
import { responseCount, responseText, responseTime, dollars, strictObject } from '../schema.ts';

/** The total of all accounts with one name. The totals of members' and platform accounts sum to zero. */
const accountTotal = strictObject({
  account: responseText(40),
  total: dollars('Must be an amount in dollars').defined(),
});

/** The result of a check of all ledger invariants; `problems` is empty if all hold. */
const reconciliation = strictObject({
  at: responseTime(),
  journals: responseCount(),
  members: responseCount(),
  milliseconds: responseCount(),
  problems: array(responseText(300)).strict().defined(),
});

/** The total of every account and the result of the last reconciliation. */
export const trialBalanceResponse = strictObject({
  at: responseTime(),
  accounts: array(accountTotal).strict().defined(),
  /** Dollars of all accounts together: anything but zero is an error. */
  sum: dollars('Must be an amount in dollars').defined(),
  journals: responseCount(),
  /** `null` until the first reconciliation has finished. */
  lastReconciliation: reconciliation.nullable().defined(),
});
export type TrialBalance = InferType<typeof trialBalanceResponse>;

/** Returns the trial balance and the result of the last reconciliation. */
export const getTrialBalance = endpoint({
  id: 'ledger.trialBalance',
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'Trial balance and last reconciliation',
  access: 'administrator',
  roles: ['cashier'],
  status: 200,
  response: trialBalanceResponse,
  errors: [],
});
