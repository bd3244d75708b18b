import type { Random } from '../../src/random.ts';
import { amountWords, ordinalWords } from './number-words.ts';
import type { Reading } from './reading-numbers.ts';

/** A piece that is always read the same way at its place: what is read, wrong readings with reasons, and the rule. */
type FixedReading = readonly [
  piece: string,
  right: string,
  wrong: readonly (readonly [text: string, why: string])[],
  rule: string,
];

const LETTERS = 'reads letter by letter';
const LOOKS = 'reads the letters as a word';
const OTHER = 'is the other word with these letters';
const NEVER = 'is a sound that this word never has';

/** Abbreviations, by the place at which they stand. */
const ABBREVIATIONS: Readonly<Record<string, FixedReading>> = {
  doctor: [
    'Dr.',
    'Doctor',
    [
      ['Drive', 'is what it means after a street name'],
      ['D R', LETTERS],
      ['Director', 'completes it at random'],
    ],
    'before a name it is "Doctor"',
  ],
  drive: [
    'Dr.',
    'Drive',
    [
      ['Doctor', 'is what it means before a name'],
      ['D R', LETTERS],
      ['Direct', 'completes it at random'],
    ],
    'after the name of a street it is "Drive"',
  ],
  saint: [
    'St.',
    'Saint',
    [
      ['Street', 'is what it means after a street name'],
      ['S T', LETTERS],
      ['State', 'completes it at random'],
    ],
    'before a name it is "Saint"',
  ],
  street: [
    'St.',
    'Street',
    [
      ['Saint', 'is what it means before a name'],
      ['S T', LETTERS],
      ['Stop', 'completes it at random'],
    ],
    'after the name of a street it is "Street"',
  ],
  mount: [
    'Mt.',
    'Mount',
    [
      ['M T', LETTERS],
      ['Meter', 'completes it at random'],
      ['Minute', 'completes it at random'],
    ],
    'before the name of a mountain it is "Mount"',
  ],
  avenue: [
    'Ave.',
    'Avenue',
    [
      ['A V E', LETTERS],
      ['Average', 'completes it at random'],
      ['ah-vay', LOOKS],
    ],
    'after the name of a street it is "Avenue"',
  ],
  boulevard: [
    'Blvd.',
    'Boulevard',
    [
      ['B L V D', LETTERS],
      ['Building', 'completes it at random'],
      ['Believed', LOOKS],
    ],
    'after the name of a street it is "Boulevard"',
  ],
  apartment: [
    'Apt.',
    'Apartment',
    [
      ['A P T', LETTERS],
      ['Appointment', 'completes it at random'],
      ['apt', LOOKS],
    ],
    'before the number of a door it is "Apartment"',
  ],
  pounds: [
    'lb.',
    'pounds',
    [
      ['pound', 'leaves the plural out'],
      ['L B', LETTERS],
      ['libra', 'reads the Latin word'],
    ],
    'after a number above one the unit is in the plural',
  ],
  poundBag: [
    'lb.',
    'pound',
    [
      ['pounds', 'puts the plural before a noun'],
      ['L B', LETTERS],
      ['libra', 'reads the Latin word'],
    ],
    'before a noun the unit has no plural',
  ],
  ounces: [
    'oz.',
    'ounces',
    [
      ['ounce', 'leaves the plural out'],
      ['O Z', LETTERS],
      ['oz', LOOKS],
    ],
    'after a number above one the unit is in the plural',
  ],
  feet: [
    'ft.',
    'feet',
    [
      ['foot', 'leaves the plural out'],
      ['F T', LETTERS],
      ['fort', 'completes it at random'],
    ],
    'after a number above one the unit is in the plural',
  ],
  footLadder: [
    'ft.',
    'foot',
    [
      ['feet', 'puts the plural before a noun'],
      ['F T', LETTERS],
      ['fort', 'completes it at random'],
    ],
    'before a noun the unit has no plural',
  ],
  inches: [
    'in.',
    'inches',
    [
      ['inch', 'leaves the plural out'],
      ['in', LOOKS],
      ['I N', LETTERS],
    ],
    'after a number it is the unit, in the plural',
  ],
  minutes: [
    'min.',
    'minutes',
    [
      ['minimum', 'is what it means elsewhere'],
      ['M I N', LETTERS],
      ['minute', 'leaves the plural out'],
    ],
    'after a number it is a time, in the plural',
  ],
  teaspoons: [
    'tsp.',
    'teaspoons',
    [
      ['tablespoons', 'is the larger spoon, "tbsp."'],
      ['T S P', LETTERS],
      ['teaspoon', 'leaves the plural out'],
    ],
    'in a recipe it is the small spoon, here in the plural',
  ],
  tablespoons: [
    'tbsp.',
    'tablespoons',
    [
      ['teaspoons', 'is the smaller spoon, "tsp."'],
      ['T B S P', LETTERS],
      ['tablespoon', 'leaves the plural out'],
    ],
    'in a recipe it is the large spoon, here in the plural',
  ],
  number: [
    'No.',
    'number',
    [
      ['no', LOOKS],
      ['N O', LETTERS],
      ['north', 'completes it at random'],
    ],
    'before a figure it is "number"',
  ],
  sergeant: [
    'Sgt.',
    'Sergeant',
    [
      ['S G T', LETTERS],
      ['Segment', 'completes it at random'],
      ['Signet', LOOKS],
    ],
    'before a name it is the rank',
  ],
  captain: [
    'Capt.',
    'Captain',
    [
      ['C A P T', LETTERS],
      ['capped', LOOKS],
      ['Caption', 'completes it at random'],
    ],
    'before a name it is the rank',
  ],
  professor: [
    'Prof.',
    'Professor',
    [
      ['P R O F', LETTERS],
      ['Profile', 'completes it at random'],
      ['Profit', 'completes it at random'],
    ],
    'before a name it is the title',
  ],
  junior: [
    'Jr.',
    'Junior',
    [
      ['J R', LETTERS],
      ['Journal', 'completes it at random'],
      ['Juror', 'completes it at random'],
    ],
    'after a name it tells a son from his father',
  ],
  versus: [
    'vs.',
    'versus',
    [
      ['V S', LETTERS],
      ['verses', 'is another word'],
      ['vice', 'completes it at random'],
    ],
    'between two opponents it is "versus"',
  ],
  approximately: [
    'approx.',
    'approximately',
    [
      ['approx', LOOKS],
      ['approach', 'completes it at random'],
      ['approaching', 'completes it at random'],
    ],
    'before an amount it is "approximately"',
  ],
  forExample: [
    'e.g.',
    'for example',
    [
      ['egg', LOOKS],
      ['that is', 'is what "i.e." means'],
      ['E G, that is', 'reads the letters and adds what "i.e." means'],
    ],
    'it stands for two Latin words that mean "for example"',
  ],
  thatIs: [
    'i.e.',
    'that is',
    [
      ['for example', 'is what "e.g." means'],
      ['in England', 'completes it at random'],
      ['eye', LOOKS],
    ],
    'it stands for two Latin words that mean "that is"',
  ],
  afternoon: [
    'p.m.',
    'P M',
    [
      ['pim', LOOKS],
      ['past', 'completes it at random'],
      ['post', 'reads a part of the Latin words'],
    ],
    'after a time it is read as two letters',
  ],
  aroundTheClock: [
    '24/7',
    'twenty-four seven',
    [
      ['twenty-four sevenths', 'takes it for a fraction'],
      ['twenty-four slash seven', 'reads the sign aloud'],
      ['the twenty-fourth of July', 'takes it for a date'],
    ],
    'it means all hours of all days, and the sign is not read',
  ],
  evenChance: [
    '50/50',
    'fifty-fifty',
    [
      ['fifty fiftieths', 'takes it for a fraction'],
      ['fifty slash fifty', 'reads the sign aloud'],
      ['fifty over fifty', 'takes it for a fraction'],
    ],
    'two equal chances are read without the sign',
  ],
  yes: [
    'Y/N',
    'yes or no',
    [
      ['Y slash N', 'reads the sign aloud'],
      ['why and', LOOKS],
      ['Y N', LETTERS],
    ],
    'on a form the letters stand for the two answers',
  ],
};

