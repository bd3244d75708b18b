import { boolean, type InferType } from 'yup';
import { endpoint } from '../endpoint.ts';
import { listResponse, responseCount, responseDollars, strictObject } from '../schema.ts';

/** Tasks, and the dollars that they pay together, once each. */
const openTasks = () => strictObject({ count: responseCount(), dollars: responseDollars() });

/** What a blueprint pays now: to the member who asks, or to a new one. */
const openPayResponse = strictObject({
  blueprintId: responseCount(),
  /**
   * Paid work that the member has not handed in. A limited task counts if there is a place for everyone who has or
   * ordered the blueprint and may still take one.
   */
  work: openTasks(),
  /** Whether that work opens once the member has passed its test; a member who has started some needs none. */
  needsTest: boolean().strict().defined(),
  /** Demo tasks that the member has not completed; `null` while they are closed. */
  demo: openTasks().nullable(),
  /** Tasks that are not paid. */
  practice: responseCount(),
  /** Tasks of it that the member has completed. */
  completed: responseCount(),
  /** Whether the rewards of today are used up, so that nothing paid can be started before midnight UTC. */
  isBudgetUsedUp: boolean().strict().defined(),
  /** `false` if the work pays less than the price, demo tasks are closed and the operator does not sell it then. */
  allowsOrder: boolean().strict().defined(),
});
export type OpenPay = InferType<typeof openPayResponse>;

/** Computes what each blueprint pays now, in the order of the catalogue. */
export const listOpenPay = endpoint({
  id: 'blueprints.openPay',
  method: 'GET',
  path: '/api/open-pay',
  summary: 'What can be earned now per blueprint',
  access: 'public',
  status: 200,
  response: listResponse(openPayResponse),
  errors: [],
});
