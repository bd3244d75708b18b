import { Schema, type Connection } from 'mongoose';
import type {
  AnswerRecord,
  SubmissionRecord,
  WorkDefinitionRecord,
  WorkItemRecord,
  WorkModels,
  WorkSlotRecord,
  WorkTruthRecord,
} from './work.records.ts';

const text = { type: String, required: true } as const;
const count = { type: Number, required: true, min: 0, validate: Number.isSafeInteger } as const;
const flag = { type: Boolean, required: true } as const;
const time = { type: Date, required: true } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;
const optional = <Type>(type: Type) => ({ type, default: null });
const schemaOptions = { versionKey: false, strict: 'throw', minimize: false } as const;

const definitionSchema = new Schema<WorkDefinitionRecord>(
  {
    _id: text,
    isPractice: flag,
    assistance: text,
    worksOnPhone: flag,
    partTypes: mixed,
    guideline: mixed,
    rubric: mixed,
    reviewerKit: { type: Schema.Types.Mixed, default: undefined },
    itemCount: count,
    freshItems: { type: Number, default: undefined },
    places: optional(Schema.Types.Mixed),
    contentHash: text,
  },
  schemaOptions,
);

const itemSchema = new Schema<WorkItemRecord>(
  {
    _id: text,
    name: text,
    taskId: text,
    batch: count,
    position: count,
    material: mixed,
    parts: mixed,
    acceptedReports: { type: Number, default: undefined },
    closedAt: { type: Date, default: undefined },
    isRetired: flag,
    submissionId: { type: Schema.Types.ObjectId, default: undefined },
  },
  schemaOptions,
);
itemSchema.index({ taskId: 1, isRetired: 1, batch: 1, position: 1 });

const truthSchema = new Schema<WorkTruthRecord>(
  {
    ...{ _id: text, version: text, parts: mixed, explanation: text, replaced: mixed },
    isHard: { type: Boolean, default: undefined },
    drawnFrom: { type: Number, default: undefined },
  },
  schemaOptions,
);

const slotSchema = new Schema<WorkSlotRecord>(
  {
    _id: text,
    taskId: text,
    n: count,
    batch: count,
    userId: optional(Schema.Types.ObjectId),
    submissionId: optional(Schema.Types.ObjectId),
    until: optional(Date),
  },
  schemaOptions,
);
slotSchema.index({ taskId: 1, n: 1 }, { unique: true });
slotSchema.index(
  { userId: 1, taskId: 1 },
  { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } },
);

// Mongoose reserves `isNew` for its documents; submissions are read and written as plain records.
const submissionOptions = { ...schemaOptions, suppressReservedKeysWarning: true } as const;

const submissionSchema = new Schema<SubmissionRecord>(
  {
    userId: objectId,
    taskId: text,
    blueprintId: count,
    isPractice: flag,
    state: text,
    alias: text,
    itemIds: mixed,
    swappedItemIds: mixed,
    takenOut: { type: Schema.Types.Mixed, default: undefined },
    reportsDueAt: { type: Date, default: undefined },
    truthVersions: mixed,
    batch: count,
    rewardCents: count,
    version: count,
    editorId: optional(String),
    savedBy: optional(String),
    startedAt: time,
    savedAt: time,
    round: count,
    firstSubmittedAt: optional(Date),
    submittedAt: optional(Date),
    dueAt: optional(Date),
    answerUntil: optional(Date),
    activeSeconds: count,
    effort: mixed,
    assistance: optional(Schema.Types.Mixed),
    warnings: optional(Schema.Types.Mixed),
    measures: optional(Schema.Types.Mixed),
    revisions: count,
    sentBackAt: optional(Date),
    creditedFrom: optional(Date),
    waitsForPerson: { type: Boolean, default: false },
    claimedBy: optional(Schema.Types.ObjectId),
    claimedUntil: optional(Date),
    proposal: optional(Schema.Types.Mixed),
    decidedAt: optional(Date),
    decidedBy: optional(Schema.Types.ObjectId),
    appeal: optional(Schema.Types.Mixed),
    completionId: optional(Schema.Types.ObjectId),
    hasNews: flag,
    budgetDay: optional(String),
  },
  submissionOptions,
);
submissionSchema.index({ userId: 1, taskId: 1 }, { unique: true });
submissionSchema.index({ userId: 1, startedAt: 1, _id: 1 });
// For the reviewers' queue: what is due, the hand-ins, each filter, and the search for an alias.
submissionSchema.index({ dueAt: 1, _id: 1 });
submissionSchema.index({ blueprintId: 1, dueAt: 1, _id: 1 });
submissionSchema.index({ blueprintId: 1, submittedAt: 1, _id: 1 });
submissionSchema.index({ state: 1, dueAt: 1, _id: 1 });
submissionSchema.index({ state: 1, submittedAt: 1, _id: 1 });
submissionSchema.index({ submittedAt: 1, _id: 1 });
submissionSchema.index({ alias: 1 });
submissionSchema.index({ state: 1, answerUntil: 1, _id: 1 });
submissionSchema.index({ taskId: 1, dueAt: 1, _id: 1 });
// For the median of a task: only work that a person approved.
submissionSchema.index(
  { taskId: 1, decidedAt: 1 },
  { partialFilterExpression: { state: 'approved', decidedBy: { $type: 'objectId' } } },
);

const answerSchema = new Schema<AnswerRecord>(
  {
    submissionId: objectId,
    round: count,
    itemId: text,
    answers: mixed,
    cannotDo: optional(String),
    savedAt: time,
  },
  schemaOptions,
);
answerSchema.index({ submissionId: 1, round: 1, itemId: 1 }, { unique: true });

export function createWorkModels(connection: Connection): WorkModels {
  return {
    definitions: connection.model<WorkDefinitionRecord>(
      'WorkDefinition',
      definitionSchema,
      'work_definitions',
    ),
    items: connection.model<WorkItemRecord>('WorkItem', itemSchema, 'work_items'),
    truths: connection.model<WorkTruthRecord>('WorkTruth', truthSchema, 'work_truths'),
    slots: connection.model<WorkSlotRecord>('WorkSlot', slotSchema, 'work_slots'),
    submissions: connection.model<SubmissionRecord>('Submission', submissionSchema, 'submissions'),
    answers: connection.model<AnswerRecord>('Answer', answerSchema, 'answers'),
  };
}