/** Short words that are read as a word, or letter by letter. */
const ACRONYMS: Readonly<Record<string, FixedReading>> = {
  pin: [
    'PIN',
    'pin',
    [
      ['P I N', LETTERS],
      ['pine', 'reads a word with other letters'],
      ['pen', 'reads a word with other letters'],
    ],
    'it is read as the word',
  ],
  // cspell:ignore SKOO SCUB
  scuba: [
    'SCUBA',
    'SKOO-ba',
    [
      ['S C U B A', LETTERS],
      ['SCUB-ah', 'reads it with a short u'],
      ['skew-BAY', NEVER],
    ],
    'it is read as a word',
  ],
  atm: [
    'ATM',
    'A T M',
    [
      ['atom', LOOKS],
      ['at em', LOOKS],
      ['autumn', 'reads a word with other letters'],
    ],
    'it is read letter by letter',
  ],
  informationTechnology: [
    'IT',
    'I T',
    [
      ['it', LOOKS],
      ['item', 'completes it at random'],
      ['eye it', 'reads half of it as a word'],
    ],
    'the department is read letter by letter',
  ],
  unitedStates: [
    'US',
    'U S',
    [
      ['us', LOOKS],
      ['use', 'reads a word with other letters'],
      ['yes', 'reads a word with other letters'],
    ],
    'the country is read letter by letter',
  ],
  vip: [
    'VIP',
    'V I P',
    [
      ['vip', LOOKS],
      ['V one P', 'takes the I for a one'],
      ['six P', 'takes VI for a Roman number'],
    ],
    'it is read letter by letter',
  ],
  rsvp: [
    'RSVP',
    'R S V P',
    [
      ['are served', 'completes it at random'],
      ['reserve', 'completes it at random'],
      ['R five P', 'takes V for a Roman number'],
    ],
    'it is read letter by letter',
  ],
  identity: [
    'ID',
    'I D',
    [
      ['id', LOOKS],
      ['idea', 'completes it at random'],
      ['one D', 'takes the I for a one'],
    ],
    'it is read letter by letter',
  ],
  infusion: [
    'IV',
    'I V',
    [
      ['four', 'takes it for a Roman number'],
      ['ivy', LOOKS],
      ['fourth', 'takes it for the number of a ruler'],
    ],
    'in medicine it is spelled: intravenous',
  ],
  humanResources: [
    'HR',
    'H R',
    [
      ['hour', 'completes it at random'],
      ['her', LOOKS],
      ['hair', LOOKS],
    ],
    'the department is read letter by letter',
  ],
};

