import { rubric, textBlock } from '../make-items.ts';
import { field, formItem } from '../make-media-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const BRIEFS = [
  [
    'A ferry company, 30.0 s',
    'The ferry crosses in twelve minutes and takes bicycles. The film runs on screens at the dock, without sound, in daylight. People see it while they wait and should know at the end where the bicycles go and that they pay on board. Nothing in it may look like an emergency. The logo stands alone for the last 2.5 seconds.',
  ],
  [
    'A library card for children, 30.0 s',
    "Children of six to nine get a card of their own, without a parent's signature, from the first of next month. The film runs before cartoons in a small movie theater, with sound. No child's face may be shown. There must be one laugh, and it may not come from someone falling down.",
  ],
] as const;

export const SHOT_LISTS: WorkTaskSeed = {
  id: 'w03-04',
  blueprintId: 3,
  title: 'Write two shot lists that last exactly 30.0 seconds',
  description:
    'Seven to fourteen shots per film with picture, sound, a prompt for the generator, and durations that add up.',
  instructions: `A generator makes clips of a few seconds. Which clips, how long and in which order is decided before, on a shot list. Write one for each of two films of exactly 30.0 seconds.

A row is a shot: what is seen (distance, angle, movement, action), what is heard, its duration, and the prompt that you would give to a video model for this clip. Seven to fourteen shots. The durations must add up to 30.0 seconds; the form shows the sum.

Write each prompt so that it works alone. The model does not know the shot before: repeat what has to look the same, in the same words. One movement of the camera per shot at most, and one action. Hands, text and crowds fail most often: avoid them or keep them far away, and put text in the edit, not in the prompt.

Every demand of the brief is met in some shot; a reviewer looks for it. Think of the viewer: someone at a dock looks up in the middle, so say the important thing twice. Someone in a movie theater sees it from the start.

Read the durations aloud with a watch. A shot in which someone has to read needs three seconds at least. A shot that only links two others needs one.`,
  estimatedMinutes: 60,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'A good row',
      text: 'Seen: "Medium shot, eye level, still camera: a red bicycle rolls up the ramp and stops at a white line." Heard: "Tires on metal." 2.5 s. Prompt: "Red city bicycle rolling up a steel ferry ramp in morning light, still camera at eye level, white line on the deck, no people."\nA bad row: "The bicycle goes on board." From where? How close? What moves?',
    },
    {
      title: 'Looking the same',
      text: 'Choose three or four fixed phrases for what appears more than once: the bicycle, the light, the deck. Use them word by word in each prompt. "Red city bicycle" and "old red bike" are two bicycles.',
    },
    {
      title: 'Durations',
      text: 'Tenths of a second. Between 0.8 and 6.0 s per shot. Generators make at least four seconds; you cut them. Leave the first and the last half second of a clip for the cut: something that must be seen should not happen there.',
    },
  ],
  rubric: rubric([
    [
      'brief',
      'The brief is met',
      'Demands are missing or broken.',
      'All are met, one of them barely.',
      'Each demand has its shot, and important ones have two.',
    ],
    [
      'shots',
      'Shots can be seen',
      'Rows tell a story, but show nothing.',
      'Most rows name distance, angle and action.',
      'A stranger could draw every shot.',
    ],
    [
      'prompts',
      'Prompts work alone',
      'They refer to other shots.',
      'Fixed phrases vary once or twice.',
      'Each works alone, and things look the same throughout.',
    ],
    [
      'rhythm',
      'The rhythm fits',
      'All shots are equally long.',
      'Important shots get time.',
      'Durations follow what has to be read, felt or linked.',
    ],
  ]),
  overlap: null,
  batches: [
    BRIEFS.map(([title, text]) =>
      formItem({
        material: [textBlock(title, text)],
        prompt: 'Write the shot list. The durations add up to 30.0 s.',
        fields: [
          field({
            id: 'seen',
            label: 'Seen',
            kind: 'text',
            max: 300,
            hint: 'Distance, angle, movement, action',
          }),
          field({ id: 'heard', label: 'Heard', kind: 'line', optional: true }),
          field({ id: 'duration', label: 'Duration', kind: 'tenths', min: 8, max: 60 }),
          field({ id: 'prompt', label: 'Prompt', kind: 'text', min: 30, max: 400 }),
        ],
        minRows: 7,
        maxRows: 14,
        sum: { field: 'duration', total: 300 },
      }),
    ),
  ],
};
