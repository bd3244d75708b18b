import type { Random } from '../../src/random.ts';
import { listOf, numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

const CUES_PER_FILE = 6;

/** What happened to a subtitle file: the time in the file is `right * stretch + offset`, in tenths of a second. */
type Damage = {
  readonly story: string;
  readonly stretchPercent: number;
  readonly offset: number;
  readonly texts: readonly string[];
};

/** A subtitle file that is out of step, with two cues whose right start is known. */
export const template = defineTemplate<Damage>({
  read: (fields) => ({
    story: textOf(fields.get('story')),
    stretchPercent: numberOf(fields.get('stretchPercent')),
    offset: numberOf(fields.get('offset')),
    texts: listOf(fields.get('texts')).map(textOf),
  }),
  make({ story, stretchPercent, offset, texts }, { random }) {
    const right = rightTimes(random);
    const inFile = right.map((time) => seconds((time * stretchPercent) / 100 + offset));
    const known: readonly number[] = random.pick([
      [0, 5],
      [0, 4],
      [1, 5],
    ]);
    return {
      material: [
        { File: story },
        {
          Cues: {
            columns: ['Cue', 'Start in the file', 'Right start', 'Text'],
            rows: right.map((time, index) => [
              String(index + 1),
              inFile[index],
              known.includes(index) ? seconds(time) : '',
              texts[index],
            ]),
          },
        },
      ],
      fields: right.map((_time, index) => ({
        id: `c${index + 1}`,
        label: `Cue ${index + 1}`,
        kind: 'tenths',
        max: 36_000,
        hint: `In the file: ${inFile[index] ?? ''}`,
      })),
      key: [Object.fromEntries(right.map((time, index) => [`c${index + 1}`, time]))],
      explain: `Stretch ${(stretchPercent / 100).toFixed(2)}, offset ${seconds(offset)} s at time 0: the right time is (file - offset) / stretch.`,
    };
  },
});

/** Rising times in steps of 5.0 s: stretched by any of the percentages above, they are whole tenths, too. */
function rightTimes(random: Random): number[] {
  let time = 100;
  return Array.from({ length: CUES_PER_FILE }, () => {
    time += 50 * random.integer(1, 4);
    return time;
  });
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
