import { boolean, type InferType } from 'yup';
import { enumOf, responseId, responseText, responseTime, strictObject, timeParam } from '../schema.ts';

/** What notices are about. */
export const NOTICE_TOPICS = [
  'security',
  'money',
  'decisions',
  'appeals',
  'work',
  'learning',
  'rewards',
  'support',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The highest number of unread notices that is counted; it stands for all higher ones too. */
export const UNREAD_NOTICES_MAX = 100;

/** Something that happened in the user's account. */
export const noticeResponse = strictObject({
  id: responseId(),
  topic: enumOf(NOTICE_TOPICS, 'Must be a topic').defined(),
  /** What happened, in one sentence. */
  text: responseText(400),
  /** The page about it, on this site. */
  path: responseText(200),
  createdAt: responseTime(),
  unread: boolean().strict().defined(),
});
export type Notice = InferType<typeof noticeResponse>;

/** `until` is the time of the newest notice that the user has seen: a later one stays unread. */
export const readNoticesBody = strictObject({ until: timeParam('Until').required('Until is required') });
