import { rubric, textBlock } from '../make-items.ts';
import { field, formItem } from '../make-media-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const CASES = [
  [
    'Fruit on a conveyor belt',
    'Classes: ripe, unripe, spoiled. A camera looks down on apples. Labelers disagreed about an apple with a bruise of 1 cm, one with a leaf over half of it, two that touch, a green variety that is ripe when green, a shadow across a red one, and an apple that is cut by the edge of the picture.',
  ],
  [
    'Toxic comments',
    'Classes: fine, rude, threatening. Labelers disagreed about "you walnut", a quoted insult that the writer objects to, "I will find you... the recipe, promise", a comment that is only a middle-finger emoji, sarcasm toward a company, and a threat of someone to harm themselves.',
  ],
  [
    'Sound events',
    'Classes: dog, siren, glass, speech. Clips are four seconds long. Labelers disagreed about a toy dog, a siren in a movie that plays in the room, a bottle that rolls but does not break, a parrot that talks, two events at once, and a bark that begins in the last tenth of a second.',
  ],
] as const;

export const GUIDELINE_FOR_HARD_CASES: WorkTaskSeed = {
  id: 'w06-04',
  blueprintId: 6,
  title: 'Decide the hard cases of three labeling projects',
  description:
    'Eighteen cases that labelers disagreed about: a decision, a rule that can be checked, and a counterexample for each.',
  instructions: `When two careful labelers disagree, the guideline has a gap. Three projects sent us the cases on which their labelers disagreed most. You close the gaps.

Each project has six cases. For each of them write a row: the case in a few words, the class that it gets (or that it is left out), a rule that someone else could apply to a case that is not on the list, and a counterexample: the nearest case that the rule decides the other way.

A good rule names something that can be seen, heard or counted. "A bruise counts as spoiled if it is wider than a thumbnail" can be checked; "use common sense" and "if it looks bad" cannot. A rule should not need the intention of a writer that is not on the page. If two of your rules can apply at once, say which one comes first.

Think of what a wrong label costs in each project before you decide: a missed threat is worse than a rude remark too many, and a ripe apple that is thrown away costs more than one that is looked at twice. You may choose differently than we would, as long as the rule says why and holds for all six rows.

Hand in eighteen rows. A reviewer will try your rules on three new cases per project.`,
  estimatedMinutes: 50,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'What a rule looks like',
      text: 'Condition first, then the class: "If more than half of the apple is hidden, leave it out." One rule, one condition. Numbers beat adjectives: a third, 2 cm, four seconds.\nWrong: "Small bruises are okay." How small? Who measures, and on what?',
    },
    {
      title: 'What a counterexample is for',
      text: 'It shows where the rule ends. For the rule about half-hidden apples: "An apple behind a thin twig, nine tenths visible, is labeled." A counterexample that is far from the border, such as an orange, helps no one.',
    },
    {
      title: 'When to leave something out',
      text: 'Leaving out is a decision with a cost: the model never learns it. Leave out what cannot be decided from the material, not what is tiresome to decide.',
    },
  ],
  rubric: rubric([
    [
      'checkable',
      'Rules can be checked',
      'Rules need taste or mind reading.',
      'Most rules name something that can be seen or counted.',
      'Two strangers would decide alike by every rule.',
    ],
    [
      'consistent',
      'Rules of a project fit together',
      'Rules contradict each other.',
      'Overlaps are possible and not settled.',
      'Overlaps are settled: it is said which rule comes first.',
    ],
    [
      'counterexamples',
      'Counterexamples lie at the border',
      'They are missing or far away.',
      'Most are near the border.',
      'Each is the nearest case on the other side.',
    ],
    [
      'cost',
      'Decisions weigh what an error costs',
      'No decision mentions it.',
      'Some do.',
      'Each project has one line of reasoning that its rules follow.',
    ],
  ]),
  overlap: null,
  batches: [
    CASES.map(([title, text]) =>
      formItem({
        material: [textBlock(title, text)],
        prompt: 'Write one row for each of the six cases.',
        fields: [
          field({ id: 'case', label: 'Case', kind: 'line' }),
          field({ id: 'decision', label: 'Class, or left out', kind: 'line', max: 60 }),
          field({
            id: 'rule',
            label: 'Rule',
            kind: 'text',
            min: 30,
            max: 500,
            hint: 'Condition first, then the class.',
          }),
          field({ id: 'counterexample', label: 'Counterexample', kind: 'text', max: 400 }),
        ],
        minRows: 6,
        maxRows: 8,
      }),
    ),
  ],
};
