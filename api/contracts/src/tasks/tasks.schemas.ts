import { boolean, type InferType } from 'yup';
import {
  answerCount,
  answerDollars,
  answerId,
  answerText,
  answerTime,
  choice,
  dollars,
  line,
  record,
} from '../schema.ts';
import { EVIDENCE_MAX_BYTES } from './tasks.constants.ts';

/** What a detection task finds out about the device it runs on. */
export const DETECTION_KINDS = ['browser', 'phone'] as const;
export type DetectionKind = (typeof DETECTION_KINDS)[number];

/** A task as it is offered. */
export const taskAnswer = record({
  id: answerId(),
  title: answerText(120),
  description: answerText(500),
  /** What to do, in paragraphs divided by line breaks. */
  instructions: answerText(4000),
  /** Minutes. */
  estimatedTime: answerCount(),
  isFreeTask: boolean().strict().defined(),
  /** The blueprint whose task it is; `null` for a free task. */
  blueprintId: answerCount().nullable(),
  /** Dollars that completing it pays. */
  reward: answerDollars(),
  /** Set on the two tasks that are done by a detection. They are open before any verification. */
  detection: choice(DETECTION_KINDS, 'Must be a kind of detection').nullable().defined(),
});
export type Task = InferType<typeof taskAnswer>;

/** The facts of a browser or phone detection, each as found; what was not found is left out. */
export const detectionEvidence = record({
  browser: line('Browser', 60),
  browserVersion: line('Browser version', 40),
  engine: line('Engine', 40),
  platform: line('Platform', 60),
  platformVersion: line('Platform version', 40),
  deviceType: line('Device type', 20),
  deviceModel: line('Device model', 80),
  screen: line('Screen', 40),
  language: line('Language', 40),
  touch: boolean()
    .strict()
    .typeError('Touch must be true or false')
    .nonNullable('Touch must be true or false'),
  userAgent: line('User agent', 512),
}).test(
  'size',
  `Must be at most ${EVIDENCE_MAX_BYTES} bytes`,
  (value) => bytesOf(value) <= EVIDENCE_MAX_BYTES,
);
export type DetectionEvidence = InferType<typeof detectionEvidence>;

/** The server derives the reward. A `reward` that is sent and differs is refused, so that nobody is surprised. */
export const completeTaskBody = record({
  taskId: line('Task id', 40).required('Task id is required'),
  reward: dollars('Reward must be dollars'),
  evidence: detectionEvidence.optional(),
});
export type CompleteTaskBody = InferType<typeof completeTaskBody>;

/** A completed task with its reward. */
export const completionAnswer = record({
  id: answerId(),
  taskId: answerId(),
  reward: answerDollars(),
  completionDate: answerTime(),
  /** Whether the reward is past its lock and part of the balance. */
  available: boolean().strict().defined(),
  availableAt: answerTime(),
  /** Days until then, begun days counted whole; 0 once available. */
  daysLeft: answerCount(),
});
export type Completion = InferType<typeof completionAnswer>;

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
