import { ellipse, line, rect, ring, shape } from './scene.ts';

/** What can be wrong with a thing, as image models get it wrong. */
export type Fault = 'count' | 'gap' | 'shape' | 'floating' | 'shadow';

/** A thing that stands on y = 0 with its middle at x = 0, with the fault that it can have by itself. */
export type Thing = {
  readonly width: number;
  readonly fault: Fault | null;
  readonly draw: (color: string, isFaulty: boolean) => string;
};

const shade = '#00000022';
const light = '#ffffff40';

export const THINGS: Readonly<Record<string, Thing>> = {
  mug: {
    width: 86,
    fault: 'count',
    draw: (color, isFaulty) =>
      ring(32, -40, 19, color, 10) +
      (isFaulty ? ring(-32, -40, 19, color, 10) : '') +
      rect(-30, -78, 60, 78, color, 9) +
      rect(-22, -70, 10, 58, light, 5) +
      ellipse(0, -77, 30, 6, shade),
  },
  teapot: {
    width: 130,
    fault: 'count',
    draw: (color, isFaulty) =>
      line('M36 -40 Q58 -52 60 -84', color, 15) +
      (isFaulty ? line('M30 -62 Q46 -84 40 -112', color, 14) : '') +
      ring(-44, -46, 23, color, 11) +
      ellipse(0, -44, 50, 44, color) +
      rect(-26, -6, 52, 6, color, 3) +
      ellipse(0, -84, 24, 7, shade) +
      ellipse(0, -94, 9, 9, color) +
      ellipse(-18, -56, 10, 16, light),
  },
  plant: {
    width: 100,
    fault: 'gap',
    draw: (color, isFaulty) => {
      const lift = isFaulty ? -22 : 0;
      const leaf = (path: string, fill: string) =>
        `<g transform="translate(0 ${lift})">${shape(path, fill)}</g>`;
      return (
        leaf('M-2 -58 q-6 -60 -44 -74 q-2 54 40 76z', '#5d8a4e') +
        leaf('M2 -58 q6 -66 46 -70 q-2 54 -44 72z', '#4b7a48') +
        leaf('M-6 -58 q-14 -58 6 -104 q22 48 6 104z', '#6f9d58') +
        rect(-5, -66 + lift, 10, 18 - (isFaulty ? 4 : 0), '#4b7a48', 3) +
        shape('M-34 -54 h68 l-8 54 h-52 z', color) +
        rect(-38, -60, 76, 12, color, 3) +
        rect(-38, -60, 76, 12, shade, 3)
      );
    },
  },
  lamp: {
    width: 110,
    fault: 'gap',
    draw: (color, isFaulty) =>
      rect(-30, -9, 60, 9, '#55504a', 4) +
      rect(-4, isFaulty ? -58 : -96, 8, isFaulty ? 52 : 90, '#55504a', 3) +
      shape('M-26 -150 h52 l26 62 h-104 z', color) +
      shape('M-26 -150 h22 l-14 62 h-34 z', light),
  },
  clock: {
    width: 100,
    fault: 'shape',
    draw: (color, isFaulty) =>
      isFaulty
        ? shape(
            'M-46 -60 q-6 -46 40 -44 q52 -4 50 40 q0 22 10 44 q6 20 -12 20 q-14 0 -20 -18 q-22 18 -48 4 q-16 -12 -20 -46z',
            color,
          ) +
          shape('M-34 -60 q-2 -34 28 -32 q38 -2 38 30 q0 18 6 32 q-14 8 -24 8 q-44 4 -48 -38z', '#f6f1e4') +
          line('M0 -56 V-80 M0 -56 q14 6 26 24', '#3a3532', 5)
        : ring(0, -50, 44, color, 10) +
          ellipse(0, -50, 40, 40, '#f6f1e4') +
          [0, 90, 180, 270]
            .map((turn) => `<g transform="rotate(${turn} 0 -50)">${rect(-2, -86, 4, 9, '#3a3532')}</g>`)
            .join('') +
          line('M0 -50 V-76 M0 -50 L18 -40', '#3a3532', 5) +
          ellipse(0, -50, 4, 4, '#3a3532'),
  },
  volumes: {
    width: 112,
    fault: 'shape',
    draw: (color, isFaulty) =>
      rect(-50, -104, 22, 104, color, 3) +
      rect(-46, -88, 14, 6, light) +
      (isFaulty
        ? shape('M-26 -118 q18 26 0 56 q-18 30 4 62 h26 q-20 -34 -4 -62 q16 -30 0 -56z', '#caa34d')
        : rect(-26, -118, 26, 118, '#caa34d', 3)) +
      rect(2, -92, 18, 92, '#6e7f8d', 3) +
      rect(22, -110, 24, 110, '#b7a68d', 3) +
      rect(27, -94, 14, 6, light),
  },
  bottle: {
    width: 64,
    fault: 'count',
    draw: (color, isFaulty) =>
      (isFaulty
        ? line('M-8 -84 L-24 -132', color, 17) + line('M8 -84 L24 -132', color, 17)
        : rect(-9, -136, 18, 60, color, 5) + rect(-11, -142, 22, 12, '#5b4a3a', 3)) +
      rect(-27, -94, 54, 94, color, 18) +
      rect(-27, -58, 54, 34, '#f3ecd9') +
      rect(-20, -86, 8, 76, light, 4),
  },
  cat: {
    width: 110,
    fault: 'count',
    draw: (color, isFaulty) =>
      line('M30 -14 Q66 -14 58 -56', color, 13) +
      (isFaulty ? line('M-28 -14 Q-66 -10 -60 -60', color, 13) : '') +
      shape('M-34 0 q-8 -70 34 -84 q42 14 34 84z', color) +
      ellipse(0, -98, 30, 26, color) +
      shape('M-28 -106 l-2 -32 l24 14z M28 -106 l2 -32 l-24 14z', color) +
      ellipse(-11, -100, 4, 6, '#20231f') +
      ellipse(11, -100, 4, 6, '#20231f') +
      shape('M-4 -90 h8 l-4 5z', '#c98a80') +
      line('M-10 -2 V-30 M10 -2 V-30', '#00000030', 3),
  },
  glasses: {
    width: 120,
    fault: 'shape',
    draw: (color, isFaulty) =>
      (isFaulty
        ? `<rect x="-52" y="-48" width="44" height="44" rx="3" fill="none" stroke="${color}" stroke-width="7"/>`
        : ring(-30, -26, 22, color, 7)) +
      ring(30, -26, 22, color, 7) +
      line('M-8 -30 Q0 -38 8 -30', color, 6) +
      line('M-52 -32 l-8 -8 M52 -32 l8 -8', color, 6),
  },
  frame: {
    width: 110,
    fault: 'gap',
    draw: (color, isFaulty) =>
      rect(-42, -112, 84, 104, '#e9dfc8') +
      shape('M-42 -8 v-40 l26 -28 l22 22 l14 -12 l22 22 v36z', '#8fae9b') +
      ellipse(20, -88, 9, 9, '#e6b450') +
      line(isFaulty ? 'M14 -118 H-48 V-2 H48 V-84' : 'M48 -118 H-48 V-2 H48 Z', color, 11),
  },
  bowl: {
    width: 120,
    fault: null,
    draw: (color) =>
      ellipse(-20, -52, 20, 20, '#c8553d') +
      ellipse(18, -54, 20, 20, '#d9a441') +
      ellipse(0, -62, 19, 19, '#8ea04c') +
      shape('M-58 -48 h116 q-6 46 -40 48 h-36 q-34 -2 -40 -48z', color) +
      rect(-58, -50, 116, 8, shade, 4),
  },
  candle: {
    width: 60,
    fault: null,
    draw: (color) =>
      ellipse(0, -6, 28, 8, '#8b8276') +
      rect(-13, -92, 26, 88, color, 4) +
      line('M0 -92 v-8', '#4a4038', 3) +
      shape('M0 -128 q14 18 0 28 q-14 -10 0 -28z', '#e9a63a'),
  },
};

/** Colors of things by the name that a text gives them. */
export const THING_COLORS: Readonly<Record<string, string>> = {
  red: '#b5402f',
  blue: '#2f638f',
  yellow: '#e0b23c',
  green: '#547f4c',
  gray: '#8d9299',
  black: '#34363a',
  purple: '#77589c',
};
