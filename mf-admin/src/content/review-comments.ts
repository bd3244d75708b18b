import type { PartName, RejectionCode } from '@platform/contracts';
import type { PreparedReason } from './reasons.ts';

/** Comments that fit every type of question. */
const COMMON_COMMENTS: readonly PreparedReason[] = [
  {
    label: 'Guideline',
    reason: 'The guideline decides this case differently. Read its section again and change the answer.',
  },
  {
    label: 'Well done',
    reason: 'This is well done. Keep working like this.',
  },
];

/** Comments that reviewers write often, by type of question. */
const PART_COMMENTS: Readonly<Record<PartName, readonly PreparedReason[]>> = {
  choice: [
    { label: 'Wrong option', reason: 'Another option fits better. Compare the descriptions of the options.' },
    {
      label: 'Can be told',
      reason: 'The material is enough to tell. "Cannot tell" is for cases in which information is missing.',
    },
  ],
  pair: [
    { label: 'Wrong side', reason: 'The other side is better here. Compare the two texts line by line.' },
    { label: 'Weak reason', reason: 'The reason does not name what makes one side better. Quote the place.' },
  ],
  rank: [
    {
      label: 'Wrong order',
      reason: 'This entry belongs to another place. Compare it with the entries above and below.',
    },
  ],
  spans: [
    { label: 'Missing mark', reason: 'A place in this text is not marked. Read the sentence again.' },
    {
      label: 'Too long',
      reason: 'The mark is longer than the place that is meant. Leave out the words around it.',
    },
    { label: 'Wrong label', reason: 'The place is marked right, with the wrong label.' },
  ],
  boxes: [
    {
      label: 'Missing box',
      reason: 'An object in this picture has no box. Look at the edges of the picture too.',
    },
    {
      label: 'Not tight',
      reason: 'The box is not tight. Its sides touch the outermost pixels of the object.',
    },
    { label: 'Wrong label', reason: 'The box is right, with the wrong label.' },
  ],
  rewrite: [
    { label: 'Lost fact', reason: 'The text leaves out a fact of the source. Add it.' },
    { label: 'Added fact', reason: 'The text says something that the source does not say. Remove it.' },
    {
      label: 'Hard to read',
      reason: 'This sentence is hard to read. Split it, and begin with who does what.',
    },
  ],
  prompt: [
    { label: 'Unclear goal', reason: 'The prompt does not say what a good result looks like. Add it.' },
    {
      label: 'Unused variable',
      reason: 'The prompt names this variable but does not say what to do with it.',
    },
  ],
  claims: [
    {
      label: 'Wrong verdict',
      reason: 'The documents decide this claim differently. Read the quoted place again.',
    },
    {
      label: 'Wrong quotation',
      reason: 'The quoted place does not decide the claim. Quote the place that does.',
    },
  ],
  form: [
    { label: 'Wrong value', reason: 'This value differs from the material. Check it and correct it.' },
    { label: 'Missing row', reason: 'A row is missing. Compare the list with the material.' },
  ],
  file: [
    {
      label: 'Not the brief',
      reason: 'The file does not show what the brief asks for. Compare them point by point.',
    },
    { label: 'License', reason: 'The license of this work is not clear. Add where the license is written.' },
  ],
};

/** Returns the prepared comments about a question; `undefined` stands for a whole item. */
export function getPreparedComments(part: PartName | undefined): readonly PreparedReason[] {
  return part === undefined ? COMMON_COMMENTS : [...PART_COMMENTS[part], ...COMMON_COMMENTS];
}

/** What the member is told with a request for changes. */
export const REVISION_TEXTS: readonly PreparedReason[] = [
  {
    label: 'Almost there',
    reason: 'Most of this is right. Change the places with comments and hand it in again.',
  },
  {
    label: 'Read the guideline',
    reason: 'Read the guideline again, go through every item, and hand the work in again.',
  },
];

/** What the member is told with an approval. */
export const APPROVAL_TEXTS: readonly PreparedReason[] = [
  { label: 'Thank you', reason: 'Thank you, this is careful work.' },
  { label: 'Corrected', reason: 'The work is accepted. Look at what was corrected before the next task.' },
];

/** The beginning of a rejection by its code. Its reviewer adds what is wrong in this work. */
export const REJECTION_TEXTS: Readonly<Record<RejectionCode, PreparedReason>> = {
  not_the_task: {
    label: 'Not the task',
    reason: 'The work is not what the instructions ask for. The comments show the places: ',
  },
  incomplete_after_revision: {
    label: 'Incomplete',
    reason: 'Changes were requested before, and these places are still not done: ',
  },
  copied: {
    label: 'Copied',
    reason: 'The commented places are copied. The text that they are taken from is: ',
  },
  made_up_evidence: {
    label: 'Made-up evidence',
    reason: 'The commented quotations or sources do not exist. We looked for them in: ',
  },
  assistance_not_allowed: {
    label: 'AI tools',
    reason: 'This task does not allow AI tools, and the commented places show their use: ',
  },
  unsafe_content: {
    label: 'Unsafe',
    reason: 'The commented places are unsafe for the people who would use this work: ',
  },
  no_effort: {
    label: 'No effort',
    reason: 'The figures show that the items were not read. At the commented places one sees it: ',
  },
};

/** Why an appeal is granted. */
export const GRANT_TEXTS: readonly PreparedReason[] = [
  {
    label: 'Rejection was wrong',
    reason:
      'We read the work and the rejection again. The rejection was wrong: the work does what the task asks for.',
  },
];

/** Why an appeal is denied. */
export const DENIAL_TEXTS: readonly PreparedReason[] = [
  {
    label: 'Rejection stands',
    reason:
      'We read the work and your appeal again. The rejection is right, because at the commented places ',
  },
];
