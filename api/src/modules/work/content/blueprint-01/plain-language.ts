import type { TextRules } from '@platform/contracts';
import { rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

type Source = { readonly reader: string; readonly text: string; readonly rules: Partial<TextRules> };

const SOURCES: readonly Source[] = [
  {
    reader:
      'For: people who live in the building, many of whom learned English as adults. It will be taped to the front door. They must know what to do, by when, and what happens otherwise.',
    text: 'Residents are hereby notified that, pursuant to the resolution adopted at the assembly of owners, bicycles which have been deposited in the communal cellar and to which no identifying label has been affixed on or before October 15 shall be deemed abandoned and shall, following a retention period of thirty days during which retrieval remains possible upon presentation of proof of ownership at the office of the caretaker (open Tuesdays from 4 to 6 p.m.), be donated to the municipal repair workshop. Labels may be obtained, without charge, from the aforementioned office.',
    rules: {
      maxWords: 85,
      maxSentenceWords: 14,
      required: ['October 15', 'Tuesday', 'free', '30 days'],
      banned: ['pursuant', 'hereby', 'deemed', 'affixed', 'aforementioned', 'retention'],
    },
  },
  {
    reader:
      'For: patients of a dental practice, read on a phone the evening before. They must know what they may eat and drink, and when to call.',
    text: 'Subsequent to the extraction, oral intake is to be withheld until such time as the local anesthetic has fully subsided, commonly a period of two to four hours, in order to preclude inadvertent injury to the cheek or tongue. Thermally hot beverages, alcohol and tobacco are contraindicated for a duration of 24 hours. Rinsing should not be undertaken on the day of the procedure. In the event of hemorrhage persisting beyond 30 minutes notwithstanding the application of firm pressure by means of a clean gauze, the emergency line at 555-0143 is to be contacted without delay.',
    rules: {
      maxWords: 95,
      maxSentenceWords: 14,
      required: ['24 hours', '30 minutes', '555-0143', 'rinse'],
      banned: [
        'subsequent',
        'contraindicated',
        'hemorrhage',
        'notwithstanding',
        'inadvertent',
        'oral intake',
      ],
    },
  },
  {
    reader:
      'For: parents of children who join a sports club. It is the part of the form that nobody reads and everybody signs. They must know what they agree to, and what they can still change.',
    text: 'By affixing their signature the undersigned grant consent to the production of photographic and audiovisual recordings of the minor in the course of activities of the association as well as to the dissemination thereof on the website of the association and in its annual printed bulletin, to the exclusion, however, of any transfer to third parties for commercial purposes. The consent is voluntary, is without bearing on membership, and may be revoked at any time in writing with effect for the future; recordings already printed remain unaffected by such revocation, whereas those on the website shall be removed within 14 days.',
    rules: {
      maxWords: 100,
      maxSentenceWords: 15,
      required: ['website', '14 days', 'in writing'],
      banned: ['undersigned', 'affixing', 'dissemination', 'thereof', 'revocation', 'third parties', 'minor'],
    },
  },
];

export const plainLanguage: WorkTaskSeed = {
  id: 'w01-05',
  blueprintId: 1,
  title: 'Rewrite three notices so that everyone understands them',
  description: 'Turn three dense notices into plain language that keeps each date, condition and right.',
  instructions: `Three notices, three groups of readers. Rewrite each so that its reader understands it in one reading, on a phone or at a door, and can act on it.

1. Before you write, list for yourself everything the notice decides: who, what, by when, where, what happens otherwise, what is still possible.
2. Write it new from your list. Do not polish the old sentences; their order is the problem as much as their words.
3. The most urgent thing comes first. Address the reader with "you". One thought per sentence.
4. Watch the checks below the text: length, longest sentence, what must be named, what must not be used.
5. Compare with your list. A right or a deadline that is lost is worse than a clumsy sentence.

You may use an assistant for drafts. If you do, check its draft against your own list, and say at the hand-in what you used. A text that is short because a condition is missing will be sent back.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'What plain means',
      text: 'Words that a twelve-year-old uses. Verbs instead of nouns: "we give them away", not "donation takes place". Active: "call us", not "the line is to be contacted". One thought per sentence. The same thing always has the same name.',
    },
    {
      title: 'What must not change',
      text: 'Dates, hours, amounts, phone numbers, conditions ("if", "only", "until"), and rights. "May be revoked at any time in writing" becomes "You can change your mind at any time. Write to us." It does not become "You can ask us to stop."',
    },
    {
      title: 'An example',
      text: 'Before: "Vehicles parked in contravention of the foregoing shall be removed at the expense of the owner." After: "If you park here, we tow your car, and you pay for it." Eleven words, nothing lost.',
    },
    {
      title: 'Typical mistakes',
      text: 'Friendly padding ("We hope you understand"). Invented reasons ("for your safety"). A softened consequence ("may be given away" where it will be). An order that makes the reader search: what to do belongs at the top, the legal ground at the end or nowhere.',
    },
  ],
  rubric: rubric([
    [
      'facts',
      'Nothing lost, nothing added',
      'A date, condition or right is missing or changed, or something was invented.',
      'All are there; one is vague.',
      'Every date, condition and right of the source can be pointed to.',
    ],
    [
      'clarity',
      'Understood at once',
      'A reader has to read a sentence twice, or to know a technical word.',
      'Understood in one reading, with a stiff sentence here and there.',
      'Understood in one reading, by someone in a hurry.',
    ],
    [
      'order',
      'Order',
      'What to do is hidden behind reasons.',
      'What to do comes early, the rest in no clear order.',
      'What to do comes first, then until when, then what happens otherwise.',
    ],
    [
      'tone',
      'Tone',
      'Cold, childish, or padded with courtesy.',
      'Neutral throughout.',
      'Direct and kind, in a voice that fits the sender.',
    ],
  ]),
  overlap: null,
  batches: [
    SOURCES.map(({ reader, text, rules }): WorkItemSeed => ({
      material: [textBlock('Readers', reader)],
      parts: [
        {
          type: 'rewrite',
          id: 'text',
          prompt: 'Rewrite the notice in plain language.',
          source: text,
          rules: { minWords: 40, maxWords: 100, maxSentenceWords: 15, required: [], banned: [], ...rules },
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
