import { array, boolean, type InferType } from 'yup';
import { codeText, enumOf, responseText, strictObject, timeZoneText } from '../schema.ts';
import { NOTICE_KIND_NAMES, NOTICE_MAIL_TIMES, OPTIONAL_NOTICE_KINDS } from './notice-kinds.ts';

const MAIL_TIMES = [...NOTICE_MAIL_TIMES, 'always'] as const;

/** When one kind of notice is emailed. */
const noticePreferenceResponse = strictObject({
  kind: enumOf(NOTICE_KIND_NAMES, 'Must be a kind').defined(),
  mail: enumOf(MAIL_TIMES, 'Must be a time').defined(),
});
export type NoticePreference = InferType<typeof noticePreferenceResponse>;

/** When the user's notices are emailed. */
export const noticePreferencesResponse = strictObject({
  /** The kinds that the user can get, in the order of `NOTICE_KINDS`. */
  kinds: array(noticePreferenceResponse).strict().defined(),
  /** The IANA time zone of the daily email. */
  timeZone: responseText(60),
  /** Whether the user got no time zone from a browser yet, so that it is UTC. */
  isTimeZoneAssumed: boolean().strict().defined(),
});
export type NoticePreferences = InferType<typeof noticePreferencesResponse>;

const message = 'Choose at once, daily or never';

/**
 * When a kind of notice is emailed from now on, and the time zone of the browser. One that does not exist changes
 * nothing: some browsers cannot tell theirs.
 */
export const setNoticePreferenceBody = strictObject({
  kind: enumOf(OPTIONAL_NOTICE_KINDS, 'This email cannot be turned off').required('Kind is required'),
  mail: enumOf(NOTICE_MAIL_TIMES, message).required(message),
  timeZone: timeZoneText(),
});

/** `token` comes from the link of an email. */
export const unsubscribeBody = strictObject({
  token: codeText('Token', 100).required('This link is incomplete'),
});
