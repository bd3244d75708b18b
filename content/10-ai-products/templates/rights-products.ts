/** Products of small shops, each with parts that can come from others. */
export const PRODUCTS: readonly { readonly name: string; readonly parts: readonly string[] }[] = [
  {
    name: 'Party kit "Pirates"',
    parts: [
      'Compass rose',
      'Ship under sail',
      'Map of an island',
      'Parrot',
      'Rope border',
      'Anchor',
      'Old paper',
    ],
  },
  {
    name: 'Recipe cards "Autumn"',
    parts: [
      'Pumpkin',
      'Apple branch',
      'Wooden table',
      'Oak leaf border',
      'Copper pot',
      'Mushrooms',
      'Checked cloth',
    ],
  },
  {
    name: 'Planner "Lighthouse"',
    parts: [
      'Lighthouse',
      'Wave pattern',
      'Seagull',
      'Sailor’s knot',
      'Sunrise photo',
      'Shell',
      'Cloud border',
    ],
  },
  {
    name: 'Worksheets "Counting in the Zoo"',
    parts: ['Giraffe', 'Monkey on a rope', 'Elephant', 'Ticket booth', 'Palm trees', 'Penguin', 'Zoo map'],
  },
  {
    name: 'Wedding set "Meadow"',
    parts: ['Poppy', 'Daisy wreath', 'Linen texture', 'Two swallows', 'Ribbon', 'Gold frame', 'Grass border'],
  },
  {
    name: 'Card game "Night Train"',
    parts: [
      'Steam engine',
      'Moon',
      'Ticket stamp',
      'Station clock',
      'Conductor’s hat',
      'Suitcase',
      'Back of the cards',
    ],
  },
  {
    name: 'Coloring pages "City Birds"',
    parts: ['Pigeon', 'Sparrow', 'Roof with chimneys', 'Street lamp', 'Park bench', 'Crow', 'Bridge'],
  },
  {
    name: 'Label set "Pantry"',
    parts: ['Wheat', 'Beehive', 'Tomato', 'Scalloped frame', 'Herb bundle', 'Kraft paper', 'Lemon'],
  },
  {
    name: 'Sticker sheets "Camping"',
    parts: ['Tent', 'Campfire', 'Pine tree', 'Backpack', 'Lantern', 'Mountain outline', 'Trail sign'],
  },
  {
    name: 'Calendar "Old Tools"',
    parts: ['Hand saw', 'Anvil', 'Tool shelf photo', 'Brass screw', 'Pocket knife', 'Wood grain', 'Oil can'],
  },
  {
    name: 'Scrapbook papers "Winter"',
    parts: [
      'Snowflake',
      'Knit pattern',
      'Red mittens',
      'Fir branch',
      'Ice texture',
      'Fox in the snow',
      'Sled',
    ],
  },
  {
    name: 'Poster "How a Clock Works"',
    parts: [
      'Gear wheels',
      'Pendulum',
      'Dial',
      'Mainspring',
      'Brass texture',
      'Pointing hand',
      'Corner ornaments',
    ],
  },
  {
    name: 'Invitation set "Space"',
    parts: ['Rocket', 'Ringed planet', 'Astronaut', 'Star border', 'Moon crater', 'Comet', 'Control panel'],
  },
  {
    name: 'Flash cards "Weather"',
    parts: ['Rain cloud', 'Sun with a face', 'Lightning', 'Umbrella', 'Wind sock', 'Thermometer', 'Rainbow'],
  },
  {
    name: 'Journal "Slow Mornings"',
    parts: [
      'Teacup',
      'Window with curtains',
      'Sleeping cat',
      'Toast',
      'Leaf shadow',
      'Wool blanket',
      'Line border',
    ],
  },
  {
    name: 'Bingo game "Road Trip"',
    parts: ['Water tower', 'Yellow bus', 'Cow', 'Gas pump', 'Road sign', 'Motel lamp', 'Checked border'],
  },
];

/** Who made the parts. */
export const AUTHORS: readonly string[] = [
  'Ana Ruiz',
  'T. Becker',
  'Mina Clarke',
  'J. Walsh',
  'Omar Reed',
  'L. Petersen',
  'Ruth Cole',
  'Ivan Marsh',
  'P. Laurent',
  'Greta Lind',
  'Sam Ortiz',
  'D. Fischer',
  'Nell Hayes',
  'Hugo Reyes',
  'K. Moreno',
  'Ada Bloom',
  'V. Santos',
  'Eric Stone',
];

const FIRST_WORDS = [
  'Picture',
  'Red',
  'Open',
  'Loose',
  'North',
  'Paper',
  'Little',
  'Common',
  'Sunday',
  'Plain',
  'Gray',
  'Silver',
  'Second',
  'Hidden',
];
const LAST_WORDS = [
  'Barn',
  'Ladder',
  'Drawer',
  'Shelf',
  'Garden',
  'Studio',
  'Frame',
  'Window',
  'Harbor',
  'Corner',
  'Press',
  'Pocket',
];

/** Libraries that pictures come from. */
export const LIBRARIES: readonly string[] = FIRST_WORDS.flatMap((first) =>
  LAST_WORDS.map((last) => `${first} ${last}`),
);
