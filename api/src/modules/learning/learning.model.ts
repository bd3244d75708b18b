import { Schema, type Connection, type Model } from 'mongoose';
import type {
  AttemptRecord,
  BankItemRecord,
  BankKeyRecord,
  CertificateRecord,
  CorrectionRecord,
  CourseVersionRecord,
  ItemStatisticsRecord,
  LearnerRecord,
  PracticeAnswerRecord,
  PracticeRecord,
  UnitReportRecord,
} from './learning.records.ts';

export type LearningModels = ReturnType<typeof createLearningModels>;

const text = { type: String, required: true } as const;
const count = { type: Number, required: true, min: 0, validate: Number.isSafeInteger } as const;
const amount = { type: Number, required: true } as const;
const flag = { type: Boolean, required: true } as const;
const time = { type: Date, required: true } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;
const optional = <Type>(type: Type) => ({ type, default: null });
const anyText = { type: String, default: '' } as const;
const options = { versionKey: false, strict: 'throw', minimize: false } as const;

const itemSchema = new Schema<BankItemRecord>(
  {
    ...{ _id: text, name: text, courseId: count, objective: text, use: text, kind: text },
    ...{ isTemplate: flag, isPretest: flag, isRetired: flag, isVoided: flag },
    ...{ lesson: optional(String), material: mixed, parts: mixed },
  },
  options,
);
itemSchema.index({ courseId: 1, use: 1, isRetired: 1 });
itemSchema.index({ name: 1, isRetired: 1 });

const keySchema = new Schema<BankKeyRecord>(
  {
    ...{ _id: text, version: text, parts: mixed, explanation: anyText, replaced: mixed },
    isHard: { type: Boolean, default: undefined },
    drawnFrom: { type: Number, default: undefined },
  },
  options,
);

const versionSchema = new Schema<CourseVersionRecord>(
  { _id: count, version: text, guessProbability: amount },
  options,
);

const attemptSchema = new Schema<AttemptRecord>(
  {
    ...{ userId: objectId, courseId: count, kind: text, seed: text, courseVersion: text, state: text },
    ...{ startedAt: time, endsAt: time, endedAt: optional(Date), ending: optional(String) },
    ...{ version: count, savedBy: optional(String), savedAt: optional(Date) },
    ...{ units: mixed, saved: mixed, isRight: optional(Schema.Types.Mixed), right: optional(Number) },
    ...{ rescoredAt: optional(Date), isCounted: flag },
  },
  options,
);
// A member has one open attempt at a test.
attemptSchema.index(
  { userId: 1, courseId: 1 },
  { unique: true, partialFilterExpression: { state: 'open' }, name: 'one_open' },
);
attemptSchema.index({ userId: 1, courseId: 1, startedAt: -1, _id: -1 });
attemptSchema.index({ userId: 1, startedAt: 1, _id: 1 });
attemptSchema.index({ state: 1, endsAt: 1 });
attemptSchema.index({ courseId: 1, startedAt: 1, _id: 1 });
attemptSchema.index({ state: 1, startedAt: 1, _id: 1 });
attemptSchema.index({ startedAt: 1, _id: 1 });
attemptSchema.index({ 'units.name': 1, state: 1 });
attemptSchema.index({ isCounted: 1, state: 1 });

const certificateSchema = new Schema<CertificateRecord>(
  {
    ...{ code: text, userId: optional(Schema.Types.ObjectId), courseId: count, attemptId: objectId },
    ...{
      name: optional(String),
      objectives: mixed,
      right: count,
      of: count,
      issuedAt: time,
      validUntil: time,
    },
    ...{ statusIndex: count, token: optional(String), revokedAt: optional(Date) },
    ...{ revocationReason: optional(String), erasedAt: optional(Date) },
  },
  options,
);
certificateSchema.index({ code: 1 }, { unique: true });
certificateSchema.index({ statusIndex: 1 }, { unique: true });
certificateSchema.index(
  { userId: 1, courseId: 1 },
  { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } },
);
certificateSchema.index({ issuedAt: 1, _id: 1 });
certificateSchema.index({ courseId: 1, issuedAt: 1, _id: 1 });
certificateSchema.index({ revokedAt: 1 });

