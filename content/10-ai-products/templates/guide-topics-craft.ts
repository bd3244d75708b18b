import type { Topic } from './guide-topics.ts';

const YARN: Topic = {
  name: 'yarn',
  things: ['merino yarn', 'alpaca yarn', 'cotton yarn', 'linen yarn'],
  documents: [
    {
      title: 'Leaflet of a spinning mill on its {thing}',
      openings: [
        'Our {thing} is spun and dyed in our mill.',
        'We spin and dye this {thing} ourselves.',
        'Thank you for choosing our {thing}.',
      ],
    },
    {
      title: 'Test by a knitting guild, 2025',
      openings: [
        'Twenty members knitted squares of {thing}, all of the same size.',
        'Each of twenty members knitted one square of {thing}.',
        'We compared twenty squares of {thing}, all of the same size.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['180', '210', '230', '270'],
      says: ['A skein [has {} yards].', 'There are [{} yards on a skein].'],
      aside: 'A skein weighs 100 grams.',
      claims: ['One skein gives you {} yards of yarn.'],
      follows: ['With three skeins you have {*3} yards.'],
      denied: ['For {*3} yards, two skeins are enough.'],
    },
    {
      doc: 0,
      values: ['18', '20', '22', '24'],
      says: ['[{} stitches make four inches].', 'Count on [{} stitches for four inches].'],
      aside: 'Knit a square before you begin.',
      claims: ['On four inches there are {} stitches.'],
    },
    {
      doc: 0,
      values: ['6', '7', '8', '9'],
      says: ['We [recommend needles of size {}].', 'The [right needles are of size {}].'],
      aside: 'Needles of wood or metal will do.',
      claims: ['The mill recommends needles of size {}.'],
    },
    {
      doc: 0,
      values: ['65', '75', '85', '95'],
      says: ['Wash it [at {} °F at most].', '[No warmer than {} °F]: this is the limit for washing.'],
      aside: 'Wash it inside out, with a mild detergent.',
      follows: ['A wash at {+20} °F is too warm for this yarn.'],
      denied: ['The yarn stands a wash at {+20} °F.'],
    },
    {
      doc: 0,
      says: ['Dry it lying flat: [hanging makes it longer].', 'A piece that hangs to dry [gets longer].'],
      aside: 'Dry it away from the sun.',
      follows: ['A sweater that is hung up to dry becomes longer.'],
      denied: ['It makes no difference to the length whether a piece dries flat or hanging.'],
    },
    {
      doc: 0,
      values: ['red', 'navy', 'black', 'purple'],
      says: ['The {} yarn [loses color in the first wash].', 'In the first wash, [the {} one loses color].'],
      aside: 'We dye in small lots, so that colors vary a little.',
      follows: ['Wash {} yarn by itself the first time, because it loses color.'],
      beyond: ['The yellow yarn is colorfast from the first wash on.'],
    },
    {
      doc: 1,
      values: ['4', '6', '9', '12'],
      says: [
        'After washing, the squares [were {} percent smaller].',
        '[By {} percent the squares shrank] in the wash.',
      ],
      aside: 'We measured the squares before and after washing.',
      claims: ['In the test, the squares shrank by {} percent.'],
      denied: ['The squares of the test kept their size in the wash.'],
    },
    {
      doc: 1,
      values: ['three', 'five', 'eight', 'ten'],
      says: ['Each of them [was washed {} times].', 'We [washed all of them {} times].'],
      claims: ['The guild washed each square {} times.'],
      beyond: ['After fifty washes the yarn still looks like new.'],
    },
    {
      doc: 1,
      says: [
        'Loose knitters had more pilling, but [our numbers are too small to call it the cause].',
        'Loose knitting and pilling went together; [we cannot call one the cause of the other].',
        'Pilling was worse with loose knitting; [that this is the cause cannot be shown] with twenty squares.',
      ],
      denied: ['Loose knitting causes pilling.', 'If you knit tighter, there will be less pilling.'],
      follows: ['The test does not show that loose knitting causes pilling.'],
    },
    {
      doc: 1,
      values: ['a wool program', 'a delicate program', 'a cold cotton program'],
      says: ['Everyone [used {}].', 'The machine [ran on {}] each time.'],
      claims: ['The guild washed its squares in the machine, on {}.'],
      beyond: ['A tumble dryer does the yarn no harm.', 'Dry cleaning is fine for this yarn, too.'],
    },
  ],
};

const INK: Topic = {
  name: 'ink',
  things: ['pigment ink', 'dye ink', 'marker ink'],
  documents: [
    {
      title: 'Data sheet of the maker on its {thing}',
      openings: [
        'Our {thing} is made for paper and light cardboard.',
        'Use our {thing} on paper or light cardboard.',
        'Shake the bottle of {thing} before use.',
      ],
    },
    {
      title: 'Light test of a print club',
      openings: [
        'We hung strips with {thing} of every color in a window.',
        'Strips with {thing} of all colors were put in a window.',
        'For this test we printed strips with {thing} of every color and hung them up.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['20', '45', '60', '90'],
      says: ['It is [dry to the touch after {} seconds].', '[After {} seconds it is dry] to the touch.'],
      aside: 'It dries faster on uncoated paper.',
      claims: ['You can touch the ink after {} seconds.'],
      beyond: ['On canvas the ink takes twice as long to dry.'],
    },
    {
      doc: 0,
      values: ['one year', 'two years', 'three years', 'four years'],
      says: ['An open bottle [is good for {}].', 'Use it up [within {} of opening]: that is its life.'],
      aside: 'Close the bottle after use.',
      claims: ['Once it is open, a bottle lasts {}.'],
    },
    {
      doc: 0,
      says: [
        'It is [not waterproof] on glossy paper.',
        'On glossy paper [water takes it off].',
        'Water [takes the ink off glossy paper].',
      ],
      aside: 'For glossy paper we make a special cleaner.',
      follows: ['A glossy print that gets wet loses ink.'],
      denied: ['Water does the ink no harm on glossy paper.'],
    },
    {
      doc: 0,
      values: ['24', '30', '36', '48'],
      says: ['The range [has {} colors].', 'It is sold [in {} colors].'],
      aside: 'All colors can be mixed with each other.',
      claims: ['You can choose among {} colors.'],
    },
    {
      doc: 0,
      values: ['5', '8', '12', '15'],
      says: [
        'A bottle of 30 ml [is enough for {} square feet].',
        '[{} square feet can be covered] with 30 ml.',
      ],
      aside: 'A bottle has 30 ml.',
      claims: ['With one bottle of 30 ml you cover {} square feet.'],
      follows: ['Two bottles of 30 ml cover {*2} square feet.'],
      denied: ['For {*2} square feet, one bottle of 30 ml is enough.'],
    },
    {
      doc: 0,
      says: [
        'The ink [has not been tested for toys].',
        '[Tests for toys have not been made].',
        'We have [no tests for toys].',
      ],
      denied: ['The maker had the ink tested for toys.'],
      follows: ['For toys there are no tests by the maker.'],
    },
    {
      doc: 1,
      values: ['three', 'four', 'six', 'nine'],
      says: ['They [hung there for {} months].', 'We [took them down after {} months].'],
      claims: ['The strips were in the light for {} months.'],
      beyond: ['After ten years in the light the colors are still the same.'],
    },
    {
      doc: 1,
      values: ['a red', 'an orange', 'a pink', 'a violet'],
      says: ['The color that [faded most was {}].', '[{} faded most of all].'],
      aside: 'Some colors faded, others did not.',
      claims: ['Of all the colors, {} one faded most.'],
    },
    {
      doc: 1,
      values: ['south', 'west', 'east'],
      says: ['The window [faces {}] and has no curtain.', 'It is [a window to the {}], without a curtain.'],
      claims: ['The window of the light test faces {}.'],
      beyond: ['Under museum glass the colors do not fade at all.'],
    },
    {
      doc: 1,
      says: [
        'Strips on thick paper faded less, but they hung lower, so [we do not know whether the paper is the reason].',
        'The strips on thick paper hung lower; that they faded less [may or may not be due to the paper].',
        'On thick paper the colors faded less, but as those strips hung lower, [the cause remains open].',
      ],
      denied: ['Thick paper protects the colors from fading.'],
      follows: ['The light test leaves open whether thick paper protects the colors.'],
    },
  ],
};

export const CRAFT_TOPICS: readonly Topic[] = [YARN, INK];
