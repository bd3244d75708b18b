import { Schema, type Connection, type Model } from 'mongoose';
import type { DetectionEvidence, DetectionKind } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A task on offer. Its id is a name that seeds keep for ever. */
export type TaskRecord = {
  _id: string;
  /** The place in its list. */
  position: number;
  /** `null` for a free task. */
  blueprintId: number | null;
  title: string;
  description: string;
  instructions: string;
  estimatedMinutes: number;
  detection: DetectionKind | null;
};

export type CompletionRecord = {
  _id: Id;
  userId: Id;
  taskId: string;
  isFreeTask: boolean;
  rewardCents: number;
  completedAt: Date;
  availableAt: Date;
  evidence: DetectionEvidence | null;
};

/** How many tasks a user has completed on a UTC day (`<user>:<day>`), or of the free ones (`<user>:free`). */
type TaskCounterRecord = { _id: string; count: number };

export type TasksModels = {
  tasks: Model<TaskRecord>;
  completions: Model<CompletionRecord>;
  counters: Model<TaskCounterRecord>;
};

const text = { type: String, required: true } as const;
const options = { versionKey: false, strict: 'throw' } as const;

const taskSchema = new Schema<TaskRecord>(
  {
    _id: text,
    position: { type: Number, required: true },
    blueprintId: { type: Number, default: null },
    title: text,
    description: text,
    instructions: text,
    estimatedMinutes: { type: Number, required: true },
    detection: { type: String, default: null },
  },
  options,
);
taskSchema.index({ blueprintId: 1, position: 1 });

const completionSchema = new Schema<CompletionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    taskId: text,
    isFreeTask: { type: Boolean, required: true },
    rewardCents: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    completedAt: { type: Date, required: true },
    availableAt: { type: Date, required: true },
    evidence: { type: Schema.Types.Mixed, default: null },
  },
  options,
);
completionSchema.index({ userId: 1, taskId: 1 }, { unique: true });
completionSchema.index({ userId: 1, completedAt: 1, _id: 1 });

const counterSchema = new Schema<TaskCounterRecord>(
  { _id: text, count: { type: Number, required: true } },
  options,
);

export function createTasksModels(connection: Connection): TasksModels {
  return {
    tasks: connection.model<TaskRecord>('Task', taskSchema, 'tasks'),
    completions: connection.model<CompletionRecord>('Completion', completionSchema, 'completions'),
    counters: connection.model<TaskCounterRecord>('TaskCounter', counterSchema, 'task_counters'),
  };
}
