import {
  claimNextReview,
  getReview,
  listReviews,
  listWorkTaskPay,
  type ReviewDetail,
  type ReviewRow,
  type WorkTaskPay,
} from '@platform/contracts';
import type { MockResponses } from './mock-api.ts';
import { LONG_TITLE, at, TEXTS, ALL_MARKS, ITEMS, KIT, REJECTION, APPEAL } from './work-content.ts';

const reviewRow = (index: number, fields: Partial<ReviewRow> = {}): ReviewRow => ({
  id: `review-${index}`,
  alias: `Heron ${20 + index}`,
  taskId: 'w06-03',
  blueprintId: 6,
  title: index === 2 ? LONG_TITLE : 'Mark the entities in classified ads',
  reward: 46,
  state: index === 3 ? 'appealed' : 'submitted',
  round: index === 4 ? 2 : 1,
  submittedAt: at(-66 + index * 6),
  dueAt: at(6 + index * 6),
  activeSeconds: 900 + index * 240,
  estimatedTime: 40,
  measures: { known: 12, share: 0.67, chance: 0.1, identical: 0.2, keyIdentical: 0.2 },
  hints: index === 1 ? ['very_fast', 'mostly_pasted'] : [],
  claimedBy: index === 2 ? 'kate' : null,
  claimedUntil: index === 2 ? at(0.4) : null,
  decidedAt: null,
  decidedBy: null,
  ...fields,
});

function review(id: string): ReviewDetail {
  const isAppeal = id === 'review-3';
  return {
    ...reviewRow(Number(id.split('-').at(-1))),
    ...TEXTS,
    claimedBy: 'admin',
    claimedUntil: at(0.4),
    userId: null,
    username: null,
    assistanceRule: 'allowed',
    assistance: { used: true, tools: 'A spell checker' },
    effort: { typed: 640, pasted: 20, inserted: 0 },
    warnings: [],
    items: ITEMS.map(({ result: _, report: _report, ...one }) => ({
      ...one,
      isHard: one.id === 'item-1',
      previous: null,
      change: null,
      scores: one.id === 'item-1' ? [{ part: 'entities', score: 0.67, findings: [], truth: ALL_MARKS }] : [],
      explanation: one.id === 'item-1' ? 'Each thing that is for sale is an item.' : null,
    })),
    score: { known: { right: 0, items: 1, share: 0.67 }, hard: { right: 0, items: 1, share: 0.67 } },
    presets: { completeness: 'weak' },
    reviewerKit: KIT,
    files: [],
    reviews: isAppeal ? [REJECTION] : [],
    appeal: isAppeal ? APPEAL : null,
    noEffort: null,
    proposal: null,
    decidesAlone: false,
    isMine: true,
    conflictOfInterest: null,
    revisionsLeft: 2,
    timeline: [
      { at: at(-60), action: 'submission_handed_in', by: null, reason: null, documentsViewed: null },
    ],
  };
}

const pay = (blueprintId: number, index: number, fields: Partial<WorkTaskPay> = {}): WorkTaskPay => ({
  id: `w0${blueprintId}-0${index}`,
  blueprintId,
  title: index === 3 ? LONG_TITLE : 'Mark the entities in classified ads',
  reward: 46,
  estimatedTime: 30,
  estimatedDollarsPerHour: 92,
  acceptedCount: 200,
  medianMinutes: 24.5,
  dollarsPerHour: 112.65,
  ...fields,
});

const PAY = [
  ...[1, 2, 3].map((index) => pay(6, index)),
  pay(7, 1, { acceptedCount: 1, medianMinutes: 0.1, dollarsPerHour: 27_600 }),
  pay(7, 2, { acceptedCount: 0, medianMinutes: null, dollarsPerHour: null }),
];

/** What the API says of reviews to an administrator, with `count` submissions in the queue. */
export function reviewerWork(count: number): MockResponses {
  return [
    [
      listReviews,
      () => ({ items: Array.from({ length: count }, (_, index) => reviewRow(index)), next: null }),
    ],
    [getReview, (path) => review(path.split('/').at(-1) ?? '')],
    [listWorkTaskPay, () => ({ items: count > 0 ? PAY : [], next: null })],
    [claimNextReview, () => ({ id: count > 0 ? 'review-0' : null })],
  ];
}
