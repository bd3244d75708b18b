import type {
  AttemptKind,
  AttemptState,
  CorrectionState,
  ItemAnswers,
  MaterialBlock,
  PartDefinition,
  UnitKind,
  UnitReportReason,
  UnitReportStatus,
  UnitUse,
} from '@platform/contracts';
import type { Card } from 'ts-fsrs';
import type { Id } from '../../platform/ids.ts';
import type { TruthVersion } from '../work/index.ts';

/** A version of a question of a course, or a template that makes some. */
export type BankItemRecord = {
  /** A hash of what is asked; the id of a template. */
  _id: string;
  /** The question or template in the content, e.g. `1.3-017`. All versions have it. */
  name: string;
  courseId: number;
  objective: string;
  use: UnitUse;
  kind: UnitKind;
  isTemplate: boolean;
  /** The slug of the lesson that asks it; `null` for one of the bank. */
  lesson: string | null;
  isPretest: boolean;
  material: MaterialBlock[];
  parts: PartDefinition[];
  /** Whether it is no longer part of the content. */
  isRetired: boolean;
  /** Whether an accepted report took it away: no attempt gets it, and it counts as right for those who had it. */
  isVoided: boolean;
};

/**
 * What is right in a version of a question, or in one that a template made for an attempt. Only the scorer reads it.
 */
export type BankKeyRecord = TruthVersion & {
  /** The id of the question; `<attempt>:<number>` of one that a template made. */
  _id: string;
  replaced: TruthVersion[];
  /** From what a template made it. Missing for the others. Members must not get it. */
  drawnFrom?: number;
};

/** The version of a course that is stored. */
export type CourseVersionRecord = {
  /** The id of the course. */
  _id: number;
  version: string;
  /** The probability that random answers pass, by the options of its bank; 1 without a bank for a test. */
  guessProbability: number;
};

/** A question of an attempt, as it was asked. */
export type AttemptUnitRecord = {
  /** The question or template in the content. */
  name: string;
  objective: string;
  kind: UnitKind;
  isDrawn: boolean;
  keyId: string;
  /** The version of the key when it was asked. */
  keyVersion: string;
  material: MaterialBlock[];
  parts: PartDefinition[];
};

/** What is saved of a question of an attempt. */
export type SavedUnit = {
  answers: ItemAnswers;
  isMarked: boolean;
  isReported: boolean;
  /** The version of the attempt that saved it last, and the page that did; 0 and `null` before the first. */
  version: number;
  editorId: string | null;
};
export const NOTHING_SAVED: SavedUnit = {
  ...{ answers: {}, isMarked: false, isReported: false },
  ...{ version: 0, editorId: null },
};

export type AttemptRecord = {
  _id: Id;
  userId: Id;
  courseId: number;
  kind: AttemptKind;
  /** From which the form is made, with the version of the course. Members must not get it. */
  seed: string;
  courseVersion: string;
  state: AttemptState;
  startedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  ending: 'handed_in' | 'time_over' | null;
  version: number;
  savedBy: string | null;
  savedAt: Date | null;
  units: AttemptUnitRecord[];
  /** By the place of the question, from 0. */
  saved: SavedUnit[];
  /** By question, once it has ended. */
  isRight: boolean[] | null;
  right: number | null;
  rescoredAt: Date | null;
  /** Whether `item_statistics` has it. */
  isCounted: boolean;
};

export type CertificateRecord = {
  _id: Id;
  code: string;
  /** `null` once the account was deleted. */
  userId: Id | null;
  courseId: number;
  attemptId: Id;
  /** The name that the member agreed to show; `null` shows the username. */
  name: string | null;
  objectives: string[];
  right: number;
  of: number;
  issuedAt: Date;
  validUntil: Date;
  /** Its place in the lists of revoked certificates. */
  statusIndex: number;
  /** What is signed; `null` once the account was deleted. */
  token: string | null;
  revokedAt: Date | null;
  revocationReason: string | null;
  erasedAt: Date | null;
};

/** What a member did in lessons. One record, which also orders the calls of a member. */
export type LearnerRecord = {
  /** The member. */
  _id: Id;
  lessons: { courseId: number; slug: string; readAt: Date }[];
  solved: string[];
  /** The first answer to each question of pre-tests and of the ends of lessons. */
  firsts: { unit: string; isRight: boolean }[];
  changes: number;
};

/** What a member practices: an objective, or a fact. */
export type PracticeRecord = {
  _id: Id;
  userId: Id;
  courseId: number;
  objective: string;
  /** The question of a fact; `null` for the record of the objective. */
  unit: string | null;
  /** Of the objective: whether the last answers were right, the latest last. */
  last: boolean[];
  /** Why it is practiced; of the objective. */
  reason: 'failed_objective' | 'comment' | null;
  comment: string | null;
  isMastered: boolean;
  /** Of a fact: what FSRS keeps. */
  card: Card | null;
  dueAt: Date;
};

/** An answer of practice. */
export type PracticeAnswerRecord = {
  _id: Id;
  userId: Id;
  /** The question of a day, as `Practice` names it. */
  itemId: string;
  day: string;
  courseId: number;
  objective: string;
  unit: string;
  isRight: boolean;
  answers: ItemAnswers;
  at: Date;
};

/** How a question or template of a test did. */
export type ItemStatisticsRecord = {
  /** The question or template in the content. */
  _id: string;
  courseId: number;
  asked: number;
  right: number;
  /** Sums over all who had it, of the right answers to their other questions; and over those who were right. */
  rest: number;
  restSquares: number;
  restOfRight: number;
  parts: { part: string; asked: number; right: number; options: { id: string; count: number }[] }[];
};

export type UnitReportRecord = {
  _id: Id;
  userId: Id;
  attemptId: Id;
  courseId: number;
  objective: string;
  name: string;
  number: number;
  reason: UnitReportReason;
  text: string;
  reportedAt: Date;
  status: UnitReportStatus;
  answer: string | null;
  decidedAt: Date | null;
  decidedBy: Id | null;
};

export type CorrectionRecord = {
  _id: Id;
  courseId: number;
  name: string;
  /** What it corrects: a key in its new version, or a voided question. One record each. */
  key: string;
  isVoided: boolean;
  at: Date;
  state: CorrectionState;
  raised: number;
  passed: number;
  rescoredAt: Date | null;
  rescoredBy: Id | null;
};
