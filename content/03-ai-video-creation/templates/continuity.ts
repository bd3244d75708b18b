import { boardName, coloredName } from '../../src/thing-names.ts';
import type { PictureObject } from '../../src/compile/media.ts';
import type { Random } from '../../src/random.ts';
import { numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

const CHANGES = {
  gone: 'It is gone',
  new: 'It is new',
  color: 'It has another color',
  thing: 'It is another thing',
} as const;
const BOARDS = ['Top board', 'Middle board', 'Bottom board'];
/** Pairs of pictures in which three things changed, one on each board. */
const PAIRS = 44;
/** Pairs whose changes the practice names. */
const PRACTICED = [9, 10, 12, 15];
const DRAWN = Array.from({ length: PAIRS }, (_, index) => index + 1).filter((n) => !PRACTICED.includes(n));

const NAMES = [
  ...[
    'Agnes',
    'Boris',
    'Cleo',
    'Dmitri',
    'Esther',
    'Felix',
    'Gwen',
    'Hector',
    'Ines',
    'Jasper',
    'Karen',
    'Leon',
  ],
  ...['Mabel', 'Nils', 'Olga', 'Piotr', 'Rosa', 'Simon', 'Thea', 'Ugo', 'Vera', 'Walt', 'Yvonne', 'Zeno'],
];
/** What happens between the shots, with what someone does to a thing on a board. */
const SCENES = [
  '{who} comes in, {does}, and leaves again.',
  'When the doorbell rings, {who} {does} and goes to the door.',
  '{who} {does}, hums a song of {other}, and turns off the radio.',
  'While the kettle boils, {who} {does}.',
  '{who} thinks of {other}, {does}, and is content.',
  'Because {other} has asked for it, {who} {does}.',
  'Without a word to {other}, {who} {does}.',
  '{who} {does}, steps back, and sits down beside {other}.',
  '{other} sleeps on the sofa, so {who} tiptoes in and {does}.',
  'Before {other} can say a word, {who} {does}.',
  '{who} is on the phone with {other} and {does} with the other hand.',
  'Late for the train, {who} still {does} and runs.',
  'To surprise {other}, {who} {does}.',
  '{who} blows off some dust, {does}, and sneezes.',
];
/** What happens if nothing may change. */
const QUIET_SCENES = [
  '{who} and {other} look out of the window and touch nothing.',
  '{who} walks past the boards, calls {other}, and touches nothing.',
  '{who} sleeps on the sofa, and {other} is not at home.',
  'The room is empty, because {who} has gone out with {other}.',
  '{who} reads a letter of {other} aloud and touches nothing.',
  '{other} comes to the door, and {who} lets no one in.',
];

type Shots = {
  readonly first: string;
  readonly second: string;
  /** Which change the script asks for, counted from the top; none if nothing may change. */
  readonly planned: number | null;
};

type Change = {
  readonly board: number;
  readonly place: number;
  readonly kind: keyof typeof CHANGES;
  /** What someone has done if the change was planned. */
  readonly done: string;
};

/** Two shots of one room and what the script says of the time between them; two changes are not in the script. */
export const template = defineTemplate<Shots>({
  read(fields) {
    const planned = fields.maybe('planned');
    return {
      first: textOf(fields.get('first')),
      second: textOf(fields.get('second')),
      planned: planned ? numberOf(planned) : null,
    };
  },
  draw(random) {
    const pair = String(random.pick(DRAWN)).padStart(2, '0');
    const [first = '', second = ''] = random.shuffle([`first-shot-${pair}`, `second-shot-${pair}`]);
    return { first, second, planned: random.integer(1, 3) };
  },
  make({ first, second, planned }, { picture, random }) {
    const changes = findChanges(picture(first).objects, picture(second).objects);
    const asked = planned === null ? undefined : changes[planned - 1];
    const errors = changes.filter((change) => change !== asked);
    return {
      material: [
        { 'Script between the shots': writeScene(asked, random) },
        { 'First shot': { picture: first } },
        { 'Second shot': { picture: second } },
      ],
      key: errors.map(({ board, place, kind }) => ({
        board: BOARDS[board],
        place: String(place),
        change: CHANGES[kind],
      })),
      explain: [
        ...errors.map((error) => `${describe(error)}.`),
        asked ? `${describe(asked)}, as the script asks.` : 'The script asks for no change.',
      ].join(' '),
    };
  },
});

function writeScene(asked: Change | undefined, random: Random): string {
  const [who = '', other = ''] = random.shuffle(NAMES);
  return random
    .pick(asked ? SCENES : QUIET_SCENES)
    .replace('{who}', who)
    .replace('{other}', other)
    .replace('{does}', asked?.done ?? '');
}

function describe({ board, place, kind }: Change): string {
  return `${BOARDS[board] ?? ''}, place ${place}: ${CHANGES[kind].toLowerCase()}`;
}

/** Compares two shots place by place, from top to bottom. */
function findChanges(first: readonly PictureObject[], second: readonly PictureObject[]): Change[] {
  const keyOf = ({ details }: PictureObject) => `${details.board ?? ''}-${details.position ?? ''}`;
  const before = new Map(first.map((object) => [keyOf(object), object]));
  const after = new Map(second.map((object) => [keyOf(object), object]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .flatMap((key) => describeChange(before.get(key), after.get(key)) ?? []);
}

function describeChange(
  before: PictureObject | undefined,
  now: PictureObject | undefined,
): Change | undefined {
  const { board, position } = (before ?? now)?.details ?? {};
  const at = { board: Number(board), place: Number(position) + 1 };
  const on = `the ${boardName(board)}`;
  if (!now) return { ...at, kind: 'gone', done: `takes the ${nameOf(before)} off ${on}` };
  if (!before) return { ...at, kind: 'new', done: `puts a ${nameOf(now)} on ${on}` };
  const done = `swaps the ${nameOf(before)} on ${on} for a ${nameOf(now)}`;
  if (now.kind !== before.kind) return { ...at, kind: 'thing', done };
  return now.details.color === before.details.color ? undefined : { ...at, kind: 'color', done };
}

function nameOf(object: PictureObject | undefined): string {
  return coloredName(object?.kind ?? '', object?.details.color ?? '');
}
