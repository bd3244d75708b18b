import type { Random } from '../src/random.ts';
import { ellipse, line, rect, ring, shape } from './scene.ts';

/** Drawings of a street, each standing on y = 0 with its middle at x = 0, in the size of the front of the picture. */

const SKINS = ['#f2c9a5', '#d9a078', '#a86f4a', '#7a4b30', '#eab891'];
const HAIRS = ['#2f241f', '#5b3a22', '#8a5a2b', '#c9c4bb', '#1d1b1e'];
const CLOTHES = ['#c0533e', '#2f6d8f', '#e0a93b', '#4f7d4a', '#7b5ea7', '#d8d3c8', '#39424e', '#cc7a99'];
const TROUSERS = ['#2c3a4f', '#4a4640', '#5d6b57', '#7a6a55', '#1f2530'];
const CAR_COLORS = ['#b8432f', '#2d5f86', '#e2dfd6', '#3b3f45', '#6f8f5e', '#d8a030', '#8aa6b5'];

/** A walking person, 180 high. */
export function person(random: Random): string {
  const [skin, hair, shirt, trousers] = [SKINS, HAIRS, CLOTHES, TROUSERS].map((colors) =>
    random.pick(colors),
  );
  const stride = random.integer(4, 20);
  const swing = random.integer(6, 22);
  const hasBag = random.chance(0.35);
  const longHair = random.chance(0.4);
  return [
    line(`M-6 -84 L${-stride} -44 L${-stride - 4} -6`, trousers ?? '', 15),
    line(`M6 -84 L${stride - 2} -46 L${stride + 4} -6`, trousers ?? '', 15),
    line(`M${-stride - 4} -4 h11`, '#2b2622', 9),
    line(`M${stride + 4} -4 h11`, '#2b2622', 9),
    longHair ? rect(-15, -168, 30, 42, hair ?? '', 13) : '',
    line(`M-14 -132 L${-14 - swing / 2} -104 L${-10 - swing} -78`, shirt ?? '', 11),
    rect(-19, -142, 38, 66, shirt ?? '', 15),
    line(`M14 -132 L${14 + swing / 2} -106 L${12 + swing} -82`, shirt ?? '', 11),
    ellipse(12 + swing, -78, 6, 6, skin ?? ''),
    rect(-6, -150, 12, 14, skin ?? '', 4),
    ellipse(0, -162, 14, 17, skin ?? ''),
    shape('M-15 -163 a15 18 0 0 1 30 0 q-8 -9 -15 -8 q-8 0 -15 8z', hair ?? ''),
    hasBag ? rect(8 + swing, -78, 22, 26, random.pick(CLOTHES), 4) : '',
  ].join('');
}

/** A person on a bicycle sits above it: 60 higher than the ground. */
export function rider(random: Random): string {
  const [skin, hair, shirt, trousers] = [SKINS, HAIRS, CLOTHES, TROUSERS].map((colors) =>
    random.pick(colors),
  );
  return [
    line('M-14 -92 L20 -72 L8 -28', trousers ?? '', 15),
    line('M8 -26 h12', '#2b2622', 9),
    line('M-14 -100 L6 -146', shirt ?? '', 36),
    line('M8 -144 L28 -112 L52 -104', shirt ?? '', 11),
    ellipse(54, -103, 6, 6, skin ?? ''),
    ellipse(18, -178, 14, 17, skin ?? ''),
    shape('M2 -180 a16 19 0 0 1 32 -2 l2 4 l-34 3z', hair ?? ''),
  ].join('');
}

/** A bicycle, 176 long and 104 high. */
export function bicycle(random: Random): string {
  const frame = random.pick(CLOTHES);
  return [
    ring(-56, -32, 29, '#2b2b2e', 6),
    ring(56, -32, 29, '#2b2b2e', 6),
    ...[-56, 56].map((x) =>
      line(`M${x - 20} -52 L${x + 20} -12 M${x + 20} -52 L${x - 20} -12`, '#8b8f94', 1.5),
    ),
    line('M-56 -32 L-22 -76 L34 -80 L0 -32 Z M-22 -76 L0 -32', frame, 6),
    line('M56 -32 L32 -92 L46 -98', frame, 6),
    line('M-26 -88 L-22 -76', '#3a3a3a', 5),
    line('M-38 -89 h22', '#2b2622', 9),
    ellipse(0, -32, 8, 8, '#4c4f53'),
  ].join('');
}

