import type {
  ChoiceDefinition,
  Criterion,
  ReviewDetail,
  ReviewItem,
  ReviewRow,
  StoredReview,
} from '@platform/contracts';
import { admin } from './records.factory.ts';

const HOUR_MS = 3_600_000;
const SUBMITTED_AT = '2026-01-01T12:00:00.000Z';

/** A time relative to the server's clock at the login. */
export const hoursFromNow = (hours: number) =>
  new Date(Date.parse(admin.now) + hours * HOUR_MS).toISOString();

/** The question of every item of these submissions. */
export const TONE_QUESTION: ChoiceDefinition = {
  type: 'choice',
  id: 'tone',
  prompt: 'Is the answer polite?',
  options: [
    { id: 'polite', label: 'Polite', hint: null },
    { id: 'rude', label: 'Rude', hint: null },
  ],
  min: 1,
  max: 1,
  allowsCannotTell: false,
};

export const choose = (...selected: string[]) => ({ tone: { selected, cannotTell: false, note: '' } });

/** Creates an item whose answer is right, unless `isRight` is false. */
export function createItem(
  id: string,
  { isRight = true, ...overrides }: Partial<ReviewItem> & { isRight?: boolean } = {},
): ReviewItem {
  return {
    id,
    material: [{ type: 'text', title: 'Answer', text: `The text of ${id}.` }],
    parts: [TONE_QUESTION],
    isHard: false,
    answers: choose(isRight ? 'polite' : 'rude'),
    cannotDo: null,
    previous: null,
    change: null,
    scores: [{ part: 'tone', score: isRight ? 1 : 0, findings: [], truth: choose('polite').tone }],
    explanation: 'It says please.',
    ...overrides,
  };
}

/** Creates a criterion whose options are described by its title. */
export const createCriterion = (id: string, title: string): Criterion => ({
  id,
  title,
  options: [
    { id: 'weak', label: 'Weak', anchor: `${title} is missing.` },
    { id: 'fair', label: 'Fair', anchor: `${title} is there in most places.` },
    { id: 'good', label: 'Good', anchor: `${title} is there everywhere.` },
  ],
});

/** Creates a submission that waits for its review, claimed by the logged-in administrator. */
export function createReview(overrides: Partial<ReviewDetail> = {}): ReviewDetail {
  return {
    id: 'submission-1',
    alias: 'Heron 27',
    taskId: 'w01-tone',
    blueprintId: 1,
    title: 'Rate the tone of answers',
    reward: 10,
    state: 'submitted',
    round: 1,
    submittedAt: SUBMITTED_AT,
    dueAt: hoursFromNow(40),
    activeSeconds: 1_500,
    estimatedTime: 30,
    measures: null,
    hints: [],
    claimedBy: 'admin',
    claimedUntil: hoursFromNow(0.45),
    decidedAt: null,
    decidedBy: null,
    instructions: 'Read each answer and rate its tone.',
    guideline: [{ title: 'Polite', text: 'It addresses the reader with respect.' }],
    rubric: [createCriterion('accuracy', 'Accuracy'), createCriterion('care', 'Care')],
    userId: null,
    username: null,
    assistanceRule: 'allowed',
    assistance: { used: true, tools: 'A spell checker' },
    effort: { typed: 420, pasted: 12, inserted: 0 },
    warnings: [],
    items: [createItem('item-1'), createItem('item-2', { isRight: false }), createItem('item-3')],
    score: { known: { right: 2, items: 3, share: 2 / 3 }, hard: null },
    presets: {},
    reviewerKit: [],
    files: [],
    reviews: [],
    appeal: null,
    isMine: true,
    conflictOfInterest: null,
    revisionsLeft: 2,
    noEffort: null,
    proposal: null,
    decidesAlone: false,
    timeline: [
      { at: SUBMITTED_AT, action: 'submission_handed_in', by: null, reason: null, documentsViewed: null },
    ],
    ...overrides,
  };
}

/** Converts a submission to its row in the queue. */
export function toReviewRow(record: ReviewDetail): ReviewRow {
  const { id, alias, taskId, blueprintId, title, reward, state, round, submittedAt, dueAt } = record;
  const { activeSeconds, estimatedTime, measures, hints, claimedBy, claimedUntil, decidedAt, decidedBy } =
    record;
  return {
    ...{ id, alias, taskId, blueprintId, title, reward, state, round, submittedAt, dueAt },
    ...{ activeSeconds, estimatedTime, measures, hints, claimedBy, claimedUntil, decidedAt, decidedBy },
  };
}

/** Creates a decision of another administrator, a rejection by default. */
export function createStoredReview(overrides: Partial<StoredReview> = {}): StoredReview {
  return {
    decision: 'rejected',
    round: 1,
    decidedAt: '2026-03-02T12:00:00.000Z',
    decidedBy: 'kate',
    isAutomatic: false,
    code: 'copied',
    text: 'The commented places are copied from another page on the internet.',
    figures: null,
    isAlone: false,
    criteria: { accuracy: 'weak' },
    comments: [
      {
        itemId: 'item-2',
        part: 'tone',
        target: null,
        span: null,
        text: 'Copied from the example of the guideline.',
      },
    ],
    fixes: [],
    ...overrides,
  };
}
