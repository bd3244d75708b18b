import type { PartDefinition } from '@platform/contracts';
import { rubric, textBlock } from '../make-items.ts';
import { openItem, promptPart } from '../make-media-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const CHECKLIST = [
  ['subject', 'The subject comes first and is one thing'],
  ['light', 'Light has a direction and a source'],
  ['frame', 'Distance, angle and crop are said'],
  ['absent', 'What must not be there is said once, at the end'],
  ['names', 'It names no living artist, brand or real person'],
] as const;

const BRIEFS = [
  {
    title: 'A field guide for mushrooms',
    text: 'The publisher needs plates that all look alike: one mushroom on plain paper, cut lengthwise beside it, drawn as if by hand, nothing else. There will be eighty of them, and a beginner has to recognize the mushroom from the plate. The species and the color of its cap change from plate to plate.',
    variables: ['species', 'cap_color', 'view'],
  },
  {
    title: 'Banners for a city library',
    text: 'Four banners, one per season, for the entrance hall. The same reading chair each time, seen from the same spot, with a window that shows the season. No people, because everyone should be able to imagine sitting there. The banners are three times as wide as high, and the left third stays calm: the text goes there.',
    variables: ['season', 'weather', 'light'],
  },
] as const;

export const PROMPT_AND_PICTURE: WorkTaskSeed = {
  id: 'w02-04',
  blueprintId: 2,
  title: 'Write two prompt templates and prove one of them',
  description:
    'Prompts with variables for a series of pictures, and one picture made with them, with its license.',
  instructions: `A prompt for one picture is luck. A prompt for a series is a tool: someone else fills in the variables next month, and the new picture still belongs to the old ones.

Write a prompt template for each of the two briefs. Use every variable as {name}, at the place where it changes something. Keep everything that must stay the same outside of the variables. Between 40 and 160 words each. Write what the picture shows, in the order in which it matters: subject, setting, light, distance and angle, style, what must be absent.

Check the five points of the list only if they are true. A reviewer fills your variables with new values and reads whether the result is still one series.

Then prove it: make one picture with one of your templates, with any tool that you may use, and hand it in as a file. Name the file after the template and the values that you used, and confirm that the picture is yours to hand in. Read the terms of your tool first: some forbid commercial use in the free plan, and then you cannot hand it in.

If the picture differs from the template, change the template, not your memory of it.`,
  estimatedMinutes: 45,
  isPractice: false,
  assistance: 'required',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Words that steer',
      text: 'Things and places steer: "low sun from the left, long shadows to the right". Praise does not: "stunning, award-winning, masterpiece" changes a picture at random. Leave it out.\nA style is a technique: "ink line and flat watercolor on rough paper", not the name of a person who works like that.',
    },
    {
      title: 'Where a variable goes',
      text: 'Each variable stands in a sentence that works with every value. "a {season} morning" breaks with "the week of the first frost". Try each of your variables with a short and a long value before you hand in.',
    },
    {
      title: 'The picture',
      text: 'PNG, JPEG or WebP, up to 10 MB, as your tool made it: no frame, no signature, no text. It must be made for this task. Pictures with recognizable real people or brands are not accepted.',
    },
  ],
  rubric: rubric([
    [
      'series',
      'It makes a series',
      'Other values would give another kind of picture.',
      'Style and framing hold for most values.',
      'Any value gives a plate of the same series.',
    ],
    [
      'brief',
      'The brief is met',
      'A demand of the client is missing.',
      'All demands are there, one of them vaguely.',
      'Each demand is a phrase that a model can follow.',
    ],
    [
      'steer',
      'The words steer',
      'Praise and artists instead of description.',
      'Mostly description.',
      'Every phrase changes the picture in a known way.',
    ],
    [
      'proof',
      'The picture proves it',
      'It does not follow the template.',
      'It follows it in most points.',
      'Template and picture can be checked line by line.',
    ],
  ]),
  overlap: null,
  batches: [
    [
      ...BRIEFS.map(({ title, text, variables }) =>
        openItem(
          [textBlock(title, text)],
          promptPart({
            prompt: 'Write the template for the series.',
            fields: ['user'],
            variables: [...variables],
            rules: {
              minWords: 40,
              maxWords: 160,
              banned: ['masterpiece', 'award-winning', 'in the style of', 'trending'],
            },
            checklist: CHECKLIST,
          }),
        ),
      ),
      openItem([textBlock('Proof', 'One picture, made with one of your two templates.')], filePart()),
    ],
  ],
};

function filePart(): PartDefinition {
  return {
    type: 'file',
    id: 'picture',
    prompt:
      'Hand in the picture. Name the file after the template and its values, e.g. mushrooms-fly-agaric-red.png.',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    minFiles: 1,
    maxFiles: 1,
    minLinks: 0,
    maxLinks: 0,
    statement:
      'I made this picture for this task with a tool whose terms allow me to hand it in for commercial use.',
  };
}