// cspell:disable: sounds are spelled as they are heard.
/** Words with two sounds. Capitals are stressed. */
const HOMOGRAPHS: Readonly<Record<string, FixedReading>> = {
  closeGate: [
    'close',
    'cloze',
    sounds('cloass', 'clauze', 'cluss'),
    'the verb ends with the sound of "rose"',
  ],
  tooClose: [
    'close',
    'cloass',
    sounds('cloze', 'class', 'clauce'),
    'the adjective ends with the sound of "dose"',
  ],
  live: ['live', 'liv', sounds('lyve', 'leev', 'layv'), 'the verb has the short i of "give"'],
  liveMusic: ['live', 'lyve', sounds('liv', 'leev', 'layv'), 'the adjective has the long i of "five"'],
  minuteTime: ['minute', 'MIN-it', sounds('my-NOOT', 'mi-NET', 'MIN-oot'), 'it is the span of time'],
  minuteCrack: [
    'minute',
    'my-NOOT',
    sounds('MIN-it', 'mi-NET', 'MY-nut'),
    'it is the adjective for something tiny',
  ],
  readNow: ['read', 'reed', sounds('red', 'raid', 'rid'), 'it is the present: it sounds like "need"'],
  readThen: ['read', 'red', sounds('reed', 'raid', 'rid'), 'it is the past tense: it sounds like "bed"'],
  leadPipe: ['lead', 'led', sounds('leed', 'laid', 'lid'), 'the metal sounds like "bed"'],
  leadWay: ['lead', 'leed', sounds('led', 'laid', 'lid'), 'the verb sounds like "need"'],
  windRoad: ['winds', 'wynds', sounds('wins', 'wends', 'wands'), 'what a road does has the long i of "kind"'],
  windAir: ['wind', 'winned', sounds('wined', 'wend', 'wand'), 'moving air has the short i of "win"'],
  tearEye: ['tear', 'teer', sounds('tair', 'tar', 'tire'), 'what runs from an eye sounds like "here"'],
  tearPaper: ['tear', 'tair', sounds('teer', 'tar', 'tire'), 'what is done to paper sounds like "hair"'],
  bowRibbon: ['bow', 'boh', sounds('bou', 'boo', 'boy'), 'the knot sounds like "go"'],
  bowStage: ['bow', 'bou', sounds('boh', 'boo', 'boy'), 'bending forward sounds like "now"'],
  rowSeats: ['row', 'roh', sounds('rou', 'roo', 'roy'), 'a line of seats sounds like "go"'],
  woundClock: ['wound', 'wownd', sounds('woond', 'wand', 'wond'), 'the past of "wind" sounds like "found"'],
  woundSkin: ['wound', 'woond', sounds('wownd', 'wand', 'wond'), 'an injury sounds like "spooned"'],
  doveBird: ['dove', 'duv', sounds('dohv', 'doov', 'dav'), 'the bird sounds like "love"'],
  doveIn: ['dove', 'dohv', sounds('duv', 'doov', 'dav'), 'the past of "dive" sounds like "drove"'],
  bassFish: ['bass', 'bas', sounds('bayss', 'boss', 'buss'), 'the fish sounds like "pass"'],
  bassVoice: ['bass', 'bayss', sounds('bas', 'boss', 'buss'), 'the deep voice sounds like "face"'],
  sewerPipe: ['sewer', 'SOO-er', sounds('SOH-er', 'SEE-wer', 'SAW-er'), 'the pipe has the sound of "soup"'],
  polish: [
    'polish',
    'POL-ish',
    sounds('POH-lish', 'po-LISH', 'POO-lish'),
    'what makes shoes shine has the o of "doll"',
  ],
  objectThing: [
    'object',
    'OB-jekt',
    sounds('ub-JEKT', 'OB-jeet', 'oh-BEE-jekt'),
    'the noun has its stress at the beginning',
  ],
  objectTo: [
    'object',
    'ub-JEKT',
    sounds('OB-jekt', 'OB-jeet', 'oh-BEE-jekt'),
    'the verb has its stress at the end',
  ],
  recordList: [
    'record',
    'REK-erd',
    sounds('ri-KORD', 'REE-kerd', 'rek-ORD-ee'),
    'the noun has its stress at the beginning',
  ],
  recordIt: [
    'record',
    'ri-KORD',
    sounds('REK-erd', 'REE-kerd', 'rek-ORD-ee'),
    'the verb has its stress at the end',
  ],
  permitPaper: [
    'permit',
    'PER-mit',
    sounds('pur-MIT', 'PER-mite', 'per-MEET'),
    'the noun has its stress at the beginning',
  ],
  permitIt: [
    'permit',
    'pur-MIT',
    sounds('PER-mit', 'PER-mite', 'per-MEET'),
    'the verb has its stress at the end',
  ],
  presentGift: [
    'present',
    'PREZ-ent',
    sounds('pri-ZENT', 'PREE-sent', 'pre-SENT-ee'),
    'the noun has its stress at the beginning',
  ],
  presentIt: [
    'present',
    'pri-ZENT',
    sounds('PREZ-ent', 'PREE-sent', 'pre-SENT-ee'),
    'the verb has its stress at the end',
  ],
  contentHappy: [
    'content',
    'kun-TENT',
    sounds('KON-tent', 'kon-TINE', 'kun-TEENT'),
    'the adjective has its stress at the end',
  ],
  contentIn: [
    'content',
    'KON-tent',
    sounds('kun-TENT', 'kon-TINE', 'kun-TEENT'),
    'the noun has its stress at the beginning',
  ],
  desertSand: [
    'desert',
    'DEZ-ert',
    sounds('di-ZERT', 'DEE-sert', 'des-AIRT'),
    'the dry land has its stress at the beginning',
  ],
  desertIt: [
    'desert',
    'di-ZERT',
    sounds('DEZ-ert', 'DEE-sert', 'des-AIRT'),
    'the verb has its stress at the end',
  ],
  produceFood: [
    'produce',
    'PROH-doos',
    sounds('pruh-DOOS', 'PRO-duke', 'pro-DUK'),
    'the noun has its stress at the beginning',
  ],
  produceIt: [
    'produce',
    'pruh-DOOS',
    sounds('PROH-doos', 'PRO-duke', 'pro-DUK'),
    'the verb has its stress at the end',
  ],
  projectPlan: [
    'project',
    'PROJ-ekt',
    sounds('pruh-JEKT', 'PROH-jeet', 'pruh-JEET'),
    'the noun has its stress at the beginning',
  ],
  projectIt: [
    'project',
    'pruh-JEKT',
    sounds('PROJ-ekt', 'PROH-jeet', 'pruh-JEET'),
    'the verb has its stress at the end',
  ],
  contractPaper: [
    'contract',
    'KON-trakt',
    sounds('kun-TRAKT', 'KON-trayt', 'kun-TRAYT'),
    'the noun has its stress at the beginning',
  ],
  contractIt: [
    'contract',
    'kun-TRAKT',
    sounds('KON-trakt', 'KON-trayt', 'kun-TRAYT'),
    'the verb has its stress at the end',
  ],
  separateThing: [
    'separate',
    'SEP-rit',
    sounds('SEP-a-rayt', 'se-PAR-it', 'SEE-prit'),
    'the adjective ends with a short i',
  ],
  separateIt: [
    'separate',
    'SEP-a-rayt',
    sounds('SEP-rit', 'se-PAR-it', 'SEE-prit'),
    'the verb ends like "rate"',
  ],
  estimateFigure: [
    'estimate',
    'ES-ti-mit',
    sounds('ES-ti-mayt', 'es-TIM-it', 'es-ti-MEET'),
    'the noun ends with a short i',
  ],
  estimateIt: [
    'estimate',
    'ES-ti-mayt',
    sounds('ES-ti-mit', 'es-TIM-it', 'es-ti-MEET'),
    'the verb ends like "mate"',
  ],
  useNoun: ['use', 'yooss', sounds('yooz', 'uss', 'yuzz'), 'the noun ends with the sound of "goose"'],
  useVerb: ['use', 'yooz', sounds('yooss', 'uss', 'yuzz'), 'the verb ends with the sound of "choose"'],
  houseVerb: ['house', 'howz', sounds('howss', 'hooze', 'hoass'), 'the verb ends with the sound of "browse"'],
  excuseVerb: [
    'excuse',
    'ex-KYOOZ',
    sounds('ex-KYOOSS', 'EX-kuss', 'ex-KOYZ'),
    'the verb ends with the sound of "choose"',
  ],
  excuseNoun: [
    'excuse',
    'ex-KYOOSS',
    sounds('ex-KYOOZ', 'EX-kuss', 'ex-KOYZ'),
    'the noun ends with the sound of "goose"',
  ],
  invalidCard: [
    'invalid',
    'in-VAL-id',
    sounds('IN-va-lid', 'in-va-LEED', 'IN-vile-id'),
    'what does not count has its stress in the middle',
  ],
  entranceDoor: [
    'entrance',
    'EN-trunce',
    sounds('en-TRANCE', 'en-TRAYNCE', 'EN-trant'),
    'the way in has its stress at the beginning',
  ],
  numberMore: [
    'number',
    'NUM-mer',
    sounds('NUM-ber', 'NYOO-mer', 'num-BAIR'),
    '"more numb" has no b in its sound',
  ],
  bowedTree: ['bowed', 'boud', sounds('bohd', 'bood', 'boyd'), 'bending forward sounds like "loud"'],
};

