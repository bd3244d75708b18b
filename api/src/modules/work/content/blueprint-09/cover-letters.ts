import { rubric, tableBlock, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

type Application = {
  readonly job: string;
  readonly demands: readonly string[];
  readonly known: readonly string[];
  readonly required: readonly string[];
  readonly banned?: readonly string[];
};

const APPLICATIONS: readonly Application[] = [
  {
    job: 'The town library looks for someone for its bookmobile: three days a week, 22 stops, one driver and one assistant. Contact: Ms. Renner.',
    demands: [
      'License class C or willing to get it',
      'Gets along with children and old people',
      'Repairs small things on the way',
      'Keeps a schedule',
      'Likes to read and can recommend',
    ],
    known: [
      'Drove a bakery truck (class C) for five years, 17 stops before seven in the morning',
      'Reads aloud in a retirement home once a month; last time a crime novel, in three evenings',
      'Has two nephews and no experience with classes of children',
      'Changed a belt of the truck by the roadside with a pair of tights',
      'Wants to leave because the bakery is closing in May',
    ],
    required: ['Ms. Renner', '17 stops'],
    banned: ['I am writing to', 'team player', 'passion', 'dear sir'],
  },
  {
    job: 'A mountain rescue base looks for an office manager, 60 percent. In summer quiet, in winter not at all. Contact: Mr. Haas.',
    demands: [
      'Accounting for an association',
      'Keeps calm on the phone',
      'Writes reports that others understand',
      'Available at short notice in winter',
      'Knows the region',
    ],
    known: [
      'Bookkeeper at a ski school for seven winters, in summer unemployed or on alpine pastures',
      'Took emergency calls there twice: a collapsed tent, a lost child (found after 50 minutes)',
      'Writes short; the reports for the insurance were once returned because they were too short',
      'Lives four miles away, no car, but a moped that does not run in snow; a neighbor drives',
      'Grew up in the valley',
    ],
    required: ['Mr. Haas', 'seven winters'],
    banned: ['I am writing to', 'stress-resistant', 'passion', 'dear sir'],
  },
];

export const coverLetters: WorkTaskSeed = {
  id: 'w09-06',
  blueprintId: 9,
  title: 'Write two cover letters that answer five demands each',
  description: 'Write two letters that answer every demand with a fact or honestly with what is missing.',
  instructions: `Two people, two jobs, five demands each. Write letters that one believes. For nearly every demand there is a fact; for one there is hardly anything, and for one there is something that could be held against the person.

1. Put facts and demands together. Which fact answers which demand? Which demand stays without one?
2. Begin with what only this person could write, not with where the advert was found.
3. Answer each demand, in the order that tells best. With a fact where there is one. Where something is missing, say it in half a sentence and say what you do about it; only what follows from the facts.
4. Say why this job and why now. The reason in the facts is good enough if it is told well.
5. End with something that the reader can do.

150 to 260 words, in the first person, in a tone that fits a bookmobile or a rescue base. You may draft with an assistant; a letter that could also be about another person will be sent back.`,
  estimatedMinutes: 45,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'First sentences',
      text: 'Weak: "With great interest I read your advert." Good: "For five years I have been at seventeen doors before seven in the morning, and at every one of them somebody was waiting." It is a fact, and it is the job.',
    },
    {
      title: 'What is missing',
      text: 'Weak: silence, or "I learn quickly". Good: "I have never had a school class before me; two nephews and a monthly evening of reading aloud are what I bring, and I would gladly come along on a route before we decide." Offer only what the person can keep.',
    },
    {
      title: 'What could be held against you',
      text: 'Name it before the other side does, briefly, and turn to what it means for the work: "Reports of mine came back because they were too short. I have added a line since: what the reader should do." The second half only if the facts carry it; if not, stay with the first.',
    },
    {
      title: 'Not invented',
      text: 'No training, no love of mountains since childhood, no book that was not named. Feelings may be yours to write, facts may not.',
    },
  ],
  rubric: rubric([
    [
      'demands',
      'Answers the demands',
      'Two or more are passed over.',
      'All are touched, one with a phrase.',
      'Each is answered with a fact or an honest gap.',
    ],
    [
      'true',
      'Covered by the facts',
      'A fact was invented.',
      'All is covered; one promise goes far.',
      'Everything is covered, the promises too.',
    ],
    [
      'person',
      'One sees a person',
      'It could be anyone.',
      'In places one sees who writes.',
      'One would recognize the person at the door.',
    ],
    [
      'form',
      'Form',
      'Too long, in the wrong tone, or without an end.',
      'Clean, with a set phrase or two.',
      'Each sentence is needed, and the last one leads on.',
    ],
  ]),
  overlap: null,
  batches: [
    APPLICATIONS.map(({ job, demands, known, required, banned }): WorkItemSeed => ({
      material: [
        textBlock('The job', job),
        tableBlock(
          'Demands',
          ['Demand'],
          demands.map((demand) => [demand]),
        ),
        tableBlock(
          'What is known about the person',
          ['Fact'],
          known.map((fact) => [fact]),
        ),
      ],
      parts: [
        {
          type: 'rewrite',
          id: 'text',
          prompt: 'Write the letter.',
          source: null,
          rules: {
            minWords: 150,
            maxWords: 260,
            maxSentenceWords: 32,
            required: [...required],
            banned: [...(banned ?? [])],
          },
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
