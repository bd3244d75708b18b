import type { Random } from '../../src/random.ts';
import { entriesOf, listOf, numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { CUT_FILMS } from './cut-films.ts';

const SHOTS = 5;
const RATES = [24, 25, 30] as const;
/** Frames of a dissolve. */
const DISSOLVES = [6, 8, 10, 12, 15, 16, 18, 20] as const;
const MIN_SECONDS = 3;
const MAX_SECONDS = 9;

/** Two shots that are seen at once for some frames, named by the first of them. */
type Dissolve = { readonly after: number; readonly frames: number };

type CutList = {
  readonly title: string;
  readonly framesPerSecond: number;
  readonly shots: readonly string[];
  readonly dissolves: readonly Dissolve[];
};

/** In and out points of five shots; how many frames each has, and the whole film. */
export const template = defineTemplate<CutList>({
  read: (fields) => ({
    title: textOf(fields.get('title')),
    framesPerSecond: numberOf(fields.get('framesPerSecond')),
    shots: listOf(fields.get('shots')).map(textOf),
    dissolves: entriesOf(fields.get('dissolves')).map(([after, frames]) => ({
      after: Number(after),
      frames: numberOf(frames),
    })),
  }),
  draw(random) {
    const title = random.pick(Object.keys(CUT_FILMS));
    const shots = CUT_FILMS[title] ?? [];
    const chosen = new Set(random.shuffle(shots).slice(0, SHOTS));
    return {
      title,
      framesPerSecond: random.pick(RATES),
      shots: shots.filter((shot) => chosen.has(shot)),
      dissolves: drawDissolves(random),
    };
  },
  make({ title, framesPerSecond, shots, dissolves }, { random }) {
    const cuts = shots.map((name) => drawCut(name, framesPerSecond, random));
    const sum = cuts.reduce((total, { frames }) => total + frames, 0);
    const lost = dissolves.reduce((total, { frames }) => total + frames, 0);
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

function drawCut(name: string, framesPerSecond: number, random: Random) {
  const start = random.integer(3, 170) * framesPerSecond + random.integer(0, framesPerSecond - 1);
  const frames = random.integer(MIN_SECONDS * framesPerSecond, MAX_SECONDS * framesPerSecond);
  return { name, start, frames };
}

/** No dissolve, one or two, each after another shot. */
function drawDissolves(random: Random): Dissolve[] {
  const count = random.pick([0, 1, 1, 2]);
  return random
    .shuffle([1, 2, 3, 4])
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((after) => ({ after, frames: random.pick(DISSOLVES) }));
}

function describeDissolves(dissolves: readonly Dissolve[]): string {
  if (dissolves.length === 0) return 'All transitions are cuts.';
  return dissolves
    .map(
      ({ after, frames }) => `Shots ${after} and ${after + 1} dissolve into each other for ${frames} frames.`,
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