const learnerSchema = new Schema<LearnerRecord>(
  { lessons: mixed, solved: mixed, firsts: mixed, changes: count },
  options,
);

const practiceSchema = new Schema<PracticeRecord>(
  {
    ...{ userId: objectId, courseId: count, objective: text, unit: optional(String), last: mixed },
    ...{ reason: optional(String), comment: optional(String), isMastered: flag },
    ...{ card: optional(Schema.Types.Mixed), dueAt: time },
  },
  options,
);
practiceSchema.index({ userId: 1, objective: 1, unit: 1 }, { unique: true });

const practiceAnswerSchema = new Schema<PracticeAnswerRecord>(
  {
    ...{ userId: objectId, itemId: text, day: text, courseId: count, objective: text, unit: text },
    ...{ isRight: flag, answers: mixed, at: time },
  },
  options,
);
practiceAnswerSchema.index({ userId: 1, itemId: 1 }, { unique: true });
practiceAnswerSchema.index({ userId: 1, day: 1 });

const statisticsSchema = new Schema<ItemStatisticsRecord>(
  {
    ...{ _id: text, courseId: count, asked: count, right: count, rest: count },
    ...{ restSquares: count, restOfRight: count, parts: mixed },
  },
  options,
);
statisticsSchema.index({ courseId: 1 });

const reportSchema = new Schema<UnitReportRecord>(
  {
    ...{ userId: objectId, attemptId: objectId, courseId: count, objective: text, name: text, number: count },
    ...{ reason: text, text: anyText, reportedAt: time, status: text, answer: optional(String) },
    ...{ decidedAt: optional(Date), decidedBy: optional(Schema.Types.ObjectId) },
  },
  options,
);
reportSchema.index({ attemptId: 1, number: 1 }, { unique: true });
reportSchema.index({ reportedAt: 1, _id: 1 });
reportSchema.index({ status: 1, reportedAt: 1, _id: 1 });
reportSchema.index({ userId: 1, reportedAt: 1, _id: 1 });
reportSchema.index({ courseId: 1, reportedAt: 1, _id: 1 });
reportSchema.index({ name: 1, status: 1 });

const correctionSchema = new Schema<CorrectionRecord>(
  {
    ...{ courseId: count, name: text, key: text, isVoided: flag, at: time, state: text },
    ...{ raised: count, passed: count, rescoredAt: optional(Date) },
    rescoredBy: optional(Schema.Types.ObjectId),
  },
  options,
);
correctionSchema.index({ key: 1 }, { unique: true });
correctionSchema.index({ at: 1, _id: 1 });
correctionSchema.index({ state: 1, at: 1, _id: 1 });
correctionSchema.index({ courseId: 1, at: 1, _id: 1 });

export function createLearningModels(connection: Connection) {
  const model = <Row>(name: string, schema: Schema<Row>, collection: string): Model<Row> =>
    connection.model<Row>(name, schema, collection);
  return {
    items: model('BankItem', itemSchema, 'bank_items'),
    keys: model('BankKey', keySchema, 'bank_keys'),
    versions: model('CourseVersion', versionSchema, 'course_versions'),
    attempts: model('Attempt', attemptSchema, 'attempts'),
    certificates: model('Certificate', certificateSchema, 'certificates'),
    learners: model('Learner', learnerSchema, 'learners'),
    practice: model('Practice', practiceSchema, 'practice'),
    practiceAnswers: model('PracticeAnswer', practiceAnswerSchema, 'practice_answers'),
    statistics: model('ItemStatistics', statisticsSchema, 'item_statistics'),
    reports: model('UnitReport', reportSchema, 'unit_reports'),
    corrections: model('Correction', correctionSchema, 'unit_corrections'),
  };
}
