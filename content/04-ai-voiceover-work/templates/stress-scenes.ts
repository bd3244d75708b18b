/** A scene of which two people talk: who did what with which thing, where and when. */
export type Scene = {
  /** The verb in the past and in its plain form, and another verb that is taken for it. */
  readonly verb: readonly [past: string, plain: string];
  readonly otherVerb: readonly [past: string, plain: string];
  readonly thing: string;
  readonly otherThing: string;
  /** What tells such things apart. */
  readonly kinds: readonly string[];
  /** Two prepositions that can be confused, and places that both fit. */
  readonly prepositions: readonly [string, string];
  readonly places: readonly string[];
};

export const SCENES: readonly Scene[] = [
  {
    verb: ['hid', 'hide'],
    otherVerb: ['lost', 'lose'],
    thing: 'folder',
    otherThing: 'calendar',
    kinds: ['blue', 'red', 'leather', 'empty'],
    prepositions: ['behind', 'under'],
    places: ['radiator', 'piano', 'sofa', 'bookcase'],
  },
  {
    verb: ['planted', 'plant'],
    otherVerb: ['watered', 'water'],
    thing: 'rosebush',
    otherThing: 'hedge',
    kinds: ['white', 'yellow', 'wild', 'smallest'],
    prepositions: ['behind', 'beside'],
    places: ['garage', 'shed', 'well', 'chapel'],
  },
  {
    verb: ['parked', 'park'],
    otherVerb: ['washed', 'wash'],
    thing: 'van',
    otherThing: 'trailer',
    kinds: ['gray', 'white', 'rented', 'older'],
    prepositions: ['behind', 'beside'],
    places: ['bakery', 'station', 'library', 'theater'],
  },
  {
    verb: ['hung', 'hang'],
    otherVerb: ['painted', 'paint'],
    thing: 'mirror',
    otherThing: 'shelf',
    kinds: ['round', 'oval', 'framed', 'heavier'],
    prepositions: ['above', 'beside'],
    places: ['sink', 'sofa', 'desk', 'mailbox'],
  },
  {
    verb: ['buried', 'bury'],
    otherVerb: ['opened', 'open'],
    thing: 'tin',
    otherThing: 'bottle',
    kinds: ['green', 'rusty', 'striped', 'larger'],
    prepositions: ['under', 'beside'],
    places: ['oak', 'porch', 'swing', 'fountain'],
  },
  {
    verb: ['repaired', 'repair'],
    otherVerb: ['replaced', 'replace'],
    thing: 'lamp',
    otherThing: 'switch',
    kinds: ['tall', 'brass', 'Danish', 'borrowed'],
    prepositions: ['above', 'below'],
    places: ['mirror', 'window', 'stairs', 'counter'],
  },
  {
    verb: ['found', 'find'],
    otherVerb: ['dropped', 'drop'],
    thing: 'ring',
    otherThing: 'button',
    kinds: ['silver', 'gold', 'wooden', 'engraved'],
    prepositions: ['under', 'behind'],
    places: ['stove', 'bench', 'altar', 'dresser'],
  },
  {
    verb: ['burned', 'burn'],
    otherVerb: ['copied', 'copy'],
    thing: 'letter',
    otherThing: 'diary',
    kinds: ['first', 'unsigned', 'longest', 'French'],
    prepositions: ['behind', 'beside'],
    places: ['stable', 'boathouse', 'barn', 'cabin'],
  },
  {
    verb: ['built', 'build'],
    otherVerb: ['sold', 'sell'],
    thing: 'bench',
    otherThing: 'table',
    kinds: ['long', 'narrow', 'stone', 'painted'],
    prepositions: ['under', 'beside'],
    places: ['chestnut', 'tower', 'bridge', 'pergola'],
  },
  {
    verb: ['filmed', 'film'],
    otherVerb: ['fed', 'feed'],
    thing: 'owl',
    otherThing: 'squirrel',
    kinds: ['young', 'white', 'injured', 'smaller'],
    prepositions: ['above', 'behind'],
    places: ['barn', 'sawmill', 'chapel', 'orchard'],
  },
  {
    verb: ['stored', 'store'],
    otherVerb: ['cleaned', 'clean'],
    thing: 'tent',
    otherThing: 'kayak',
    kinds: ['orange', 'larger', 'patched', 'Swedish'],
    prepositions: ['above', 'behind'],
    places: ['garage', 'laundry', 'workshop', 'office'],
  },
  {
    verb: ['taped', 'tape'],
    otherVerb: ['folded', 'fold'],
    thing: 'map',
    otherThing: 'poster',
    kinds: ['old', 'colored', 'printed', 'torn'],
    prepositions: ['above', 'below'],
    places: ['clock', 'window', 'calendar', 'heater'],
  },
  {
    verb: ['locked', 'lock'],
    otherVerb: ['oiled', 'oil'],
    thing: 'door',
    otherThing: 'window',
    kinds: ['narrow', 'steel', 'green', 'second'],
    prepositions: ['behind', 'beside'],
    places: ['stage', 'kitchen', 'elevator', 'pharmacy'],
  },
  {
    verb: ['caught', 'catch'],
    otherVerb: ['released', 'release'],
    thing: 'trout',
    otherThing: 'eel',
    kinds: ['biggest', 'spotted', 'golden', 'oldest'],
    prepositions: ['below', 'above'],
    places: ['dam', 'bridge', 'rapids', 'mill'],
  },
  {
    verb: ['left', 'leave'],
    otherVerb: ['bought', 'buy'],
    thing: 'umbrella',
    otherThing: 'raincoat',
    kinds: ['black', 'checked', 'broken', 'expensive'],
    prepositions: ['under', 'beside'],
    places: ['counter', 'altar', 'turnstile', 'kiosk'],
  },
  {
    verb: ['scattered', 'scatter'],
    otherVerb: ['roasted', 'roast'],
    thing: 'grain',
    otherThing: 'corn',
    kinds: ['whole', 'fresh', 'organic', 'cheaper'],
    prepositions: ['behind', 'under'],
    places: ['coop', 'hedge', 'mill', 'birdhouse'],
  },
  {
    verb: ['unpacked', 'unpack'],
    otherVerb: ['broke', 'break'],
    thing: 'vase',
    otherThing: 'bowl',
    kinds: ['tall', 'Chinese', 'clay', 'glass'],
    prepositions: ['behind', 'beside'],
    places: ['curtain', 'piano', 'fireplace', 'staircase'],
  },
  {
    verb: ['spread', 'spread'],
    otherVerb: ['dyed', 'dye'],
    thing: 'net',
    otherThing: 'sail',
    kinds: ['fine', 'longer', 'nylon', 'tarred'],
    prepositions: ['below', 'beside'],
    places: ['pier', 'harbor', 'cannery', 'boathouse'],
  },
  {
    verb: ['recorded', 'record'],
    otherVerb: ['composed', 'compose'],
    thing: 'song',
    otherThing: 'speech',
    kinds: ['slow', 'final', 'Irish', 'funnier'],
    prepositions: ['below', 'behind'],
    places: ['stage', 'church', 'viaduct', 'cinema'],
  },
  {
    verb: ['served', 'serve'],
    otherVerb: ['ordered', 'order'],
    thing: 'soup',
    otherThing: 'salad',
    kinds: ['cold', 'spicy', 'green', 'homemade'],
    prepositions: ['under', 'behind'],
    places: ['awning', 'marquee', 'arcade', 'stage'],
  },
  {
    verb: ['chained', 'chain'],
    otherVerb: ['lent', 'lend'],
    thing: 'bicycle',
    otherThing: 'stroller',
    kinds: ['rusty', 'tall', 'purple', 'newer'],
    prepositions: ['behind', 'beside'],
    places: ['bakery', 'gym', 'embassy', 'fountain'],
  },
  {
    verb: ['measured', 'measure'],
    otherVerb: ['painted', 'paint'],
    thing: 'crack',
    otherThing: 'stain',
    kinds: ['longest', 'diagonal', 'fresh', 'deepest'],
    prepositions: ['above', 'beside'],
    places: ['doorway', 'chimney', 'balcony', 'gutter'],
  },
  {
    verb: ['tested', 'test'],
    otherVerb: ['adjusted', 'adjust'],
    thing: 'speaker',
    otherThing: 'cable',
    kinds: ['wireless', 'spare', 'vintage', 'smallest'],
    prepositions: ['below', 'behind'],
    places: ['balcony', 'curtain', 'choir', 'lectern'],
  },
  {
    verb: ['emptied', 'empty'],
    otherVerb: ['stole', 'steal'],
    thing: 'crate',
    otherThing: 'barrel',
    kinds: ['sealed', 'heaviest', 'yellow', 'damp'],
    prepositions: ['behind', 'below'],
    places: ['bar', 'ramp', 'dock', 'scale'],
  },
];

/** People with their pronouns. */
export const PEOPLE: readonly (readonly [name: string, pronoun: 'she' | 'he'])[] = [
  ...['Ana', 'Bea', 'Clara', 'Dora', 'Edith', 'Freya', 'Greta', 'Helen', 'Irene', 'Judith', 'Nina', 'Ruth'].map(
    (name) => [name, 'she'] as const,
  ),
  ...['Kevin', 'Lionel', 'Marco', 'Neil', 'Omar', 'Pablo', 'Quinn', 'Ravi', 'Stefan', 'Tobias', 'Will', 'Ezra'].map(
    (name) => [name, 'he'] as const,
  ),
];

/** Times in groups: two of the same group can be confused. */
export const TIMES: readonly (readonly string[])[] = [
  ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  ['in March', 'in April', 'in June', 'in August', 'in October', 'in November'],
  ['after breakfast', 'after lunch', 'after dinner'],
  ['before sunrise', 'before noon', 'before midnight'],
];
