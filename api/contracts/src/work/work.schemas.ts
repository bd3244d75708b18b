import { array, boolean, number, type InferType } from 'yup';
import {
  enumOf,
  jsonObject,
  queryObject,
  responseCount,
  responseDollars,
  responseId,
  responseText,
  singleLineText,
  strictObject,
} from '../schema.ts';
import { materialBlock } from './material.ts';
import { LABEL_MAX, partId } from './parts/part-fields.ts';
import { PART_NAMES, partDefinition, type PartAnswer } from './parts/part-types.ts';
import { ASSISTANCE_RULES, SUBMISSION_STATES } from './work.constants.ts';

/** The `:taskId` parameter of the paths of a work task. */
export const workTaskParams = queryObject({
  taskId: singleLineText('Task id', 40).required('Task id is required'),
});

/** How good an option of a criterion is, from worst to best. */
const criterionOption = strictObject({
  id: partId(),
  label: responseText(LABEL_MAX),
  /** What work looks like that gets this option. */
  anchor: responseText(400),
});

/** What fills in a criterion: the score of all known answers, or of those to the hard items. */
const CRITERION_SCORES = ['known_answers', 'hard_items'] as const;

/** A criterion by which a reviewer reads the work, with three options. */
export const criterion = strictObject({
  id: partId(),
  title: responseText(LABEL_MAX),
  /** Missing if the reviewer alone chooses the option. */
  scoredBy: enumOf(CRITERION_SCORES, 'Must be a score').optional(),
  options: array(criterionOption).strict().length(3).defined(),
});
export type Criterion = InferType<typeof criterion>;

/** The answers to an item by part. The definition of each part says what its answer looks like. */
export type ItemAnswers = Record<string, PartAnswer>;
export const itemAnswers = () => jsonObject<ItemAnswers>();

/** One unit of a work task as members see it: material and questions, never the truth. */
export const workItemFields = {
  id: responseId(),
  material: array(materialBlock()).strict().max(8).defined(),
  parts: array(partDefinition()).strict().min(1).max(8).defined(),
};

/**
 * Why a task cannot be started: `reports_wait` while a person has to decide the member's reports of its items,
 * `taken_out` once all of its items were taken out for them, and `test_needed` until the member has passed the test of
 * the skill.
 */
const WORK_CLOSED_REASONS = [
  'no_place_left',
  'budget_used_up',
  'reports_wait',
  'taken_out',
  'test_needed',
] as const;

const workTaskFields = {
  id: responseId(),
  blueprintId: responseCount(),
  title: responseText(120),
  description: responseText(500),
  /** Minutes, as estimated by its author. */
  estimatedTime: responseCount(),
  /** Dollars per accepted submission; 0 for practice. */
  reward: responseDollars(),
  /** Practice is not paid: its answers and explanations are shown after the hand-in, and it can be repeated. */
  isPractice: boolean().strict().defined(),
  itemCount: responseCount(),
  partTypes: array(enumOf(PART_NAMES, 'Must be a type of question').defined()).strict().defined(),
  /** Whether a phone is enough to do the task. */
  worksOnPhone: boolean().strict().defined(),
  assistance: enumOf(ASSISTANCE_RULES, 'Must be a rule').defined(),
  /** How many members can do the task; `null` if it is not limited. */
  places: responseCount().nullable(),
  /** Places that are free now; `null` if the task is not limited. */
  placesLeft: responseCount().nullable(),
  /** Median active minutes of the submissions that a person approved; `null` until there are ten. */
  medianMinutes: number().strict().min(0).defined().nullable(),
  /** Dollars per hour at the median time; `null` until there is one. */
  dollarsPerHour: responseDollars().nullable(),
  /** Why the task cannot be started now; `null` if it can, or if it was started. */
  closed: enumOf(WORK_CLOSED_REASONS, 'Must be a reason').nullable().defined(),
  /** The member's submission; `null` if there is none. */
  submission: strictObject({
    id: responseId(),
    state: enumOf(SUBMISSION_STATES, 'Must be a state').defined(),
  })
    .nullable()
    .defined(),
};

/** A work task on offer. */
export const workTaskResponse = strictObject(workTaskFields);
export type WorkTask = InferType<typeof workTaskResponse>;

/** What a paid work task pays per hour, for administrators. */
export const workTaskPayResponse = strictObject({
  id: responseId(),
  blueprintId: responseCount(),
  title: responseText(120),
  reward: responseDollars(),
  /** Minutes, as estimated by its author. */
  estimatedTime: responseCount(),
  estimatedDollarsPerHour: responseDollars(),
  /** Of the latest submissions that a person approved, those that the median is of. */
  acceptedCount: responseCount(),
  /** Median active minutes; `null` without accepted work. */
  medianMinutes: number().strict().min(0).defined().nullable(),
  /** Dollars per hour at the median time; `null` without accepted work. */
  dollarsPerHour: responseDollars().nullable(),
});
export type WorkTaskPay = InferType<typeof workTaskPayResponse>;

/** A section of the guideline: what counts, with examples. Line breaks separate paragraphs. */
export const guidelineSection = strictObject({
  title: responseText(LABEL_MAX),
  text: responseText(3_000),
});
export type GuidelineSection = InferType<typeof guidelineSection>;

/** The texts that go with the items while a member works. */
export const workTextFields = {
  /** What to do; line breaks separate paragraphs. */
  instructions: responseText(4_000),
  guideline: array(guidelineSection).strict().max(12).defined(),
  /** How the work is read. Empty for practice. */
  rubric: array(criterion).strict().max(5).defined(),
};

/** A work task with its instructions, before it is started. */
export const workTaskDetailResponse = strictObject({ ...workTaskFields, ...workTextFields });
export type WorkTaskDetail = InferType<typeof workTaskDetailResponse>;
