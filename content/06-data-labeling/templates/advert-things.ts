/**
 * A thing that is advertised. Its flaws are phrases that can follow "It has" (`parts`), and whole clauses (`states`).
 */
export type Thing = {
  readonly name: string;
  /** The lowest and the highest price. */
  readonly dollars: readonly [number, number];
  readonly parts: readonly string[];
  readonly states: readonly string[];
};

/** Kinds of things, whose flaws fit all of their kind. */
const KINDS: readonly (Omit<Thing, 'name'> & { readonly names: readonly string[] })[] = [
  {
    dollars: [15, 180],
    names: [
      'kitchen table',
      'bookcase',
      'dresser',
      'coffee table',
      'nightstand',
      'bar stool',
      'rocking chair',
      'toddler bed',
      'piano bench',
      'plant stand',
    ],
    parts: [
      'a scratch along the left side',
      'one wobbly leg',
      'a burn mark the size of a coin',
      'a chip at one corner',
      'a stain on one side',
      'two missing screws',
      'a crack in the back',
    ],
    states: [
      'one leg is shorter than the others',
      'the paint is coming off',
      'it creaks',
      'it leans to the left',
      'the varnish is worn',
    ],
  },
  {
    dollars: [15, 140],
    names: [
      'electric keyboard',
      'sewing machine',
      'record player',
      'bread maker',
      'floor lamp',
      'dehumidifier',
      'guitar amplifier',
      'space heater',
      'coffee grinder',
      'label printer',
      'vacuum cleaner',
      'slide projector',
    ],
    parts: [
      'a missing knob',
      'a dent in the back',
      'a crack in the housing',
      'a taped cord',
      'a loose plug',
      'a scratch on the front',
    ],
    states: [
      'the cord is taped',
      'it hums when cold',
      'the switch sticks',
      'the plug is loose',
      'it gets hot after an hour',
      'it needs a knock to start',
    ],
  },
  {
    dollars: [20, 190],
    names: [
      'folding bike',
      'jogging stroller',
      'kick scooter',
      'hand truck',
      'wheelbarrow',
      'bike trailer',
      'garden cart',
      'tricycle',
    ],
    parts: ['a flat tire', 'a bent axle', 'rust on the frame', 'a torn grip', 'one squeaky wheel'],
    states: [
      'one tire loses air',
      'the handle is loose',
      'the paint is chipped',
      'it pulls to the right',
      'a bolt is missing',
    ],
  },
  {
    dollars: [12, 110],
    names: [
      'camping tent',
      'sleeping bag',
      'inflatable kayak',
      'hiking backpack',
      'hammock',
      'awning',
      'picnic blanket',
    ],
    parts: [
      'a patched hole near the seam',
      'a stain on the bottom',
      'a faded side',
      'two small holes',
      'a frayed edge',
    ],
    states: [
      'one seam is open',
      'the color has faded',
      'it smells of campfire',
      'the fabric is thin in places',
    ],
  },
  {
    dollars: [8, 60],
    names: ['pressure cooker', 'soup pot', 'iron skillet', 'tea kettle', 'roasting pan', 'waffle iron'],
    parts: [
      'a dent in the bottom',
      'a chip on the rim',
      'a loose handle',
      'a scratch inside',
      'a burned spot',
    ],
    states: ['the handle is loose', 'the bottom is no longer flat', 'the coating is worn'],
  },
  {
    dollars: [40, 290],
    names: ['violin', 'acoustic guitar', 'banjo', 'cello', 'mandolin'],
    parts: ['a missing string', 'a crack in the neck', 'a loose peg', 'a scratch on the back'],
    states: ['one string is missing', 'it does not stay in tune', 'the bridge is chipped'],
  },
  {
    dollars: [40, 260],
    names: ['snow blower', 'lawn mower', 'leaf blower', 'chain saw', 'string trimmer', 'tiller'],
    parts: ['a crack in the cover', 'a dent in the hood', 'a worn belt', 'rust underneath'],
    states: [
      'it starts only on the third pull',
      'the tank leaks a little',
      'the cover is cracked',
      'it smokes when cold',
    ],
  },
];

export const THINGS: readonly Thing[] = KINDS.flatMap(({ names, ...kind }) =>
  names.map((name) => ({ name, ...kind })),
);
