import type {
  Submission,
  SubmissionItem,
  SubmissionRow,
  SubmissionSummary,
  WorkTask,
  WorkTaskDetail,
} from '@platform/contracts';

let count = 0;

/** Creates a summary without submissions. */
export function createSummary(fields: Partial<SubmissionSummary> = {}): SubmissionSummary {
  return { drafts: 0, inReview: 0, inReviewReward: 0, toRevise: 0, news: 0, ...fields };
}

/** Creates a work task that can be started; of the free blueprint by default. */
export function createWorkTask(fields: Partial<WorkTask> = {}): WorkTask {
  const number = ++count;
  return {
    id: `w01-${number}`,
    blueprintId: 1,
    title: `Work task ${number}`,
    description: 'What the work is about.',
    estimatedTime: 30,
    reward: 15,
    isPractice: false,
    itemCount: 2,
    partTypes: ['choice'],
    worksOnPhone: true,
    assistance: 'allowed',
    places: null,
    placesLeft: null,
    medianMinutes: null,
    dollarsPerHour: null,
    closed: null,
    submission: null,
    ...fields,
  };
}

const TEXTS: Pick<Submission, 'instructions' | 'guideline' | 'rubric'> = {
  instructions: 'Read each output.\nSay whether it is true.',
  guideline: [{ title: 'What counts as false', text: 'One wrong fact is enough.' }],
  rubric: [
    {
      id: 'care',
      title: 'Care',
      options: [
        { id: 'low', label: 'Careless', anchor: 'Many items are wrong.' },
        { id: 'fair', label: 'Fair', anchor: 'A few items are wrong.' },
        { id: 'good', label: 'Careful', anchor: 'Nearly all items are right.' },
      ],
    },
  ],
};

/** Creates a work task with its instructions. */
export function createWorkTaskDetail(fields: Partial<WorkTaskDetail> = {}): WorkTaskDetail {
  return { ...createWorkTask(), ...TEXTS, ...fields };
}

/** Creates an item that asks whether an output is true. */
export function createItem(fields: Partial<SubmissionItem> = {}): SubmissionItem {
  const number = ++count;
  return {
    id: `item-${number}`,
    material: [{ type: 'text', title: 'Output', text: `The output number ${number}.` }],
    parts: [
      {
        type: 'choice',
        id: 'verdict',
        prompt: 'Is it true?',
        options: [
          { id: 'true', label: 'True', hint: null },
          { id: 'false', label: 'False', hint: null },
        ],
        min: 1,
        max: 1,
        allowsCannotTell: false,
      },
    ],
    answers: {},
    cannotDo: null,
    report: null,
    previous: null,
    result: null,
    ...fields,
  };
}

/** Creates a submission in the member's list, in progress by default. */
export function createSubmissionRow(fields: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: `submission-${++count}`,
    taskId: 'w01-1',
    blueprintId: 1,
    title: 'True or false',
    reward: 15,
    isPractice: false,
    state: 'draft',
    round: 0,
    startedAt: '2026-01-02T11:00:00.000Z',
    savedAt: '2026-01-02T11:30:00.000Z',
    submittedAt: null,
    dueAt: null,
    withdrawableUntil: null,
    reviseUntil: null,
    appealUntil: null,
    reportsDueAt: null,
    decidedAt: null,
    activeSeconds: 0,
    isNew: false,
    ...fields,
  };
}

/** Creates a submission of two items, in progress by default. */
export function createSubmission(fields: Partial<Submission> = {}): Submission {
  return {
    ...createSubmissionRow(),
    ...TEXTS,
    assistanceRule: 'allowed',
    estimatedTime: 30,
    worksOnPhone: true,
    version: 3,
    savedBy: null,
    placeKeptUntil: null,
    effort: { typed: 0, pasted: 0, inserted: 0 },
    assistance: null,
    items: [createItem({ id: 'i1' }), createItem({ id: 'i2' })],
    reviews: [],
    rewardAvailableAt: null,
    appeal: null,
    files: [],
    warnings: null,
    ...fields,
  };
}
