import type { InferType } from 'yup';
import { endpoint } from '../endpoint.ts';
import { responseCount, responseDollars, strictObject } from '../schema.ts';

/** What the members who worked in the last 30 days earned by it. Both are `null` until there are 20 of them. */
const typicalMonthResponse = strictObject({
  /** How many members handed in work in this time that was approved. */
  members: responseCount().nullable(),
  /** The median of what each of them earned by it. */
  medianDollars: responseDollars().nullable(),
});
export type TypicalMonth = InferType<typeof typicalMonthResponse>;

/** Computes what a typical month of a member who works brings. Demo tasks and bonuses do not count. */
export const getTypicalMonth = endpoint({
  id: 'tasks.typicalMonth',
  method: 'GET',
  path: '/api/typical-month',
  summary: 'The median reward of members who worked in the last 30 days',
  access: 'public',
  status: 200,
  response: typicalMonthResponse,
  errors: [],
});
