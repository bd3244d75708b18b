import type { Random } from '../../src/random.ts';
import { numberOf, textOf, wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { drawCueTexts } from './cue-texts.ts';

/** Stretches of a file that was made for another speed, by how members may know them. */
const STRETCHES = {
  none: 1,
  '25 / 23.976': (25 * 1001) / 24_000,
  '23.976 / 25': 24_000 / (25 * 1001),
  '25 / 24': 25 / 24,
  '24 / 25': 24 / 25,
  '1.001': 1.001,
  '0.999': 0.999,
} as const;
type Stretch = keyof typeof STRETCHES;
const STRETCH_NAMES = Object.keys(STRETCHES) as Stretch[];

/** What happened to a subtitle file: a time in the file is the right time * stretch + offset (tenths of a second). */
type Damage = { readonly story: string; readonly stretch: Stretch; readonly offset: number };

/** A cue of the file. `right` is its right start, in tenths of a second. */
type Cue = {
  readonly number: number;
  readonly right: number;
  readonly inFile: string;
  readonly text: string;
};

/** What can happen, by the sign of the offset and by whether the stretch is above 1, below it or 1. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  '+=': [
    'A logo was cut from the start of the video after the subtitles had been made.',
    'The subtitles were made from a copy with a countdown in front.',
    'The recorder ran before the speaker began. The video begins with the speaker.',
  ],
  '-=': [
    'A warning was added before the title. The subtitles do not know of it.',
    'The card of a sponsor now comes first. The subtitles begin as they did without it.',
    'The subtitles were made from a copy without the first scene.',
  ],
  '0>': [
    'The film was sped up for television. The subtitles are those of the cinema.',
    'The file was exported for another frame rate. It begins in step and falls behind.',
    'The talk was sped up a little to fit its slot.',
  ],
  '0<': [
    'The video was slowed down for the cinema. The subtitles run ahead more and more.',
    'The clock of the recorder ran slow. The subtitles come earlier and earlier.',
    'The file was exported for another frame rate. It begins in step and runs ahead.',
  ],
  '+>': [
    'An intro was removed, and then the video was sped up.',
    'Another cut of the film: late from the first second, and later with every scene.',
  ],
  '+<': [
    'An intro was removed, and then the video was slowed down.',
    'Two tools each corrected the same error.',
  ],
  '->': [
    'A warning was added, and the video was sped up.',
    'The recorder was started late, and its clock ran fast.',
  ],
  '-<': [
    'A warning was added, and the video was slowed down.',
    'The recorder was started late, and its clock ran slow.',
  ],
};
const KNOWN = [
  [0, 5],
  [0, 4],
  [1, 5],
  [1, 4],
] as const;
const CUES = 6;

/** A subtitle file that is out of step, with two cues whose right start is known and four that are asked for. */
export const template = defineTemplate<Damage>({
  read: (fields) => ({
    story: textOf(fields.get('story')),
    stretch: wordOf(fields.get('stretch'), STRETCH_NAMES),
    offset: numberOf(fields.get('offset')),
  }),
  draw(random) {
    const kind = random.pick(Object.keys(STORIES));
    const isInRange = (name: Stretch) => directionOf(STRETCHES[name]) === kind[1];
    const size = random.integer(7, 199);
    return {
      story: random.pick(STORIES[kind] ?? []),
      stretch: random.pick(STRETCH_NAMES.filter(isInRange)),
      offset: kind.startsWith('0') ? 0 : kind.startsWith('+') ? size : -size,
    };
  },
  make({ story, stretch, offset }, { random }) {
    const cues = drawCues(random, STRETCHES[stretch], offset);
    const known: readonly number[] = random.pick(KNOWN);
    const asked = cues.filter((_cue, index) => !known.includes(index));
    return {
      material: [
        { File: story },
        {
          Cues: {
            columns: ['Cue', 'Start in the file', 'Right start', 'Text'],
            rows: cues.map(({ number, right, inFile, text }, index) => [
              String(number),
              inFile,
              known.includes(index) ? seconds(right) : '',
              text,
            ]),
          },
        },
      ],
      fields: asked.map(({ number, inFile }) => ({
        id: `c${number}`,
        label: `Cue ${number}`,
        kind: 'tenths',
        max: 36_000,
        hint: `In the file: ${inFile}`,
      })),
      key: [Object.fromEntries(asked.map(({ number, right }) => [`c${number}`, right]))],
      explain: `Stretch ${describeStretch(stretch)}, offset ${seconds(offset)} s at time 0: the right time is (file - offset) / stretch.`,
    };
  },
});

function directionOf(stretch: number): string {
  return stretch === 1 ? '=' : stretch > 1 ? '>' : '<';
}

function describeStretch(name: Stretch): string {
  return name.includes('/') ? `${name} = ${STRETCHES[name].toFixed(6)}` : String(STRETCHES[name]);
}

/**
 * Draws cues that are spread over about 45 minutes, so that a stretch of 1.001 shows. Right times are whole tenths, times
 * in the file have milliseconds: a calculation with six decimals of the stretch comes out at the tenth.
 */
function drawCues(random: Random, stretch: number, offset: number): Cue[] {
  let right = random.integer(240, 900);
  return drawCueTexts(random, CUES).map((text) => {
    const cue = {
      number: Math.round(right / 38),
      right,
      inFile: ((right * stretch + offset) / 10).toFixed(3),
      text,
    };
    right += random.integer(2_100, 6_800);
    return cue;
  });
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
