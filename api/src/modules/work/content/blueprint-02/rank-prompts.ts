import { rankItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Ladder = {
  readonly brief: string;
  readonly prompts: readonly [string, string, string, string];
  readonly why: string;
};

/** Four prompts for each brief, from the one that meets all of it to the one that meets least. */
const LADDERS: readonly Ladder[] = [
  {
    brief:
      'A cookbook needs a bowl of lentil soup, seen from straight above, on a dark table, with room for a title at the top.',
    prompts: [
      'Bowl of lentil soup seen from straight above, in the lower half of the frame, dark wooden table, upper third empty, soft light from the left',
      'Bowl of lentil soup from straight above on a dark wooden table, centered, soft light from the left',
      'Bowl of lentil soup on a dark table, cozy, delicious, soft light',
      'Beautiful delicious soup, professional food photography, best quality',
    ],
    why: 'The first meets subject, angle, table and room for the title. The second has no room for it, the third no angle either, and the last names neither the soup nor the table.',
  },
  {
    brief:
      "A children's museum wants a cutaway of an ant hill: three chambers, one with eggs, no text in the picture.",
    prompts: [
      'Cutaway of an ant hill with exactly three chambers joined by tunnels, eggs in the lowest one, flat illustration, no letters or labels',
      'Cutaway of an ant hill with three chambers joined by tunnels, eggs in the lowest one, flat illustration with labels',
      'Ant hill in cross section with many chambers and tunnels, flat illustration',
      'Cute ants at their home, illustration for kids',
    ],
    why: 'The second asks for labels, which the brief excludes. The third has any number of chambers and no eggs. The fourth is not even a cutaway.',
  },
  {
    brief:
      'A bus company needs an empty bus stop in the rain at night, calm and not threatening, as a wide banner.',
    prompts: [
      'Wide banner: empty bus stop at night in light rain, warm lamp under the roof, soft reflections on the pavement, lit windows across the street',
      'Empty bus stop at night in light rain, warm lamp under the roof, lit windows across the street',
      'Empty bus stop at night in heavy rain, flickering lamp, deserted street, deep shadows',
      'Bus in the city, daytime, people waiting, vivid colors',
    ],
    why: 'Without "wide banner" the format is left to chance. The third has the place and the weather, but a flickering lamp and deep shadows threaten. The last contradicts night, rain and empty.',
  },
  {
    brief: 'A repair shop wants an icon of a teapot: one color, thick lines, readable at 24 pixels.',
    prompts: [
      'Icon of a teapot in side view, single color, thick even outline, no shading, no background, four or five shapes at most',
      'Icon of a teapot in side view, single color, thin outline with fine ornaments, no background',
      'Colorful teapot sticker with gradient and shine, white border',
      'Photo of an antique teapot on a lace tablecloth',
    ],
    why: 'Thin lines and ornaments vanish at 24 pixels. A sticker has many colors. A photo is no icon at all.',
  },
  {
    brief:
      'A travel page needs a mountain hut at dawn from a distance, with the path to it visible and no people.',
    prompts: [
      'Mountain hut at dawn, small in the distance, winding path leading up to it through the meadow, low sun behind the ridge, no one in sight',
      'Mountain hut at dawn in the distance, meadow in front, low sun behind the ridge, no one in sight',
      'Mountain hut close up at dawn, door and bench, low sun',
      'Hikers resting in front of a mountain hut at noon',
    ],
    why: 'The second lacks the path. The third is close up, so that neither distance nor path can be seen. The last has people and the wrong time.',
  },
  {
    brief:
      'A dentist wants a friendly drawing of a toothbrush for a waiting room, without teeth and without faces.',
    prompts: [
      'Friendly flat drawing of one toothbrush in a glass, round shapes, light green and yellow, nothing else in the picture',
      'Friendly flat drawing of a toothbrush in a glass, round shapes, with a smiling sun in the window',
      'Cartoon toothbrush with eyes and a big smile full of white teeth',
      'Realistic photo of a dental examination, open mouth, instruments',
    ],
    why: 'The smiling sun is a face, though a small one. The third has a face and teeth. The last shows what the waiting room is meant to make people forget.',
  },
];

const random = createSeededRandom('w02-06');

export const RANK_PROMPTS_PRACTICE: WorkTaskSeed = {
  id: 'w02-06',
  blueprintId: 2,
  title: 'Practice: rank four prompts for a brief',
  description:
    'Six briefs with four prompts each, from the one that meets all of it to the one that meets least.',
  instructions: `For each brief, put the four prompts in order: first the one whose picture would meet the brief best, last the one whose picture would meet it least.

Take the brief apart into demands before you read the prompts: what, how many, from where, in which light, what must be absent, which format. Then count for each prompt how many demands it asks for. A demand that is contradicted weighs more than one that is only left open: "with labels" is worse than saying nothing about labels, if the client wants none.

Do not reward length or praise. "Stunning, best quality" asks for nothing. Do not imagine that the model will guess what was left out, either: what is not in the prompt is left to chance.

If two prompts are equally complete, the one with the clearer picture comes first: "low sun behind the ridge" beats "nice light".

This is practice: nothing is paid. After the hand-in you see the right order and the reason.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Count demands',
      text: 'Write the demands of the brief as a list in your head, and go through each prompt with it: asked for, left open, contradicted. Asked for beats left open, left open beats contradicted.',
    },
    {
      title: 'Words that ask for nothing',
      text: 'Beautiful, delicious, cute, professional, best quality, award-winning: they change the picture at random. A prompt made of such words is last, unless another one contradicts the brief in its subject.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    LADDERS.map(({ brief, prompts, why }) =>
      rankItem(random, {
        material: [textBlock('Brief', brief)],
        prompt: 'Put the prompts in order.',
        noun: 'Prompt',
        ordered: prompts,
        first: 'meets the brief best',
        last: 'meets it least',
        explanation: why,
      }),
    ),
  ],
};
