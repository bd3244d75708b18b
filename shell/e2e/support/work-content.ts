import type {
  ChoiceAnswer,
  ChoiceDefinition,
  Criterion,
  ItemAnswers,
  ReviewerKitEntry,
  RewriteDefinition,
  SpansAnswer,
  SpansDefinition,
  StoredReview,
  Submission,
  SubmissionItem,
  SubmissionReview,
} from '@platform/contracts';

/** Fixed, so that snapshots do not change from day to day. */
const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-03-15T12:00:00.000Z');
export const LONG_TITLE =
  'Mark what an assistant made up in answers about the opening hours of municipal offices';
export const at = (hours: number) => new Date(NOW_MS + hours * HOUR_MS).toISOString();

const AD =
  'Moving sale on Saturday: an oak desk for $120, two lamps at $15 each. Come to 12 Mill Lane after 9 a.m.';

const CHOICE: ChoiceDefinition = {
  type: 'choice',
  id: 'intent',
  prompt: 'What does the writer want?',
  options: [
    { id: 'sell', label: 'Sell something', hint: 'Goods or a service are offered.' },
    { id: 'buy', label: 'Buy something', hint: null },
    { id: 'give', label: 'Give something away', hint: 'Nothing is asked for in return.' },
  ],
  min: 1,
  max: 1,
  allowsCannotTell: true,
};

const SPANS: SpansDefinition = {
  type: 'spans',
  id: 'entities',
  prompt: 'Mark the items and the prices.',
  text: AD,
  labels: [
    { id: 'item', label: 'Item', hint: null },
    { id: 'price', label: 'Price', hint: null },
  ],
};

const REWRITE: RewriteDefinition = {
  type: 'rewrite',
  id: 'notice',
  prompt: 'Rewrite the ad as a notice for the staircase.',
  source: AD,
  rules: {
    minWords: 10,
    maxWords: 40,
    maxSentenceWords: 15,
    required: [['Saturday', 'Saturdays']],
    banned: ['cheap'],
  },
};

const spanOf = (piece: string, label: string) => ({
  from: AD.indexOf(piece),
  to: AD.indexOf(piece) + piece.length,
  label,
});

export const ANSWERS: ItemAnswers = {
  intent: { selected: ['sell'], cannotTell: false, note: '' },
  entities: { spans: [spanOf('oak desk', 'item'), spanOf('$120', 'price')], nothingToMark: false },
};
export const SELL: ChoiceAnswer = { selected: ['sell'], cannotTell: false, note: '' };
export const ALL_MARKS: SpansAnswer = {
  spans: [
    spanOf('oak desk', 'item'),
    spanOf('$120', 'price'),
    spanOf('two lamps', 'item'),
    spanOf('$15', 'price'),
  ],
  nothingToMark: false,
};
export const RIGHT: ItemAnswers = { intent: SELL, entities: ALL_MARKS };
const TEXT: ItemAnswers = {
  notice: { text: 'Moving sale this Saturday. Oak desk and two lamps. Ring at 12 Mill Lane after 9 a.m.' },
};

const criterion = (id: string, title: string, scoredBy?: Criterion['scoredBy']): Criterion => ({
  id,
  title,
  ...(scoredBy && { scoredBy }),
  options: [
    { id: 'weak', label: 'Weak', anchor: 'Much is missing, or marks hold words that do not belong to them.' },
    { id: 'fair', label: 'Fair', anchor: 'Most is there; single marks are too long or too short.' },
    { id: 'good', label: 'Good', anchor: 'Everything is there, and each mark holds the whole expression.' },
  ],
});

export const TEXTS: Pick<Submission, 'instructions' | 'guideline' | 'rubric'> = {
  instructions:
    'Read the whole ad before you mark anything.\n\nA mark holds the whole expression and nothing else: no article before it, no period after it.',
  guideline: [
    { title: 'Prices', text: 'A price is an amount with its sign. "$15 each" is marked as "$15".' },
    { title: 'Hard cases', text: 'Two things in one expression are one item if they are sold together.' },
  ],
  rubric: [
    criterion('completeness', 'Completeness', 'known_answers'),
    criterion('precision', 'Precision of the marks'),
  ],
};

/** What reviewers try the work with. */
export const KIT: ReviewerKitEntry[] = [
  {
    input:
      'Free to a good home: two kittens, nine weeks old, litter trained.\n\nAnd a scratching post, $15, which they ignore.',
    expect: 'The kittens are an item without a price. The post is an item, and $15 its price.',
  },
  { input: 'WANTED: a bicycle for about 80 dollars.', expect: 'Nothing is marked: nothing is for sale.' },
  {
    input: 'Desk (oak), $120 or best offer; lamp for free with it.',
    expect: '"oak desk" is not in the text, so "Desk (oak)" is marked as one item.',
  },
];

export const item = (id: string, fields: Partial<SubmissionItem> = {}): SubmissionItem => ({
  id,
  material: [{ type: 'text', title: 'Ad', text: AD }],
  parts: [CHOICE, SPANS],
  answers: {},
  cannotDo: null,
  report: null,
  previous: null,
  result: null,
  ...fields,
});

export const ITEMS: SubmissionItem[] = [
  item('item-1', { answers: ANSWERS }),
  item('item-2', { parts: [REWRITE], answers: TEXT }),
  item('item-3'),
  item('item-4', { cannotDo: 'unreadable' }),
];

const COMMENTS: SubmissionReview['comments'] = [
  {
    itemId: 'item-1',
    part: 'entities',
    target: null,
    span: { from: AD.indexOf('two lamps'), to: AD.indexOf('two lamps') + 'two lamps'.length },
    text: 'The lamps are for sale too. Mark them and their price.',
  },
  {
    itemId: 'item-2',
    part: null,
    target: null,
    span: null,
    text: 'Good and short. The prices are missing, which readers look for first.',
  },
];

export const decision = (fields: Partial<StoredReview>): StoredReview => ({
  decision: 'revision_requested',
  round: 1,
  decidedAt: at(-20),
  decidedBy: 'admin',
  figures: null,
  isAlone: false,
  isAutomatic: false,
  code: null,
  text: 'Nearly there: please complete the two places that are commented on.',
  criteria: { completeness: 'weak', precision: 'good' },
  comments: COMMENTS,
  fixes: [],
  ...fields,
});

export const REJECTION = decision({
  decision: 'rejected',
  code: 'made_up_evidence',
  text: 'The marks quote words that are in none of the ads, in items 1 and 3, although the ads were shown beside the questions.',
});

/** What a member wrote against the rejection. */
export const APPEAL = {
  text: 'The words are in the ads: please compare items 1 and 3 with their sources again.',
  at: at(-22),
};
