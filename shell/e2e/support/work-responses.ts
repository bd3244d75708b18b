import {
  BLUEPRINTS,
  getSubmission,
  getSubmissionSummary,
  getWorkTask,
  listOpenPay,
  listSubmissions,
  listWorkTasks,
  markSubmissionSeen,
  type OpenPay,
  type StoredReview,
  type Submission,
  type SubmissionReview,
  type SubmissionRow,
  type WorkTask,
} from '@platform/contracts';
import type { MockResponses } from './mock-api.ts';
import {
  LONG_TITLE,
  at,
  TEXTS,
  ALL_MARKS,
  RIGHT,
  SELL,
  ANSWERS,
  item,
  ITEMS,
  decision,
  REJECTION,
} from './work-content.ts';

const row = (id: string, fields: Partial<SubmissionRow>): SubmissionRow => ({
  id,
  taskId: 'w06-03',
  blueprintId: 10,
  title: 'Mark the entities in classified ads',
  reward: 71,
  isPractice: false,
  state: 'draft',
  round: 0,
  startedAt: at(-50),
  savedAt: at(-1),
  submittedAt: null,
  dueAt: null,
  withdrawableUntil: null,
  reviseUntil: null,
  appealUntil: null,
  reportsDueAt: null,
  decidedAt: null,
  activeSeconds: 1_520,
  isNew: false,
  ...fields,
});

const handedIn = { round: 1, submittedAt: at(-30) } as const;

/** A submission in every state. */
const ROWS: readonly SubmissionRow[] = [
  row('draft', {}),
  row('revision', {
    ...handedIn,
    state: 'revision',
    reviseUntil: at(316),
    decidedAt: at(-20),
    isNew: true,
    title: LONG_TITLE,
  }),
  row('submitted', {
    ...handedIn,
    state: 'submitted',
    submittedAt: at(-0.2),
    dueAt: at(71.8),
    withdrawableUntil: at(0.3),
  }),
  row('appealed', { ...handedIn, state: 'appealed', dueAt: at(50), decidedAt: at(-20) }),
  row('approved', { ...handedIn, state: 'approved', decidedAt: at(-20), isNew: true }),
  row('rejected', { ...handedIn, state: 'rejected', decidedAt: at(-20), appealUntil: at(316) }),
  row('practiced', { ...handedIn, state: 'practiced', isPractice: true, reward: 0 }),
];

const FIXED: StoredReview = decision({
  decision: 'approved',
  text: 'Thank you. The marks of the lamps were added.',
  criteria: { completeness: 'fair', precision: 'good' },
  fixes: [{ itemId: 'item-1', answers: RIGHT }],
});

/** By state: what its submission has beside its row. */
const DETAILS: Readonly<Record<string, Partial<Submission>>> = {
  revision: {
    reviews: [withoutReviewer(decision({}))],
    items: ITEMS.map((one) => ({ ...one, previous: one.answers })),
  },
  approved: { reviews: [withoutReviewer(FIXED)], rewardAvailableAt: at(330) },
  rejected: { reviews: [withoutReviewer(REJECTION)] },
  appealed: {
    reviews: [withoutReviewer(REJECTION)],
    appeal: {
      text: 'The words are in the ads: please compare items 1 and 3 with their sources again.',
      at: at(-22),
    },
  },
  practiced: {
    rubric: [],
    items: [
      item('item-1', {
        answers: ANSWERS,
        result: {
          scores: [
            { part: 'intent', score: 1, findings: [], truth: SELL },
            {
              part: 'entities',
              score: 0.67,
              findings: [
                { target: null, isRight: false, text: 'Two marks are missing: "two lamps" and "$15".' },
              ],
              truth: ALL_MARKS,
            },
          ],
          explanation: 'Each thing that is for sale is an item, and each amount is a price.',
        },
      }),
    ],
  },
};

function withoutReviewer({ decidedBy: _, ...review }: StoredReview): SubmissionReview {
  return review;
}

/** A submission as its member reads it. */
export function submission(id: string): Submission {
  return {
    ...(ROWS.find((one) => one.id === id) ?? row(id, {})),
    ...TEXTS,
    assistanceRule: 'allowed',
    estimatedTime: 40,
    worksOnPhone: true,
    version: 12,
    savedBy: 'Firefox on Linux',
    placeKeptUntil: null,
    effort: { typed: 640, pasted: 20, inserted: 0 },
    assistance: { used: true, tools: 'A spell checker' },
    items: ITEMS,
    reviews: [],
    rewardAvailableAt: null,
    appeal: null,
    files: [],
    warnings: [],
    ...DETAILS[id],
  };
}

/** A work task of the member's blueprint. */
export const task = (id: string, fields: Partial<WorkTask> = {}): WorkTask => ({
  id,
  blueprintId: 10,
  title: 'Mark the entities in classified ads',
  description: 'Mark items, prices, places and times in twenty ads from a neighborhood app.',
  estimatedTime: 40,
  reward: 71,
  isPractice: false,
  itemCount: 20,
  partTypes: ['spans'],
  worksOnPhone: true,
  assistance: 'allowed',
  places: null,
  placesLeft: null,
  medianMinutes: null,
  dollarsPerHour: null,
  closed: null,
  submission: null,
  ...fields,
});

/** The work tasks of one blueprint, in every state of a card. */
const TASKS: readonly WorkTask[] = [
  task('w10-01', { medianMinutes: 38, dollarsPerHour: 112.11 }),
  task('w10-02', {
    title: LONG_TITLE,
    places: 9,
    placesLeft: 3,
    submission: { id: 'draft', state: 'draft' },
  }),
  task('w10-03', { places: 9, placesLeft: 0, closed: 'no_place_left', worksOnPhone: false }),
  task('w10-04', { submission: { id: 'submitted', state: 'submitted' } }),
  task('w10-05', { submission: { id: 'revision', state: 'revision' } }),
  task('w10-06', { isPractice: true, reward: 0, submission: { id: 'practiced', state: 'practiced' } }),
];

const OPEN_PAY: readonly OpenPay[] = BLUEPRINTS.map(({ id, rewardPerTask }) => ({
  blueprintId: id,
  work: { count: 28, dollars: 28 * rewardPerTask },
  needsTest: false,
  demo: { count: 24, dollars: 24 * rewardPerTask },
  practice: 2,
  completed: 12,
  isBudgetUsedUp: false,
  allowsOrder: true,
}));

const segments = (path: string) => path.split('/');

/** What the API says of work to a member who has none, or a submission in every state. */
export function memberWork(isEmpty: boolean): MockResponses {
  const list = (items: readonly unknown[]) => () => ({ items: isEmpty ? [] : items, next: null });
  return [
    [
      getSubmissionSummary,
      () =>
        isEmpty
          ? { drafts: 0, inReview: 0, inReviewReward: 0, toRevise: 0, news: 0 }
          : { drafts: 1, inReview: 2, inReviewReward: 142, toRevise: 1, news: 2 },
    ],
    [listSubmissions, list(ROWS)],
    [listOpenPay, () => ({ items: OPEN_PAY, next: null })],
    [markSubmissionSeen, () => undefined],
    [getSubmission, (path) => submission(segments(path).at(-1) ?? '')],
    [
      listWorkTasks,
      (path) => ({ items: segments(path).includes('10') && !isEmpty ? TASKS : [], next: null }),
    ],
    [
      getWorkTask,
      (path) => {
        const id = segments(path).at(-2) ?? '';
        return { ...(TASKS.find((one) => one.id === id) ?? task(id)), ...TEXTS };
      },
    ],
  ];
}
