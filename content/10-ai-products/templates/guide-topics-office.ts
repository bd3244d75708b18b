import type { Topic } from './guide-topics.ts';

const HABITS: Topic = {
  name: 'habit planner',
  things: ['nurses', 'students', 'bus drivers', 'parents'],
  documents: [
    {
      title: 'Summary of a study on habit planners among {thing}, 2024',
      openings: [
        'We asked {thing} who kept a planner for a habit.',
        'The study is about {thing} with a habit planner.',
        'All those who took part are {thing} and kept a habit planner.',
      ],
    },
    {
      title: 'Letter of a researcher on the study',
      openings: [
        'I have read the study on {thing} with care.',
        'Some words on the study about {thing}.',
        'The study on {thing} is often quoted.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['86', '112', '148', '230'],
      says: ['[{} people took part].', 'We [had answers from {} people].'],
      aside: 'They answered by email.',
      claims: ['{} people took part in the study.'],
    },
    {
      doc: 0,
      values: ['six', 'eight', 'ten', 'twelve'],
      says: ['They filled in their planners [for {} weeks].', 'The study [lasted {} weeks].'],
      aside: 'They filled in their planners in the evening.',
      claims: ['The study ran for {} weeks.'],
      beyond: ['After a year most of them still kept their habit.'],
    },
    {
      doc: 0,
      values: ['41', '52', '58', '67'],
      says: [
        'Of them, [{} percent kept up their habit] to the end.',
        '[{} percent kept their habit] until the study ended.',
      ],
      aside: 'Some kept their habit until the study ended.',
      claims: ['{} percent kept their habit until the end of the study.'],
    },
    {
      doc: 0,
      values: ['drinking water', 'a daily walk', 'reading', 'stretching'],
      says: ['[The habit most often chosen was {}].', 'Most [of them chose {}].'],
      aside: 'They chose their habits themselves.',
      claims: ['The most frequent habit was {}.'],
    },
    {
      doc: 0,
      values: ['a planner on paper', 'an app', 'a spreadsheet'],
      says: ['All of them [used {}].', 'Everyone [was given {}].'],
      claims: ['The people in the study worked with {}.'],
      beyond: ['A calendar on the wall works just as well.', 'The results hold for every kind of planner.'],
    },
    {
      doc: 0,
      values: ['three', 'four', 'five', 'seven'],
      says: ['Filling in [took {} minutes a day].', 'They [spent {} minutes a day] on it.'],
      aside: 'Filling in was done with a pen or a finger.',
      claims: ['It took {} minutes a day to fill in the planner.'],
    },
    {
      doc: 1,
      says: [
        'There was no group without a planner, so [we do not know what the planner did].',
        'As everyone had a planner, [its effect cannot be seen] in these numbers.',
        'Without a group that had no planner, [nothing can be said about its effect].',
      ],
      denied: [
        'The planner is what made people keep their habit.',
        'With a planner you are more likely to keep a habit.',
      ],
      follows: ['What effect the planner had is not known.'],
    },
    {
      doc: 1,
      values: ['$10', '$15', '$20', '$25'],
      says: ['People who finished [were paid {}].', '[There were {} for everyone] who finished.'],
      aside: 'People who finished got a letter of thanks.',
      claims: ['Those who finished the study got {}.'],
    },
    {
      doc: 1,
      values: ['women', 'men', 'people under 30', 'people over 50'],
      says: ['[Most of them were {}].', 'It was [mainly {} who answered].'],
      aside: 'Age and sex were noted.',
      claims: ['Most people in the study were {}.'],
    },
    {
      doc: 1,
      values: ['January', 'March', 'September'],
      says: [
        '[It began in {}], when many people make plans.',
        'The study [started in {}], a month of good intentions.',
      ],
      claims: ['The study began in {}.'],
      beyond: ['In the summer people keep their habits longer.'],
    },
  ],
};

const FRAMING: Topic = {
  name: 'framing',
  things: ['Oak & Glass', 'Miter Street', 'Hanging Well', 'Corner Frames'],
  documents: [
    {
      title: 'Price list of the frame shop {thing}, January',
      openings: [
        '{thing} makes frames to order.',
        'All frames of {thing} are made to order.',
        'At {thing} each frame is made for its picture.',
      ],
    },
    {
      title: 'Newsletter of {thing}, September 9',
      openings: ['News from {thing}.', 'This is new at {thing}.', 'Dear friends of {thing}.'],
    },
    {
      title: 'Notes of the author on three orders',
      openings: [
        'I had three prints framed at {thing}.',
        'Three of my prints were framed at {thing}.',
        'My three orders went to {thing}.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 1,
      values: ['$42', '$46', '$49', '$54', '$58'],
      before: { doc: 0, says: 'A frame of 12 by 16 inches costs {}.' },
      says: [
        'From October 1 [a frame of 12 by 16 inches costs {}].',
        'As wood got dearer, [we charge {} for 12 by 16 inches] from October 1.',
      ],
      claims: [
        'In November, a frame of 12 by 16 inches costs {}.',
        'For Christmas, plan {} for a frame of 12 by 16 inches.',
      ],
    },
    {
      doc: 1,
      values: ['five', 'eight', 'ten', 'twelve', 'fifteen'],
      before: { doc: 0, says: 'An order takes {} working days.' },
      says: [
        'Until the end of the year [an order takes {} working days].',
        '[Count on {} working days for an order] until the end of the year.',
      ],
      claims: ['In November, an order takes {} working days.'],
    },
    {
      doc: 0,
      values: ['oak', 'maple', 'walnut', 'ash'],
      says: ['Our frames [are made of {}].', '[{} is the wood] of our frames.'],
      aside: 'Our wood comes from the region.',
      claims: ['The frames of this shop are of {}.'],
    },
    {
      doc: 0,
      values: ['60', '70', '90', '92'],
      says: [
        'The glass [keeps out {} percent of UV light].',
        '[{} percent of UV light is kept out] by the glass.',
      ],
      aside: 'The glass has no reflections.',
      claims: ['The glass keeps out {} percent of the UV light.'],
      beyond: ['Behind this glass a print keeps its colors for fifty years.'],
    },
    {
      doc: 0,
      values: ['24 by 36', '27 by 39', '30 by 40'],
      says: ['The largest frame [measures {} inches].', 'Our limit [is {} inches].'],
      aside: 'Large frames are delivered by van.',
      claims: ['The largest frame that the shop makes has {} inches.'],
    },
    {
      doc: 0,
      says: [
        'Prints are [never glued], only hinged with paper.',
        'We hinge prints with paper and [do not glue them].',
        '[No print is glued]: we use paper hinges.',
      ],
      aside: 'A print should come to us flat, not rolled.',
      follows: ['The shop fixes a print without gluing it.'],
      denied: ['The shop glues prints to the back of the frame.'],
    },
    {
      doc: 1,
      values: ['three', 'four', 'five', 'ten'],
      says: ['If you [order {} frames or more], you get 10 percent off; for fewer you pay the full price.'],
      aside: 'Coupons of last year can still be used.',
      follows: ['For an order of twelve frames there are 10 percent off.'],
      denied: ['For an order of two frames there are 10 percent off.'],
    },
    {
      doc: 2,
      values: ['$131', '$144', '$152', '$167'],
      says: ['Together [they cost {}].', 'I [paid {} for all three].'],
      aside: 'I paid when I picked them up.',
      claims: ['The three orders of the author cost {} together.'],
    },
    {
      doc: 2,
      values: ['one', 'two'],
      says: ['[{} of the three came late], in a week with a holiday.'],
      claims: ['{} of the three orders came late.'],
      beyond: ['It was the holiday that made an order late.'],
    },
    {
      doc: 2,
      values: ['white', 'cream', 'gray'],
      says: ['I always [took a mat in {}].', 'The mats [were {} each time].'],
      aside: 'I took a mat with each of them.',
      claims: ['The author chose mats in {}.'],
      beyond: ['With a black mat a print looks larger.'],
    },
  ],
};

export const OFFICE_TOPICS: readonly Topic[] = [HABITS, FRAMING];
