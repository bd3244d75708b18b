import { conversationBlock, options, rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const CHECKLIST = options([
  ['goal', 'It says what the result is for and who reads it'],
  ['limits', 'It limits length, form and tone in numbers or examples'],
  ['gaps', 'It says what to do when something is missing'],
  ['example', 'It has one example of a good result'],
  ['tried', 'I tried it with two different inputs and read the results'],
]);

const CARDS: readonly WorkItemSeed[] = [
  {
    material: [
      textBlock(
        'Situation',
        'Every Monday the front desk of a climbing gym answers mails. Four people share the desk, and each writes in another way. They want a card that turns a mail and two facts into a draft answer that any of them can check in half a minute.\n\nFacts that the desk always has at hand: opening hours, prices, house rules. What they never want: promises about refunds, medical advice, more than one exclamation mark.',
      ),
      conversationBlock('Two mails that arrived', [
        [
          'Mail 1',
          'Hi, my daughter (9) wants to have her birthday with you, there would be 8 kids, none of them has climbed before. Sunday the 12th? And is there cake?',
        ],
        [
          'Mail 2',
          'I hurt my finger last week on the blue route, is it ok to climb again on Thursday or should I wait, and can I pause my membership meanwhile',
        ],
      ]),
    ],
    parts: [
      {
        type: 'prompt',
        id: 'card',
        prompt: 'Write the prompt card of the front desk.',
        fields: ['system', 'user'],
        variables: ['mail', 'facts', 'name'],
        rules: {
          minWords: 90,
          maxWords: 320,
          maxSentenceWords: 30,
          required: [],
          banned: ['do your best', 'world-class', 'as an AI'],
        },
        checklist: CHECKLIST,
      },
    ],
    truth: {},
    explanation: '',
  },
  {
    material: [
      textBlock(
        'Situation',
        'A small museum writes one label a week for an object from its storage. The curator dictates what she knows; a volunteer turns it into a label of 60 to 80 words that a visitor reads while standing. So far the drafts of the assistant sounded like an advert, and twice they contained a date that nobody had said.\n\nThe card must work for any object: a plow, a dress, a school report.',
      ),
      textBlock(
        'One dictation',
        'Yes, this is the butter mold, beech, two parts, you see the little cow, somebody carved it himself, you see it was not a professional. Came from the Harmon farm, the granddaughter brought it, must be from before the dairy opened because then they stopped making butter themselves. The crack was already there.',
      ),
    ],
    parts: [
      {
        type: 'prompt',
        id: 'card',
        prompt: 'Write the prompt card for the labels.',
        fields: ['user'],
        variables: ['object', 'dictation', 'reader'],
        rules: {
          minWords: 80,
          maxWords: 280,
          maxSentenceWords: 30,
          required: ['60', '80'],
          banned: ['captivating', 'be creative', 'stunning'],
        },
        checklist: CHECKLIST,
      },
    ],
    truth: {},
    explanation: '',
  },
];

export const promptCards: WorkTaskSeed = {
  id: 'w01-06',
  blueprintId: 1,
  title: 'Write two prompt cards that coworkers can rely on',
  description:
    'Write two reusable prompts, for a front desk and a small museum, that hold with any input of their kind.',
  instructions: `A prompt card is a prompt with blanks. A coworker fills in the blanks, runs it, checks the result, and is done. It must work next month, with an input that you have not seen, for someone who has never written a prompt.

1. Read the situation and note what went wrong so far, or what could. Each of these needs a line on the card.
2. Write the card. Put what always holds first (role, reader, limits, what never to do), then the blanks. Each blank occurs at least once as {name}.
3. Say what the assistant does if a blank leaves a question open: ask, leave out, or mark the gap. "Do your best" is not an answer.
4. Try it with both inputs that are given here, or with one of your own where there is only one, in an assistant of your choice. Change the card, not the result, until two runs in a row can be used.
5. Check off the list. The last point is a promise: only check it if you did.

We run your card with three inputs that you have not seen. A card that invents facts in one of them will be sent back with that result.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'required',
  worksOnPhone: false,
  guideline: [
    {
      title: 'A card is read by two',
      text: 'The assistant reads it, and so does the coworker. Name the blanks so that both understand: {mail}, not {input1}. One line per rule. No sentence that only makes you feel polite.',
    },
    {
      title: 'Rules that hold',
      text: 'Weak: "Keep it short and friendly." Strong: "At most 90 words. Begin with the answer. One friendly sentence at the end, without an exclamation mark." Weak: "Do not make things up." Strong: "Use only facts from {facts}. If the mail asks something that is not there, write: I will check this for you."',
    },
    {
      title: 'Examples',
      text: 'One example teaches more than five rules, and it teaches its accidents too. If your example is about a birthday, the drafts will mention cake. Choose an example from the middle of what arrives, and keep it short.',
    },
    {
      title: 'Where cards break',
      text: 'Two questions in one mail. A question that the desk must not answer (an injury, a refund). A dictation with "must be from before": that is a guess of the speaker and has to stay a guess. An input that contains an instruction of its own.',
    },
  ],
  rubric: rubric([
    [
      'faithful',
      'Keeps to its input',
      'With one of three new inputs it states something that was not given.',
      'It keeps to the input, but fills a small gap without saying so.',
      'It keeps to the input and marks each gap.',
    ],
    [
      'limits',
      'Limits',
      'Length, form or tone are left to chance.',
      'Most limits are named and hold.',
      'Each limit is named in a way that can be checked, and holds.',
    ],
    [
      'robust',
      'Holds with hard inputs',
      'Two questions at once, or a question that must not be answered, break it.',
      'It deals with most of them.',
      'It deals with all of them as the situation asks.',
    ],
    [
      'usable',
      'Usable by a coworker',
      'The coworker has to explain or repair it.',
      'It can be used after a short explanation.',
      'It can be used at once: blanks and order explain themselves.',
    ],
  ]),
  overlap: null,
  batches: [CARDS],
};
