import type { Random } from '../../src/random.ts';
import { listOf, numberOf, textOf, wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { CUE_TEXTS } from './cue-texts.ts';

const RULES = ['lines', 'length', 'speed', 'short', 'long', 'space'] as const;
type Rule = (typeof RULES)[number];

/** How long a cue is shown: long enough, too short to read it, or near the limits of 1 and 7 seconds. */
const TIMINGS = ['fitting', 'fast', 'limits'] as const;
type Timing = (typeof TIMINGS)[number];

/** `after` is the earliest start, in tenths of a second. */
type CueInput = { readonly rows: readonly string[]; readonly after: number; readonly timing: Timing };

/** A subtitle. Times are tenths of a second. */
type Cue = { readonly start: number; readonly end: number; readonly rows: readonly string[] };

const LINE_MAX = 42;
const SPEED_MAX = 17;

/** A subtitle with its times, and the rules that it breaks. */
export const template = defineTemplate<CueInput>({
  read: (fields) => ({
    rows: listOf(fields.get('lines')).map(textOf),
    after: numberOf(fields.get('after')),
    timing: wordOf(fields.get('timing'), TIMINGS),
  }),
  draw: (random) => ({
    rows: random.pick(CUE_TEXTS),
    after: random.integer(100, 3_000),
    timing: random.pick(TIMINGS),
  }),
  make(input, { random }) {
    const { cue, before } = timeCue(input, random);
    const broken = findBroken(cue, before);
    const characters = cue.rows.join('').length;
    const duration = cue.end - cue.start;
    return {
      material: [
        {
          Cue: {
            columns: ['Cue before ends', 'Start', 'End', 'Lines'],
            rows: [[seconds(before), seconds(cue.start), seconds(cue.end), cue.rows.join(' | ')]],
          },
        },
      ],
      key: broken.length > 0 ? broken : ['none'],
      explain: `Lines of ${cue.rows.map(({ length }) => length).join(', ')} characters; ${characters} in ${seconds(duration)} s make ${((characters * 10) / duration).toFixed(1)} per second; ${seconds(cue.start - before)} s after the cue before.`,
    };
  },
});

function timeCue({ rows, after, timing }: CueInput, random: Random): { cue: Cue; before: number } {
  const fitting = Math.ceil((rows.join('').length * 10) / SPEED_MAX);
  const start = after + random.integer(0, 9);
  // All are drawn, so that the same seed makes the same gap whatever the timing.
  const durations: Readonly<Record<Timing, number>> = {
    fitting: Math.min(70, Math.max(10, fitting + random.integer(0, 6))),
    fast: Math.max(8, fitting - random.integer(1, 7)),
    limits: random.pick([8, 9, 10, 68, 70, 71, 74]),
  };
  const gap = random.pick([0, 1, 1, 2, 5, 12]);
  return { cue: { start, end: start + durations[timing], rows }, before: start - gap };
}

function findBroken({ start, end, rows }: Cue, before: number): Rule[] {
  const duration = end - start;
  const isBroken: Readonly<Record<Rule, boolean>> = {
    lines: rows.length > 2,
    length: rows.some(({ length }) => length > LINE_MAX),
    speed: rows.join('').length * 10 > SPEED_MAX * duration,
    short: duration < 10,
    long: duration > 70,
    space: start - before < 1,
  };
  return RULES.filter((rule) => isBroken[rule]);
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
