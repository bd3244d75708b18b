import { Schema, type Connection, type Model } from 'mongoose';
import type { DetectionEvidence, DetectionKind } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A task on offer. Its id comes from the seeds and never changes. */
export type TaskRecord = {
  _id: string;
  /** The position in the list of its blueprint, from 1. */
  position: number;
  /** `null` for a free task. */
  blueprintId: number | null;
  title: string;
  description: string;
  instructions: string;
  estimatedMinutes: number;
  detection: DetectionKind | null;
  /** `demo` tasks are completed by a click; `work` tasks are handed in and reviewed. */
  mode: 'demo' | 'work';
};

export type CompletionRecord = {
  _id: Id;
  userId: Id;
  taskId: string;
  isFreeTask: boolean;
  rewardCents: number;
  completedAt: Date;
  /** The days of the rule at `completedAt`, which later changes of the rule leave. */
  lockDays: number;
  availableAt: Date;
  evidence: DetectionEvidence | null;
  /** The approved submission of a work task; `null` for a demo task. */
  submissionId: Id | null;
  /** Whether it is work that a person approved, or of whose known answers enough are right. It never changes. */
  isReviewed: boolean;
};

/**
 * Counts a user's completions and hand-ins on a UTC day (`<user>:<day>`) or of free tasks (`<user>:free`), a user's
 * starts of paid work (`<user>:starts`), the cents that the house reserved on a UTC day (`house:<day>`), and the orders
 * of a blueprint that depend on its open work (`orders:<blueprint>`).
 */
type TaskCounterRecord = { _id: string; count: number };

export type TasksModels = {
  tasks: Model<TaskRecord>;
  completions: Model<CompletionRecord>;
  counters: Model<TaskCounterRecord>;
};

const requiredText = { type: String, required: true } as const;
const schemaOptions = { versionKey: false, strict: 'throw' } as const;

const taskSchema = new Schema<TaskRecord>(
  {
    _id: requiredText,
    position: { type: Number, required: true },
    blueprintId: { type: Number, default: null },
    title: requiredText,
    description: requiredText,
    instructions: requiredText,
    estimatedMinutes: { type: Number, required: true },
    detection: { type: String, default: null },
    mode: { type: String, default: 'demo' },
  },
  schemaOptions,
);
taskSchema.index({ blueprintId: 1, position: 1 });

const completionSchema = new Schema<CompletionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    taskId: requiredText,
    isFreeTask: { type: Boolean, required: true },
    rewardCents: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    completedAt: { type: Date, required: true },
    lockDays: { type: Number, required: true, min: 0, validate: Number.isSafeInteger },
    availableAt: { type: Date, required: true },
    evidence: { type: Schema.Types.Mixed, default: null },
    submissionId: { type: Schema.Types.ObjectId, default: null },
    isReviewed: { type: Boolean, required: true },
  },
  schemaOptions,
);
completionSchema.index({ userId: 1, taskId: 1 }, { unique: true });
completionSchema.index({ userId: 1, completedAt: 1, _id: 1 });
// For what members earned by work in the last days.
completionSchema.index(
  { completedAt: 1, userId: 1 },
  { partialFilterExpression: { submissionId: { $type: 'objectId' } } },
);
// For the job that removes old evidence.
completionSchema.index({ completedAt: 1 }, { partialFilterExpression: { evidence: { $type: 'object' } } });

const counterSchema = new Schema<TaskCounterRecord>(
  { _id: requiredText, count: { type: Number, required: true } },
  schemaOptions,
);

export function createTasksModels(connection: Connection): TasksModels {
  return {
    tasks: connection.model<TaskRecord>('Task', taskSchema, 'tasks'),
    completions: connection.model<CompletionRecord>('Completion', completionSchema, 'completions'),
    counters: connection.model<TaskCounterRecord>('TaskCounter', counterSchema, 'task_counters'),
  };
}