/** A car, 330 long and 126 high. */
export function car(random: Random): string {
  const color = random.pick(CAR_COLORS);
  const glass = '#bcd3dc';
  const isVan = random.chance(0.3);
  const body = isVan
    ? 'M-160 -30 v-78 q0 -18 18 -18 h190 q14 0 26 14 l42 44 l40 10 q10 4 10 16 v18 z'
    : 'M-163 -30 v-30 q0 -14 16 -16 l34 -4 l40 -40 q8 -6 20 -6 h78 q12 0 22 8 l44 38 l54 10 q18 4 18 20 v20 z';
  const windows = isVan
    ? rect(-138, -112, 76, 40, glass, 6) +
      rect(-50, -112, 70, 40, glass, 6) +
      shape('M32 -112 h16 q8 0 16 10 l26 30 h-58 z', glass)
    : shape('M-96 -80 l30 -30 q4 -4 10 -4 h38 v34 z', glass) +
      shape('M-6 -114 h34 q8 0 14 6 l34 28 h-82 z', glass);
  return [
    shape(body, color),
    windows,
    rect(-163, -44, 326, 10, '#00000026', 0),
    ...[-98, 98].map(
      (x) =>
        ellipse(x, -28, 31, 31, '#26282b') +
        ellipse(x, -28, 15, 15, '#c3c8cb') +
        ellipse(x, -28, 5, 5, '#7d8285'),
    ),
    rect(146, -60, 16, 12, '#f4e6a2', 4),
    rect(-162, -62, 9, 14, '#c8372d', 3),
  ].join('');
}

/** A bus, 520 long and 218 high. */
export function bus(random: Random): string {
  const color = random.pick(['#d3a12f', '#2c7a6b', '#b4492f', '#3d6ea5']);
  return [
    rect(-260, -216, 520, 186, color, 20),
    rect(-260, -78, 520, 14, '#ffffff66'),
    ...[-244, -160, -76, 8, 92].map((x) => rect(x, -196, 74, 78, '#c4d9e0', 8)),
    rect(178, -196, 70, 156, '#c4d9e0', 8),
    line('M213 -194 v152', color, 6),
    ...[-158, 130].map((x) => ellipse(x, -30, 33, 33, '#26282b') + ellipse(x, -30, 15, 15, '#b9bec2')),
    rect(248, -64, 12, 16, '#f4e6a2', 4),
  ].join('');
}

/** A dog, 92 long and 70 high. */
export function dog(random: Random): string {
  const color = random.pick(['#8a5a33', '#3b352f', '#d9c5a0', '#a9855b']);
  return [
    ...[-26, -16, 18, 28].map((x) => line(`M${x} -30 L${x} -3`, color, 8)),
    rect(-34, -52, 70, 28, color, 13),
    line('M-32 -46 Q-48 -56 -44 -68', color, 7),
    ellipse(38, -56, 15, 13, color),
    rect(42, -56, 18, 10, color, 5),
    shape('M28 -66 q-6 12 2 20 q8 -4 6 -20z', '#2d2622'),
    ellipse(58, -53, 3, 3, '#1d1b1a'),
  ].join('');
}

/** Kick scooter, trash can, bench, tree, lamp post and statue: nothing of this is labeled. */
export const UNLABELED: Readonly<Record<string, (random: Random) => string>> = {
  scooter: () =>
    [
      ring(-30, -9, 8, '#2b2b2e', 5),
      ring(32, -9, 8, '#2b2b2e', 5),
      line('M-30 -14 H22 L38 -92', '#4d5a63', 6),
      line('M26 -92 h22', '#2b2622', 6),
    ].join(''),
  trash: () =>
    rect(-20, -62, 40, 62, '#4b6a58', 6) +
    rect(-24, -70, 48, 12, '#3d5748', 5) +
    rect(-12, -50, 5, 38, '#3d5748') +
    rect(6, -50, 5, 38, '#3d5748'),
  bench: () =>
    rect(-70, -40, 140, 9, '#8a6237', 3) +
    rect(-70, -70, 140, 9, '#8a6237', 3) +
    rect(-70, -56, 140, 9, '#7c5730', 3) +
    line('M-56 -66 V0 M56 -66 V0', '#4a4a4a', 7),
  tree: (random) => {
    const leaf = random.pick(['#5f8a4f', '#4c7a55', '#7d9a4a']);
    return (
      rect(-9, -130, 18, 130, '#6d4c33', 5) +
      ellipse(0, -190, 66, 70, leaf) +
      ellipse(-44, -150, 40, 36, leaf) +
      ellipse(42, -154, 42, 38, leaf) +
      ellipse(-16, -214, 26, 22, '#ffffff22')
    );
  },
  post: () =>
    rect(-5, -300, 10, 300, '#565d63', 4) +
    line('M0 -296 Q34 -304 48 -286', '#565d63', 8) +
    ellipse(50, -282, 16, 9, '#f3e5b0'),
  statue: () =>
    rect(-34, -70, 68, 70, '#b7b3aa', 3) +
    rect(-40, -78, 80, 12, '#a8a49b', 2) +
    rect(-17, -160, 34, 84, '#9c988f', 14) +
    ellipse(0, -178, 14, 17, '#9c988f') +
    line('M14 -148 L38 -176', '#9c988f', 11),
};

/** A poster with a person on it, hanging on a wall: a picture of a person is no person. */
export function poster(random: Random): string {
  return (
    rect(-38, -118, 76, 116, '#f7f2e4', 3) +
    rect(-32, -112, 64, 104, random.pick(['#e5b64f', '#7fb0c4', '#d98a77', '#9fbf8f']), 2) +
    `<g transform="translate(0 -10) scale(.52)">${person(random)}</g>`
  );
}
