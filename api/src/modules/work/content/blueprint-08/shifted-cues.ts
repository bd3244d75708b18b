import { rubric, tableBlock, textBlock } from '../make-items.ts';
import { field, formItem } from '../make-media-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { CUE_TEXTS } from './cue-texts.ts';

const CUES_PER_FILE = 6;

/** What happened to a subtitle file: the time in the file is `right * stretch + offset`, in tenths of a second. */
type Damage = { readonly story: string; readonly stretchPercent: number; readonly offset: number };

const DAMAGES: readonly Damage[] = [
  {
    story: 'A logo was cut from the start of the video after the subtitles had been made.',
    stretchPercent: 100,
    offset: 42,
  },
  {
    story: 'A warning was added before the title. The subtitles do not know of it.',
    stretchPercent: 100,
    offset: -75,
  },
  {
    story: 'The file was exported for another frame rate. It starts in step and falls behind.',
    stretchPercent: 104,
    offset: 0,
  },
  {
    story: 'The video was slowed down for broadcast. The subtitles run ahead more and more.',
    stretchPercent: 96,
    offset: 0,
  },
  {
    story: 'Another cut of the film: later from the start, and drifting on top of that.',
    stretchPercent: 104,
    offset: 30,
  },
  { story: 'The recorder was started late, and its clock ran slow.', stretchPercent: 96, offset: -20 },
  { story: 'Someone moved all cues by hand once, in one step.', stretchPercent: 100, offset: 118 },
  { story: 'The talk was sped up a little to fit its slot.', stretchPercent: 110, offset: 0 },
  { story: 'An intro was removed, and then the frame rate was changed.', stretchPercent: 110, offset: 55 },
  { story: 'Two tools each corrected the same error.', stretchPercent: 90, offset: -10 },
];

export const SHIFTED_CUES: WorkTaskSeed = {
  id: 'w08-03',
  blueprintId: 8,
  title: 'Bring ten shifted subtitle files back in step',
  description:
    'Find offset and drift from two known cues and calculate the right start of six cues per file.',
  instructions: `Ten subtitle files are out of step with their videos. Some are late by the same amount throughout: an offset. Some start right and get worse: a drift. Some have both.

For each file, two cues were compared with the picture: the table says when they start in the file and when they should. From these two you can calculate everything else. Fill in the right start of all six cues, in seconds with one decimal.

Call the two known cues A and B. The stretch is (file B - file A) divided by (right B - right A). If it is 1, there is only an offset: subtract it from every cue. Otherwise the right time of a cue is right A + (its time in the file - file A) divided by the stretch.

An example: A is at 14.0 in the file and should be at 10.0, B is at 66.0 and should be at 60.0. The stretch is 52 / 50 = 1.04. A cue at 40.0 belongs at 10.0 + 26.0 / 1.04 = 35.0.

All right times are whole tenths of a second. If yours is not, look for the slip before you round. A spreadsheet helps; so does trying your formula on B first.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Offset, drift or both',
      text: 'Compare the two differences, file minus right. The same at both cues: an offset. Zero at the beginning of the video and growing: a drift. Different, and not zero at time 0: both. Never repair a drift with an offset: the middle will look right and both ends wrong.',
    },
    {
      title: 'Check your result',
      text: 'Put the known cues through your formula first: they must come out as in the table. The right times rise like those in the file. A gap between two cues changes by the stretch and by nothing else.',
    },
  ],
  rubric: rubric([
    [
      'right',
      'Times are right',
      'Several files are out of step.',
      'Single times are off by a tenth.',
      'All times are right.',
    ],
    [
      'kind',
      'Offset and drift are told apart',
      'A drift was repaired by an offset.',
      'Both together were missed once.',
      'Each file is repaired by what was wrong with it.',
    ],
    [
      'careful',
      'Results were checked',
      'Known cues do not come out.',
      'One known cue does not come out.',
      'Known cues come out in every file.',
    ],
  ]),
  overlap: null,
  batches: [makeFiles()],
};

function makeFiles(): WorkItemSeed[] {
  const random = createSeededRandom('w08-03');
  const texts = random.shuffle(CUE_TEXTS.filter((rows) => rows.length <= 2));
  return DAMAGES.map((damage, index) => fileItem(damage, random, texts.slice((index % 5) * CUES_PER_FILE)));
}

function fileItem(damage: Damage, random: SeededRandom, texts: readonly (readonly string[])[]): WorkItemSeed {
  const right = rightTimes(random);
  const inFile = right.map((time) => (time * damage.stretchPercent) / 100 + damage.offset);
  const known = random.pick([
    [0, 5],
    [0, 4],
    [1, 5],
  ] as const);
  const fields = right.map((_time, index) =>
    field({
      id: `c${index + 1}`,
      label: `Cue ${index + 1}`,
      kind: 'tenths',
      max: 36_000,
      hint: `In the file: ${seconds(inFile[index] ?? 0)}`,
    }),
  );
  return formItem({
    material: [
      textBlock('File', damage.story),
      tableBlock(
        'Cues',
        ['Cue', 'Start in the file', 'Right start', 'Text'],
        right.map((time, index) => [
          String(index + 1),
          seconds(inFile[index] ?? 0),
          known.some((place) => place === index) ? seconds(time) : '',
          (texts[index] ?? []).join(' '),
        ]),
      ),
    ],
    prompt: 'When should each cue start? In seconds.',
    fields,
    rows: [Object.fromEntries(right.map((time, index) => [`c${index + 1}`, time]))],
    explanation: `Stretch ${(damage.stretchPercent / 100).toFixed(2)}, offset ${seconds(damage.offset)} s at time 0: the right time is (file - offset) / stretch.`,
  });
}

/** Rising times in steps of 5.0 s: stretched by any of the percentages above, they are whole tenths, too. */
function rightTimes(random: SeededRandom): number[] {
  let time = 100;
  return Array.from({ length: CUES_PER_FILE }, () => {
    time += 50 * random.integer(1, 4);
    return time;
  });
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
