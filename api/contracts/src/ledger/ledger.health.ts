import { array, type InferType } from 'yup';
import { endpoint } from '../endpoint.ts';
import { answerCount, answerText, answerTime, dollars, record } from '../schema.ts';

/** The sum of all accounts of one name. Members' accounts and the platform's together sum to zero. */
const accountTotal = record({ account: answerText(40), total: dollars('Must be dollars').defined() });

/** What the last proof of the invariants found; `problems` is empty where all of them hold. */
const reconciliation = record({
  at: answerTime(),
  journals: answerCount(),
  members: answerCount(),
  milliseconds: answerCount(),
  problems: array(answerText(300)).strict().defined(),
});

/** The ledger's state: every account's total and the last reconciliation. */
export const ledgerHealthAnswer = record({
  at: answerTime(),
  accounts: array(accountTotal).strict().defined(),
  /** Dollars of all accounts together: zero, or something is broken. */
  sum: dollars('Must be dollars').defined(),
  journals: answerCount(),
  /** `null` until the first one has ended. */
  lastReconciliation: reconciliation.nullable().defined(),
});
export type LedgerHealth = InferType<typeof ledgerHealthAnswer>;

/** The trial balance and what the last reconciliation found. */
export const getLedgerHealth = endpoint({
  id: 'ledger.health',
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'Trial balance and last reconciliation',
  access: 'administrator',
  status: 200,
  response: ledgerHealthAnswer,
  errors: [],
});
