/** A set of files that a shop sells: groups of designs. */
export type FileSet = {
  readonly name: string;
  readonly groups: readonly string[];
  readonly costs: readonly string[];
};

/** What the sets consist of, and what was bought to make them. */
export const FILE_SETS: readonly FileSet[] = [
  {
    name: 'Wall prints "Coast"',
    groups: ['Lighthouses', 'Shells', 'Boats', 'Dunes'],
    costs: ['test prints', 'image credits', 'a font license'],
  },
  {
    name: 'Card set "Thank You"',
    groups: ['Cards with flowers', 'Cards with words', 'Envelopes', 'Stickers'],
    costs: ['a font license', 'test prints', 'a mockup file'],
  },
  {
    name: 'Pattern set "Herbarium"',
    groups: ['Ferns', 'Mosses', 'Seed heads', 'Plain borders'],
    costs: ['image credits', 'a scan of old paper', 'test prints'],
  },
  {
    name: 'Icon set "Workshop"',
    groups: ['Hand tools', 'Machines', 'Safety signs', 'Arrows'],
    costs: ['image credits', 'a drawing program for one month', 'a font license'],
  },
  {
    name: 'Nursery prints "Night Zoo"',
    groups: ['Large animals', 'Birds', 'Letters', 'Moons'],
    costs: ['test prints', 'image credits', 'a mockup file'],
  },
  {
    name: 'Map set "Invented Islands"',
    groups: ['Islands', 'Harbors', 'Compass roses', 'Sea monsters'],
    costs: ['image credits', 'a font license', 'a scan of old paper'],
  },
  {
    name: 'Label set "Workshop Jars"',
    groups: ['Round labels', 'Square labels', 'Long labels', 'Blank labels'],
    costs: ['test prints', 'label sheets', 'a font license'],
  },
  {
    name: 'Wallpaper set "Slow Rain"',
    groups: ['Windows', 'Roofs', 'Puddles', 'Umbrellas'],
    costs: ['image credits', 'a stock photo', 'a mockup file'],
  },
  {
    name: 'Classroom set "Body and Senses"',
    groups: ['Posters', 'Word cards', 'Puzzle pieces', 'Badges'],
    costs: ['test prints', 'laminating film', 'image credits'],
  },
  {
    name: 'Postcard set "Four Seasons"',
    groups: ['Spring', 'Summer', 'Fall', 'Winter'],
    costs: ['test prints', 'a stock photo', 'a font license'],
  },
  {
    name: 'Quilt blocks "Prairie"',
    groups: ['Star blocks', 'Log cabin blocks', 'Border strips', 'Corner blocks'],
    costs: ['fabric for a test', 'a drawing program for one month', 'test prints'],
  },
  {
    name: 'Coloring set "Bridges of the World"',
    groups: ['Stone bridges', 'Steel bridges', 'Rope bridges', 'Details'],
    costs: ['image credits', 'test prints', 'a book of photos'],
  },
];
