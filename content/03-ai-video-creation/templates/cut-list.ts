import { listOf, numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

type CutList = {
  readonly title: string;
  readonly framesPerSecond: number;
  readonly shots: readonly string[];
  /** The frames of each dissolve. */
  readonly dissolves: readonly number[];
};

/** In and out points of five shots; how many frames each has, and the whole film. */
export const template = defineTemplate<CutList>({
  read: (fields) => ({
    title: textOf(fields.get('title')),
    framesPerSecond: numberOf(fields.get('framesPerSecond')),
    shots: listOf(fields.get('shots')).map(textOf),
    dissolves: listOf(fields.get('dissolves')).map(numberOf),
  }),
  make({ title, framesPerSecond, shots, dissolves }, { random }) {
    const cuts = shots.map((name) => {
      const start = random.integer(3, 80) * framesPerSecond + random.integer(0, framesPerSecond - 1);
      const frames = random.integer(2 * framesPerSecond, 9 * framesPerSecond);
      return { name, start, frames };
    });
    const sum = cuts.reduce((total, { frames }) => total + frames, 0);
    const lost = dissolves.reduce((total, frames) => total + frames, 0);
    const point = (frames: number) => writePoint(frames, framesPerSecond);
    return {
      material: [
        { Film: `${title}, ${framesPerSecond} frames per second. ${describeDissolves(dissolves)}` },
        {
          'Cut list': {
            columns: ['Shot', 'What it shows', 'In', 'Out'],
            rows: cuts.map(({ name, start, frames }, place) => [
              String(place + 1),
              name,
              point(start),
              point(start + frames),
            ]),
          },
        },
      ],
      key: [
        {
          ...Object.fromEntries(cuts.map(({ frames }, place) => [`s${place + 1}`, frames])),
          whole: sum - lost,
        },
      ],
      explain: `The shots have ${cuts.map(({ frames }) => frames).join(', ')} frames, ${sum} together${lost > 0 ? `, less ${lost} of dissolves: ${sum - lost}` : ''}.`,
    };
  },
});

function describeDissolves(dissolves: readonly number[]): string {
  if (dissolves.length === 0) return 'All transitions are cuts.';
  return dissolves
    .map(
      (frames, place) =>
        `A dissolve of ${frames} frames between shots ${place * 2 + 1} and ${place * 2 + 2}.`,
    )
    .join(' ');
}

/** Writes frames as minutes:seconds:frames. */
function writePoint(frames: number, framesPerSecond: number): string {
  const seconds = Math.floor(frames / framesPerSecond);
  return [Math.floor(seconds / 60), seconds % 60, frames % framesPerSecond]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
