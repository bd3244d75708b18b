import { createRandom, type Random } from '../src/random.ts';
import { ellipse, place, rect, shape, type Scene, type SceneObject } from './scene.ts';
import { UNLABELED, bicycle, bus, car, dog, person, poster, rider } from './street-objects.ts';

const WIDTH = 1000;
const HEIGHT = 640;
/** Where the ground begins, and the front of the picture. Things shrink toward the back. */
const HORIZON = 330;

type Upright = SceneObject & { readonly ground: number };

/** A street with cars, people, bicycles, buses and dogs that partly cover each other or leave the picture. */
export function streetScene(seed: number): Scene {
  const random = createRandom(seed);
  const standing = [
    ...row(random, 366, 372, 3, 5, walkers),
    ...row(random, 424, 440, 1, 3, vehicles),
    ...row(random, 520, 548, 1, 3, vehicles),
    ...row(random, 604, 632, 2, 4, walkers),
  ].sort((a, b) => a.ground - b.ground);
  return {
    width: WIDTH,
    height: HEIGHT,
    background: background(random),
    objects: standing.map(({ kind, svg }) => ({ kind, svg })),
  };
}

function row(
  random: Random,
  near: number,
  far: number,
  min: number,
  max: number,
  make: (random: Random, x: number, ground: number) => Upright[],
): Upright[] {
  const count = random.integer(min, max);
  return Array.from({ length: count }, (_, index) => {
    const step = WIDTH / count;
    const x = (index + 0.5) * step + random.integer(-Math.round(step * 0.42), Math.round(step * 0.42));
    return make(random, x, random.integer(near, far));
  }).flat();
}

const scaleAt = (ground: number): number => 0.42 + ((ground - HORIZON) / (HEIGHT - HORIZON)) * 0.74;

function stand(kind: string, svg: string, x: number, ground: number, isFlipped = false): Upright {
  return { kind, ground, svg: place(svg, x, ground, scaleAt(ground), isFlipped) };
}

function walkers(random: Random, x: number, ground: number): Upright[] {
  const isFlipped = random.chance(0.5);
  const what = random.integer(1, 20);
  if (what <= 8) return [stand('person', person(random), x, ground, isFlipped)];
  if (what <= 10) return crowd(random, x, ground);
  if (what <= 12) {
    const side = isFlipped ? -1 : 1;
    return [
      stand('person', person(random), x, ground, isFlipped),
      stand('dog', dog(random), x + side * 78 * scaleAt(ground), ground + 4, isFlipped),
    ];
  }
  if (what <= 14) {
    return [
      stand('bicycle', bicycle(random), x, ground, isFlipped),
      stand('person', rider(random), x, ground, isFlipped),
    ];
  }
  if (what <= 16) return [stand('bicycle', bicycle(random), x, ground, isFlipped)];
  const name = random.pick(Object.keys(UNLABELED));
  return [stand(name, UNLABELED[name]?.(random) ?? '', x, ground, isFlipped)];
}

/** Four people so close together that no edge between them can be seen: one object. */
function crowd(random: Random, x: number, ground: number): Upright[] {
  const people = [-42, -14, 13, 40].map((offset, index) =>
    place(person(random), offset, index % 2 ? 0 : -6, 1),
  );
  return [stand('group', people.join(''), x, ground)];
}

function vehicles(random: Random, x: number, ground: number): Upright[] {
  const isFlipped = random.chance(0.5);
  const what = random.integer(1, 10);
  if (what <= 6) return [stand('car', car(random), x, ground, isFlipped)];
  if (what === 7) return [stand('bus', bus(random), x, ground, isFlipped)];
  return [
    stand('bicycle', bicycle(random), x, ground, isFlipped),
    stand('person', rider(random), x, ground, isFlipped),
  ];
}

function background(random: Random): string {
  const [sky, far] = random.pick([
    ['#cfe3ea', '#b5ccd3'],
    ['#f3e2cb', '#dfc9ae'],
    ['#dfe3e8', '#c6ccd3'],
  ] as const);
  return [
    rect(0, 0, WIDTH, HORIZON, sky),
    ellipse(random.integer(80, 920), 70, 34, 34, '#fff6da'),
    shape(
      `M0 ${HORIZON} V190 q90 -50 190 -10 q150 -70 300 0 q160 -60 290 -6 q120 -40 220 10 V${HORIZON} Z`,
      far,
    ),
    ...houses(random),
    rect(0, HORIZON - 4, WIDTH, 60, '#cbc6bb'),
    rect(0, HORIZON + 56, WIDTH, 8, '#a9a498'),
    rect(0, HORIZON + 64, WIDTH, 180, '#6b6f75'),
    ...[20, 220, 420, 620, 820].map((x) => rect(x, HORIZON + 148, 110, 8, '#e9e4d2', 2)),
    rect(0, HORIZON + 244, WIDTH, 8, '#a9a498'),
    rect(0, HORIZON + 252, WIDTH, HEIGHT - HORIZON - 252, '#d3cec3'),
  ].join('');
}

function houses(random: Random): string[] {
  const result: string[] = [];
  for (let x = -20; x < WIDTH;) {
    const width = random.integer(150, 230);
    const height = random.integer(170, 270);
    const top = HORIZON - height;
    const wall = random.pick(['#c98f6b', '#e0cda9', '#a8b5a0', '#b9776a', '#d7d2c6', '#8fa3ad']);
    const window = random.pick(['#4c6172', '#f0dfa8', '#6b7f86']);
    result.push(rect(x, top, width, height, wall), rect(x - 4, top - 10, width + 8, 12, '#5c4a40', 3));
    for (let row = top + 22; row < HORIZON - 120; row += 56)
      for (let column = x + 20; column < x + width - 34; column += 48)
        result.push(rect(column, row, 26, 34, window, 2));
    result.push(rect(x + width / 2 - 17, HORIZON - 76, 34, 72, '#5a4334', 3));
    if (random.chance(0.4)) result.push(place(poster(random), x + 34, HORIZON - 20, 0.62));
    x += width + random.integer(0, 14);
  }
  return result;
}
