import type { ItemAnswers, PartAnswers, PartDefinitions, SubmissionItem } from '@platform/contracts';
import { item } from './work-content.ts';

/** A drawing of a street that the API serves, 1000 by 640 pixels. */
export const STREET = {
  picture: 'e28a67f87ce2d77dafc7af28a870d211e63341597f5ee307f9820f61041b7d9e',
  width: 1_000,
  height: 640,
  description: 'A drawing of a street with a sidewalk, a road, and houses behind it.',
};

const TEXT = 'An oak desk for $120. Two lamps at $15 each.';
const NOTICE = 'The library opens at nine. It is closed on Mondays.';
const NO_RULES = { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] };

const option = (id: string, label: string) => ({ id, label, hint: null });
const field = (fields: Pick<PartDefinitions['form']['fields'][number], 'id' | 'kind' | 'label'>) => ({
  hint: null,
  min: 0,
  max: 100_000,
  options: [],
  optional: false,
  ...fields,
});

/** A question of each type, with the answer that the tests give. */
const QUESTIONS: { readonly [Name in keyof PartDefinitions]: PartDefinitions[Name] } = {
  choice: {
    type: 'choice',
    id: 'intent',
    prompt: 'What does the writer want?',
    options: [option('sell', 'Sell something'), option('buy', 'Buy something')],
    min: 1,
    max: 1,
    allowsCannotTell: true,
  },
  pair: {
    type: 'pair',
    id: 'better',
    prompt: 'Which answer keeps to the source?',
    left: { title: 'Answer A', text: 'The desk costs $150.' },
    right: { title: 'Answer B', text: 'The desk costs $120.' },
    dimensions: [option('accuracy', 'Accuracy')],
    reasonCategories: [option('facts', 'Facts'), option('style', 'Style')],
  },
  rank: {
    type: 'rank',
    id: 'order',
    prompt: 'Order the answers',
    entries: ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label, text: '' })),
    allowsTies: false,
    first: 'the best',
    last: 'the weakest',
  },
  spans: {
    type: 'spans',
    id: 'entities',
    prompt: 'Mark the items and the prices',
    text: TEXT,
    labels: [option('item', 'Item'), option('price', 'Price')],
  },
  boxes: {
    type: 'boxes',
    id: 'street',
    prompt: 'Draw a box around the group',
    ...STREET,
    labels: [option('person', 'Person'), option('group', 'Group')],
    flags: [option('hidden', 'Partly hidden')],
    minSide: 4,
  },
  rewrite: {
    type: 'rewrite',
    id: 'notice',
    prompt: 'Rewrite the ad as a notice',
    source: TEXT,
    rules: { ...NO_RULES, minWords: 3 },
  },
  prompt: {
    type: 'prompt',
    id: 'prompt',
    prompt: 'Write a prompt for the ad',
    fields: ['user'],
    variables: ['city'],
    rules: NO_RULES,
    checklist: [option('tested', 'I tried it')],
  },
  claims: {
    type: 'claims',
    id: 'claims',
    prompt: 'Compare the claims with the notice',
    claims: [
      { id: 'c1', text: 'The library opens at nine.' },
      { id: 'c2', text: 'Coffee is sold there.' },
    ],
    documents: [{ id: 'notice', title: 'Notice', text: NOTICE }],
  },
  form: {
    type: 'form',
    id: 'goods',
    prompt: 'List the goods',
    fields: [
      field({ id: 'name', kind: 'line', label: 'Name' }),
      field({ id: 'price', kind: 'money', label: 'Price in dollars' }),
      { ...field({ id: 'state', kind: 'choice', label: 'State' }), options: ['New', 'Used'] },
    ],
    minRows: 1,
    maxRows: 3,
    sum: null,
  },
  file: {
    type: 'file',
    id: 'proof',
    prompt: 'Add your notes',
    types: ['text/plain'],
    minFiles: 1,
    maxFiles: 1,
    minLinks: 0,
    maxLinks: 0,
    statement: 'I wrote them myself.',
  },
};

const spanOf = (text: string, piece: string) => ({
  from: text.indexOf(piece),
  to: text.indexOf(piece) + piece.length,
});

/** What the tests answer. Boxes and files depend on where they are drawn, and on the server. */
export const PART_ANSWERS: Omit<PartAnswers, 'boxes' | 'file'> = {
  choice: { selected: ['buy'], cannotTell: false, note: '' },
  pair: { ratings: { accuracy: 2 }, reasonCategory: 'facts', reason: 'Answer B names the price of the ad.' },
  rank: { places: [['two'], ['three'], ['one']] },
  spans: {
    spans: [
      { ...spanOf(TEXT, 'oak desk'), label: 'item' },
      { ...spanOf(TEXT, '$120'), label: 'price' },
    ],
    nothingToMark: false,
  },
  rewrite: { text: 'For sale: a desk and two lamps.' },
  prompt: { system: '', user: 'Write an ad for {city}', checked: ['tested'] },
  claims: {
    verdicts: {
      c1: {
        verdict: 'supported',
        evidence: [{ document: 'notice', ...spanOf(NOTICE, 'The library opens at nine.') }],
      },
      c2: { verdict: 'not_stated', evidence: [] },
    },
  },
  form: {
    rows: [
      { name: 'Oak desk', price: 12_000, state: 'Used' },
      { name: 'Lamp', price: 1_500, state: 'New' },
    ],
  },
};

/** An item per type of question, with the type as its id. */
export const PART_ITEMS: readonly SubmissionItem[] = Object.entries(QUESTIONS).map(([type, question]) =>
  item(type, { material: [], parts: [question] }),
);

/** The answers of an item by the id of its question. */
export function answersOf(type: keyof typeof PART_ANSWERS): ItemAnswers {
  return { [QUESTIONS[type].id]: PART_ANSWERS[type] };
}