// cspell:enable

/** The other sound of a word, and two sounds that it never has. */
function sounds(other: string, ...none: readonly string[]): readonly (readonly [string, string])[] {
  return [[other, OTHER], ...none.map((text) => [text, NEVER] as const)];
}

/** Roman numbers, and what a voice makes of their signs. */
const ROMAN: readonly (readonly [piece: string, value: number, mistaken: string])[] = [
  ['II', 2, 'eleven'],
  ['III', 3, 'eleven one'],
  ['IV', 4, 'six'],
  ['VI', 6, 'four'],
  ['VII', 7, 'eight'],
  ['VIII', 8, 'seven'],
  ['IX', 9, 'eleven'],
  ['XI', 11, 'nine'],
  ['XII', 12, 'thirteen'],
];

function roman(random: Random): Reading {
  const [piece, value, mistaken] = random.pick(ROMAN);
  return {
    piece,
    right: amountWords(value),
    wrong: [
      [ordinalWords(value), 'is the ordinal that a ruler has'],
      [piece.split('').join(' '), LETTERS],
      [mistaken, 'misreads the signs'],
    ],
    rule: 'the number of a part is read as a plain number',
  };
}

function ruler(random: Random): Reading {
  const [piece, value] = random.pick(ROMAN.filter(([, number]) => number < 10));
  return {
    piece,
    right: `the ${ordinalWords(value)}`,
    wrong: [
      [`number ${amountWords(value)}`, 'reads it as a plain number'],
      [piece.split('').join(' '), LETTERS],
      [`the ${amountWords(value)}`, 'adds "the", but keeps the plain number'],
    ],
    rule: 'after the name of a ruler it is an ordinal with "the"',
  };
}

const FIXED = { ...ABBREVIATIONS, ...ACRONYMS, ...HOMOGRAPHS };

/** Pieces with letters, by kind. */
export const WORD_READINGS: Readonly<Record<string, (random: Random) => Reading>> = {
  roman,
  ruler,
  ...Object.fromEntries(
    Object.entries(FIXED).map(([kind, [piece, right, wrong, rule]]) => [
      kind,
      () => ({ piece, right, wrong, rule }),
    ]),
  ),
};
