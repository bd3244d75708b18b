import type { Random } from '../../src/random.ts';
import { listOf, numberOf, textOf, wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { LINE_MAX, breakText } from './cue-lines.ts';
import { drawCueText } from './cue-texts.ts';

const RULES = ['lines', 'length', 'speed', 'short', 'long', 'space'] as const;
type Rule = (typeof RULES)[number];

/** How long a cue is shown: long enough, too short to read it, or near the limits of 1 and 7 seconds. */
const TIMINGS = ['fitting', 'fast', 'limits'] as const;
type Timing = (typeof TIMINGS)[number];

/** `after` is the earliest start, in tenths of a second. */
type CueInput = { readonly rows: readonly string[]; readonly after: number; readonly timing: Timing };

/** A subtitle. Times are tenths of a second. */
type Cue = { readonly start: number; readonly end: number; readonly rows: readonly string[] };

const LINES_MAX = 2;
const SPEED_MAX = 17;
const SHORTEST = 10;
const LONGEST = 70;
const SMALLEST_GAP = 1;

/** A subtitle with its times, and the rules that it breaks. */
export const template = defineTemplate<CueInput>({
  read: (fields) => ({
    rows: listOf(fields.get('lines')).map(textOf),
    after: numberOf(fields.get('after')),
    timing: wordOf(fields.get('timing'), TIMINGS),
  }),
  draw: (random) => ({
    rows: breakText(drawCueText(random), random),
    after: random.integer(100, 30_000),
    timing: random.pick(['fitting', 'fitting', 'fast', 'limits']),
  }),
  make(input, { random }) {
    const { cue, before } = timeCue(input, random);
    const broken = findBroken(cue, before);
    return {
      material: [
        {
          Times: {
            columns: ['Cue before ends', 'Start', 'End'],
            rows: [[before, cue.start, cue.end].map(seconds)],
          },
        },
        { Lines: { columns: ['Line', 'Text'], rows: cue.rows.map((row, index) => [`${index + 1}`, row]) } },
      ],
      key: broken.length > 0 ? broken : ['none'],
      explain: describeCue(cue, before),
    };
  },
});

function timeCue({ rows, after, timing }: CueInput, random: Random): { cue: Cue; before: number } {
  const fitting = Math.ceil((countCharacters(rows) * 10) / SPEED_MAX);
  const start = after + random.integer(0, 9);
  // All are drawn, so that the same seed makes the same gap whatever the timing.
  const durations: Readonly<Record<Timing, number>> = {
    fitting: Math.min(LONGEST, Math.max(SHORTEST, fitting + random.integer(0, 6))),
    fast: Math.max(SHORTEST - 2, fitting - random.integer(1, 7)),
    limits: random.pick([8, 9, 10, 68, 70, 71, 74]),
  };
  const gap = random.pick([-3, 0, 1, 1, 1, 2, 2, 5, 12]);
  return { cue: { start, end: start + durations[timing], rows }, before: start - gap };
}

function findBroken({ start, end, rows }: Cue, before: number): Rule[] {
  const duration = end - start;
  const isBroken: Readonly<Record<Rule, boolean>> = {
    lines: rows.length > LINES_MAX,
    length: rows.some(({ length }) => length > LINE_MAX),
    speed: countCharacters(rows) * 10 > SPEED_MAX * duration,
    short: duration < SHORTEST,
    long: duration > LONGEST,
    space: start - before < SMALLEST_GAP,
  };
  return RULES.filter((rule) => isBroken[rule]);
}

function describeCue({ start, end, rows }: Cue, before: number): string {
  const duration = end - start;
  const fit = ((duration * SPEED_MAX) / 10).toFixed(1);
  return [
    `Lines: ${rows.length}, of ${rows.map(({ length }) => length).join(', ')} characters.`,
    `${countCharacters(rows)} characters in all, and ${fit} fit in ${seconds(duration)} s.`,
    start < before
      ? `It begins ${seconds(before - start)} s before the end of the cue before.`
      : `It begins ${seconds(start - before)} s after the end of the cue before.`,
  ].join(' ');
}

/** Line breaks do not count. */
function countCharacters(rows: readonly string[]): number {
  return rows.join('').length;
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
