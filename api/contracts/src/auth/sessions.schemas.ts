import { array, boolean, type InferType } from 'yup';
import {
  enumOf,
  queryObject,
  responseCount,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
} from '../schema.ts';

/** Upper bound on sessions of one kind that a user has at a time; a further login ends the one that rested longest. */
export const SESSIONS_MAX = 20;

/** Maximum length of a device in words, such as "Chrome on Windows". */
export const DEVICE_MAX = 60;

/** One session of the user. The id is made for this list: it opens no session. */
export const userSessionResponse = strictObject({
  id: responseId(),
  kind: enumOf(['member', 'console'], 'Must be a kind of session').defined(),
  /** In words. */
  device: responseText(DEVICE_MAX),
  startedAt: responseTime(),
  /** To the minute. */
  lastSeenAt: responseTime(),
  /** Whether the list was requested with this session. */
  isCurrent: boolean().strict().defined(),
});
export type UserSession = InferType<typeof userSessionResponse>;

/** All sessions of the user, the current one first, then by last use. */
export const userSessionsResponse = strictObject({ items: array(userSessionResponse).strict().defined() });

export const userSessionParams = queryObject({ id: singleLineText('Id', 40).required('Id is required') });

/** How many sessions were ended. */
export const endedSessionsResponse = strictObject({ ended: responseCount() });
