import { boolean, type InferType } from 'yup';
import {
  flag,
  responseCount,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  dollars,
  singleLineText,
  strictObject,
} from '../schema.ts';
import { EVIDENCE_MAX_BYTES } from './tasks.constants.ts';

/** The kinds of detection tasks: what they detect on the member's device. */
export const DETECTION_KINDS = ['browser', 'phone'] as const;
export type DetectionKind = (typeof DETECTION_KINDS)[number];

/** A task on offer. */
export const taskResponse = strictObject({
  id: responseId(),
  title: responseText(120),
  description: responseText(500),
  /** What to do; line breaks separate paragraphs. */
  instructions: responseText(4000),
  /** Minutes. */
  estimatedTime: responseCount(),
  isFreeTask: boolean().strict().defined(),
  /** The blueprint that the task belongs to; `null` for a free task. */
  blueprintId: responseCount().nullable(),
  /** Dollars per completion. */
  reward: responseDollars(),
  /** Set on the two detection tasks, which are available before any verification; `null` on all others. */
  detection: enumOf(DETECTION_KINDS, 'Must be a kind of detection').nullable().defined(),
});
export type Task = InferType<typeof taskResponse>;

/** What a browser or phone detection found; properties that were not detected are omitted. */
export const detectionEvidence = strictObject({
  browser: singleLineText('Browser', 60),
  browserVersion: singleLineText('Browser version', 40),
  engine: singleLineText('Engine', 40),
  platform: singleLineText('Platform', 60),
  platformVersion: singleLineText('Platform version', 40),
  deviceType: singleLineText('Device type', 20),
  deviceModel: singleLineText('Device model', 80),
  screen: singleLineText('Screen', 40),
  language: singleLineText('Language', 40),
  touch: flag('Touch must be true or false'),
  userAgent: singleLineText('User agent', 512),
}).test(
  'size',
  `Must be at most ${EVIDENCE_MAX_BYTES} bytes`,
  (value) => jsonSizeBytes(value) <= EVIDENCE_MAX_BYTES,
);
export type DetectionEvidence = InferType<typeof detectionEvidence>;

/**
 * The body of a completion. The server derives the reward; a `reward` that differs is rejected, so that members never
 * get another amount than the page showed.
 */
export const completeTaskBody = strictObject({
  taskId: singleLineText('Task id', 40).required('Task id is required'),
  reward: dollars('Reward must be an amount in dollars'),
  evidence: detectionEvidence.optional(),
});
export type CompleteTaskBody = InferType<typeof completeTaskBody>;

/** A completed task with its reward. */
export const completionResponse = strictObject({
  id: responseId(),
  taskId: responseId(),
  /** Of the task; its id if it is no longer on offer. */
  title: responseText(120),
  /** Of the task; `null` for a free task, and if it is no longer on offer. */
  blueprintId: responseCount().nullable(),
  reward: responseDollars(),
  completionDate: responseTime(),
  /** Whether the lock has ended and the reward is part of the available balance. */
  available: boolean().strict().defined(),
  availableAt: responseTime(),
  /** Days until `availableAt`, rounded up; 0 once available. */
  daysLeft: responseCount(),
});
export type Completion = InferType<typeof completionResponse>;

function jsonSizeBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
